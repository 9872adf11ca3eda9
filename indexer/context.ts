/** The connections and services that every part of the indexer shares. */
import type pg from "pg";
import type { WorkerPool } from "./workers/worker-pool";

export interface IndexerContext {
  /** holds the locks; rows and links go over it, one transaction at a time */
  writer: pg.Client;
  /** progress and notifications, beside the transactions */
  control: pg.Client;
  pool: WorkerPool;
  /** names are all that is wanted now: nothing is read a second time to read it better */
  untilNavigable: boolean;
  /** paths that git tracked although it ignores them when it was asked last, by repository */
  trackedIgnored: Map<number, string[]>;
  /** links that were seen among the files of a repository */
  links: Map<number, Set<string>>;
  /** other processes write to the same database: what concerns all of it is not this one's to do */
  isShared: boolean;
  /** a worker died over the repository: its files are read one at a time, so that another death tells which it was */
  isCareful: boolean;
  /** set when the process shall end */
  stopped: AbortSignal;
}

/** The indexer was asked to stop: not a failure. */
export class Stopped extends Error {
  override readonly name = "Stopped";
}

/** @throws Stopped */
export function checkStopped({ stopped }: IndexerContext): void {
  if (stopped.aborted) throw new Stopped("The indexer was asked to stop.");
}
