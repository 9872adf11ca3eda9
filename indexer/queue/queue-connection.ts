/** The tables of graphile-worker in Postgres: adds jobs, and hands them over one after the other. */
import { Logger, makeWorkerUtils, run, type TaskList, type TaskSpec, type WorkerUtils } from "graphile-worker";
import type pg from "pg";
import { setTimeout as sleep } from "node:timers/promises";
import { QUEUE_SCHEMA } from "../../lib/db/admin/index-jobs";
import { makingQueue } from "../../lib/db/admin/indexer-locks";
import { createPool } from "../../lib/db/pool";

/** Milliseconds between two looks for work; what is added by others is heard of at once. */
const POLL_MS = 2_000;
/** Milliseconds for ending in order; a database that is away would be waited for. */
const END_MS = 5_000;
const CONNECTIONS = 4;

/** Says what went wrong, and nothing of each job. */
const logger = new Logger(() => (level, message) => {
  if (level === "error" || level === "warning") console.error(`The queue: ${message}`);
});

export class QueueConnection {
  private constructor(
    private readonly pool: pg.Pool,
    private readonly utils: WorkerUtils,
    private readonly holder: string,
  ) {}

  /** Makes the tables where they are not there. @param holder what jobs are held by, see lib/db/admin/index-jobs.ts */
  static async open(url: string, holder: string): Promise<QueueConnection> {
    const pool = createPool({
      ...{ url, applicationName: "fathom worker, queue", max: CONNECTIONS, statementTimeout: 60_000 },
    });
    try {
      const utils = await makingQueue(pool, () => makeWorkerUtils({ pgPool: pool, schema: QUEUE_SCHEMA, logger }));
      return new QueueConnection(pool, utils, holder);
    } catch (error) {
      await pool.end();
      throw error;
    }
  }

  async add(task: string, payload: Record<string, unknown>, spec: TaskSpec): Promise<void> {
    await this.utils.addJob(task, payload, spec);
  }

  /** Does jobs of these tasks, one at a time, until the signal says so; the one under way is ended first. */
  async work(taskList: TaskList, until: AbortSignal): Promise<void> {
    const settings = { pgPool: this.pool, schema: QUEUE_SCHEMA, concurrency: 1, pollInterval: POLL_MS, logger };
    // The option is read by `run`, and left out of its types.
    const named = { ...settings, workerId: this.holder };
    const runner = await run({ ...named, taskList, noHandleSignals: true });
    await aborted(until);
    await Promise.race([runner.stop().catch(() => {}), sleep(END_MS, undefined, { ref: false })]);
  }

  async close(): Promise<void> {
    await Promise.race([this.end(), sleep(END_MS, undefined, { ref: false })]);
  }

  private async end(): Promise<void> {
    await this.utils.release();
    await this.pool.end();
  }
}

function aborted(signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve();
  return new Promise((resolve) => signal.addEventListener("abort", () => resolve(), { once: true }));
}
