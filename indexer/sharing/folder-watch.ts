/** The part of one worker that watches the folders it sees, and queues those that changed. */
import { existsSync } from "node:fs";
import type pg from "pg";
import { gitSources } from "../../lib/db/admin/git-sources";
import { listRepositories } from "../../lib/db/admin/repositories";
import type { JobQueue } from "../queue/job-queue";
import { RepositoryWatcher } from "../watch/repository-watcher";

export class FolderWatch {
  private readonly watchers = new Map<number, RepositoryWatcher>();

  /** @param failed takes what went wrong with adding */
  constructor(
    private readonly client: pg.Client,
    private readonly queue: JobQueue,
    private readonly failed: (error: unknown) => void,
  ) {}

  /** Begins with what was entered, ends with what went. What may have changed unseen is queued. */
  async look(): Promise<void> {
    const fetched = new Set((await gitSources(this.client)).map(({ repositoryId }) => repositoryId));
    const seen = (await listRepositories(this.client)).filter(({ id, root }) => !fetched.has(id) && existsSync(root));
    const ids = new Set(seen.map(({ id }) => id));
    for (const [id, watcher] of this.watchers) {
      if (ids.has(id)) continue;
      this.watchers.delete(id);
      await watcher.close();
    }
    for (const { id, root, name, state } of seen) {
      if (this.watchers.has(id)) continue;
      const add = (): void => void Promise.resolve(this.queue.addWhole(id)).catch(this.failed);
      const polling = (why: string): void => console.error(`${name}: looked at every 30 s, not followed (${why}).`);
      const watcher = new RepositoryWatcher(root, { changed: add, polling });
      this.watchers.set(id, watcher);
      await watcher.start();
      // What is queued, or failed, has its own reasons.
      if (state === "ready") add();
    }
  }

  async close(): Promise<void> {
    await Promise.all([...this.watchers.values()].map((watcher) => watcher.close()));
    this.watchers.clear();
  }
}
