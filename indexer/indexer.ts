/**
 * The indexer at work: holds the connections and the lock, takes queued repositories one after the other, follows
 * their folders, and starts over when the database was gone for a while.
 */
import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";
import { createBulkIndexes } from "../lib/db/admin/bulk-indexes";
import { pruneChanges } from "../lib/db/write/change-log";
import { closeInterruptedRuns, type IndexerMessage } from "../lib/db/admin/index-runs";
import { connectIndexer, isConnectionLost } from "../lib/db/admin/indexer-client";
import { takeIndexerLock } from "../lib/db/admin/indexer-locks";
import { listRepositories, REPOSITORY_CHANNEL, type RepositoryEntry } from "../lib/db/admin/repositories";
import { isDiskFull } from "../lib/db/disk-full";
import { env } from "../lib/env";
import type { AppError } from "../lib/errors";
import { Stopped, type IndexerContext } from "./context";
import type { FollowingThread } from "./following/following-thread";
import { diskFull, spaceAgain } from "../lib/full-disk";
import { tellLauncher } from "./run-progress";
import type { Job } from "./queue/job-queue";
import { MemoryQueue } from "./queue/memory-queue";
import { WithoutSpace } from "./queue/without-space";
import { runRepository, type SecondLook } from "./run";
import { indexPaths, needsWholeRun } from "./watch/changed-paths";
import { RepositoryWatcher } from "./watch/repository-watcher";
import type { WorkerPool } from "./workers/worker-pool";

interface IndexerSettings {
  pool: WorkerPool;
  /** null: no text index is kept */
  text: FollowingThread | null;
  /** null: no compiler is asked */
  precise: FollowingThread | null;
  /** null: no index by meaning is kept */
  semantic: FollowingThread | null;
  watch: boolean;
  /** end when nothing is left to do, instead of waiting for more */
  once: boolean;
  /** leave out what comes after names can be found */
  untilNavigable: boolean;
  stop: AbortSignal;
}

const RECONNECT = 1_000;
const AWAY: IndexerMessage = {
  type: "error",
  message: "The database cannot be reached. Trying again every second.",
};

/** Runs until it is told to stop (or, with `once`, is done). False when a repository could not be indexed. */
export async function runIndexer(settings: IndexerSettings): Promise<boolean> {
  const indexer = new Indexer(settings);
  for (let complained = false; !settings.stop.aborted;) {
    try {
      return await indexer.work(() => {
        if (complained) tellLauncher({ type: "error", message: "The database answers again." });
        complained = false;
      });
    } catch (error) {
      if (error instanceof Stopped) break;
      const isFull = isDiskFull(error) && !settings.once;
      if (!isFull && !isConnectionLost(error)) throw error;
      if (!complained) tellLauncher(isFull ? await fullMessage(error) : AWAY);
      complained = true;
      await (isFull ? spaceAgain(env().dataFolder, settings.stop) : sleep(RECONNECT));
    } finally {
      await indexer.disconnect();
    }
  }
  return true;
}

async function fullMessage(error: unknown): Promise<IndexerMessage> {
  const { message, hint } = await diskFull(error, env().dataFolder);
  return { type: "error", message, hint };
}

class Indexer {
  private readonly queue = new MemoryQueue();
  private readonly watchers = new Map<number, RepositoryWatcher>();
  /** what is left to do in repositories of which names can be found: those of all come first */
  private readonly secondLooks = new Map<number, SecondLook>();
  private clients: pg.Client[] = [];
  /** a connection ended */
  private lost = new AbortController();
  private readonly withoutSpace: WithoutSpace;
  private allWell = true;

  constructor(private readonly settings: IndexerSettings) {
    this.withoutSpace = new WithoutSpace(this.queue, settings.stop);
  }

  /** @param onConnected the database answers */
  async work(onConnected: () => void): Promise<boolean> {
    const context = await this.connect();
    this.secondLooks.clear();
    onConnected();
    for (const { id } of await listRepositories(context.control)) this.queue.addWhole(id);
    const stop = AbortSignal.any([context.stopped, this.lost.signal]);
    const handler = { handle: (job: Job) => this.doJob(context, job), idle: () => this.idle(context), stop };
    while (!(await this.queue.work(handler))) {
      if (context.stopped.aborted) throw new Stopped("The indexer was asked to stop.");
      // Finds out, by questions, whether it was a connection that ended the work.
      for (const client of [context.writer, context.control]) await client.query("select 1");
    }
    return this.allWell;
  }

  /** Everything queued is done. True when that is the end. */
  private async idle(context: IndexerContext): Promise<boolean> {
    for (const id of this.secondLooks.keys()) {
      await this.lookTwice(id);
      if (this.queue.isFilled) return false;
    }
    if (context.stopped.aborted) throw new Stopped("The indexer was asked to stop.");
    tellLauncher({ type: "idle" });
    const { text, precise, semantic, once } = this.settings;
    // The text index follows when names can be found: a search does without it until then.
    if (once) await Promise.all([text?.finish(), precise?.finish(), semantic?.finish()]);
    if (once) return true;
    text?.look();
    precise?.look();
    semantic?.look();
    if (this.settings.watch) await context.pool.warm();
    return false;
  }

  async disconnect(): Promise<void> {
    const { clients } = this;
    this.clients = [];
    await Promise.all([...this.watchers.values()].map((watcher) => watcher.close()));
    this.watchers.clear();
    await Promise.all(clients.map((client) => client.end().catch(() => {})));
  }

  private async connect(): Promise<IndexerContext> {
    this.lost = new AbortController();
    const writer = await this.client("fathom indexer");
    const control = await this.client("fathom indexer progress");
    for (let told = false; !(await takeIndexerLock(writer, "alone")); told = true) {
      if (this.settings.stop.aborted) throw new Stopped("The indexer was asked to stop.");
      if (!told) tellLauncher({ type: "error", message: "Another indexer works on this database; waiting for it." });
      await sleep(RECONNECT);
    }
    await closeInterruptedRuns(control);
    await createBulkIndexes(writer);
    await pruneChanges(writer);
    control.on("notification", ({ payload }) => this.queue.addWhole(Number(payload)));
    await control.query(`listen ${REPOSITORY_CHANNEL}`);
    const { pool, untilNavigable, stop } = this.settings;
    const noted = { trackedIgnored: new Map(), links: new Map(), isShared: false, isCareful: false };
    return { writer, control, pool, untilNavigable, ...noted, stopped: stop };
  }

  private async client(name: string): Promise<pg.Client> {
    const client = await connectIndexer(name);
    client.once("end", () => this.lost.abort());
    this.clients.push(client);
    return client;
  }

  private async doJob(context: IndexerContext, { repositoryId, paths }: Job): Promise<void> {
    const repository = (await listRepositories(context.control)).find(({ id }) => id === repositoryId);
    if (!repository) return this.forget(repositoryId);
    await this.lookTwice(repositoryId);
    // Before the look, so that nothing changes unseen in between.
    if (this.settings.watch && !this.settings.once) await this.watch(repository);
    if (paths !== null && !(await needsWholeRun(repository, paths))) await this.follow(context, repository, paths);
    else await this.run(context, repository);
  }

  private async run(context: IndexerContext, repository: RepositoryEntry): Promise<void> {
    const { id } = repository;
    this.conclude(id, await runRepository(context, repository, (look) => this.secondLooks.set(id, look)));
  }

  private async lookTwice(repositoryId: number): Promise<void> {
    const look = this.secondLooks.get(repositoryId);
    this.secondLooks.delete(repositoryId);
    if (look) this.conclude(repositoryId, await look());
  }

  private conclude(repositoryId: number, failure: AppError | null): void {
    this.allWell &&= failure === null;
    if (isDiskFull(failure) && !this.settings.once) void this.withoutSpace.add(repositoryId);
  }

  /** What goes wrong with some paths is left to a whole run, which puts a failure on record. */
  private async follow(context: IndexerContext, repository: RepositoryEntry, paths: readonly string[]): Promise<void> {
    try {
      await indexPaths(context, repository, paths);
    } catch (error) {
      if (error instanceof Stopped || isConnectionLost(error)) throw error;
      console.error(error);
      this.queue.addWhole(repository.id);
    }
  }

  private async watch({ id, root, name }: RepositoryEntry): Promise<void> {
    if (this.watchers.has(id)) return;
    const watcher = new RepositoryWatcher(root, {
      changed: (paths) => (paths === null ? this.queue.addWhole(id) : this.queue.addPaths(id, paths)),
      polling: (reason) =>
        tellLauncher({
          type: "error",
          message: `${name}: changes are looked for every 30 s, because the system does not report them (${reason}).`,
        }),
    });
    this.watchers.set(id, watcher);
    await watcher.start();
  }

  private async forget(repositoryId: number): Promise<void> {
    this.secondLooks.delete(repositoryId);
    await this.watchers.get(repositoryId)?.close();
    this.watchers.delete(repositoryId);
  }
}
