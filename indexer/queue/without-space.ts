/** Repositories that could not be written for want of space: queued again, each once, when there is some. */
import { env } from "../../lib/env";
import { spaceAgain } from "../../lib/full-disk";
import type { JobQueue } from "./job-queue";

export class WithoutSpace {
  private readonly ids = new Set<number>();
  private isWaiting = false;

  /**
   * @param signal ends the wait: nothing is queued then
   * @param wait resolves when another try may do better
   */
  constructor(
    private readonly queue: Pick<JobQueue, "addWhole">,
    private readonly signal: AbortSignal,
    private readonly wait: typeof spaceAgain = spaceAgain,
  ) {}

  /** However many fail, and however often, one wait is for all. @throws what the queue throws */
  async add(repositoryId: number): Promise<void> {
    this.ids.add(repositoryId);
    if (this.isWaiting) return;
    this.isWaiting = true;
    await this.wait(env().dataFolder, this.signal);
    this.isWaiting = false;
    const again = [...this.ids];
    this.ids.clear();
    if (!this.signal.aborted) for (const id of again) await this.queue.addWhole(id);
  }
}
