/**
 * The port of the indexer's queue. A job is a repository to look at: as a whole, or at some changed paths of it. What
 * is added while it waits is one job with it; what is added while it is done is done once more. A job may be handed
 * out again after a crash, so whoever does it must be able to do it twice. `conformance.ts` is what every queue
 * passes.
 */

/** @property paths null: all of the repository */
export type Job = { repositoryId: number; paths: string[] | null };

export interface JobHandler {
  /** Does one job; nothing else is handed over meanwhile. What it throws ends the work. */
  handle(job: Job): Promise<void>;
  /** Called when nothing waits; true where that is the end of the work. */
  idle(): Promise<boolean>;
  /** ends the work, behind the job that is under way */
  stop: AbortSignal;
}

export interface JobQueue {
  /** Looks at all of a repository; that covers what changed in it. */
  addWhole(repositoryId: number): void | Promise<void>;
  /** Looks at these paths at least. */
  addPaths(repositoryId: number, paths: readonly string[]): void | Promise<void>;
  /** Hands over one job after the other and waits for more. True when `idle` ended it, false when `stop` did. */
  work(handler: JobHandler): Promise<boolean>;
}
