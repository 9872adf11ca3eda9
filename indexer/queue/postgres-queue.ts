/**
 * The queue of several processes, in Postgres, by graphile-worker. A repository is a queue of its own there, so that
 * its jobs come one after the other, and a key, so that what waits already is not added twice. Changed paths become a
 * look at the whole. Deaths of workers are not its matter: the dispatcher gives their jobs back.
 */
import { Logger, makeWorkerUtils, run, type Runner, type Task, type WorkerUtils } from "graphile-worker";
import type pg from "pg";
import { setTimeout as sleep } from "node:timers/promises";
import { z } from "zod";
import { holderName, QUEUE_SCHEMA, queueName } from "../../lib/db/admin/index-jobs";
import { makingQueue } from "../../lib/db/admin/indexer-locks";
import { createPool } from "../../lib/db/pool";
import type { JobHandler, JobQueue } from "./job-queue";

const TASK = "index";
/** Milliseconds between two looks for work; what is added by others is heard of at once. */
const POLL_MS = 2_000;
/** A job that fails so often without any worker dying is left alone. */
const ATTEMPTS = 25;
/** Milliseconds for ending in order; a database that is away would be waited for. */
const END_MS = 5_000;
const CONNECTIONS = 4;

const payloadSchema = z.object({ repositoryId: z.number().int() });

/** Says what went wrong, and nothing of each job. */
const logger = new Logger(() => (level, message) => {
  if (level === "error" || level === "warning") console.error(`The queue: ${message}`);
});

export class PostgresQueue implements JobQueue {
  private constructor(
    private readonly pool: pg.Pool,
    private readonly utils: WorkerUtils,
    private readonly workerId: number,
  ) {}

  /** Makes its tables where they are not there. @param workerId see lib/db/admin/index-workers.ts */
  static async open(url: string, workerId: number): Promise<PostgresQueue> {
    const pool = createPool({
      ...{ url, applicationName: "fathom worker, queue", max: CONNECTIONS, statementTimeout: 60_000 },
    });
    try {
      const utils = await makingQueue(pool, () => makeWorkerUtils({ pgPool: pool, schema: QUEUE_SCHEMA, logger }));
      return new PostgresQueue(pool, utils, workerId);
    } catch (error) {
      await pool.end();
      throw error;
    }
  }

  async addWhole(repositoryId: number): Promise<void> {
    const names = { jobKey: `${TASK}:${repositoryId}`, queueName: queueName(repositoryId) };
    await this.utils.addJob(TASK, { repositoryId }, { ...names, maxAttempts: ATTEMPTS });
  }

  addPaths(repositoryId: number): Promise<void> {
    return this.addWhole(repositoryId);
  }

  async work({ handle, idle, stop }: JobHandler): Promise<boolean> {
    const ended = new AbortController();
    let hasEnded = false;
    let failure: unknown;
    const task: Task = async (payload) => {
      const { repositoryId } = payloadSchema.parse(payload);
      try {
        await handle({ repositoryId, paths: null });
        hasEnded = await idle();
      } catch (error) {
        failure = error;
        ended.abort();
        // Somebody else does it, as if it had not been begun here.
        await this.addWhole(repositoryId);
      }
      if (hasEnded) ended.abort();
    };
    const runner = await this.start({ [TASK]: task });
    await aborted(AbortSignal.any([stop, ended.signal]));
    await Promise.race([runner.stop().catch(() => {}), sleep(END_MS, undefined, { ref: false })]);
    if (failure !== undefined) throw failure;
    return hasEnded;
  }

  async close(): Promise<void> {
    await Promise.race([this.end(), sleep(END_MS, undefined, { ref: false })]);
  }

  private async end(): Promise<void> {
    await this.utils.release();
    await this.pool.end();
  }

  private start(taskList: Record<string, Task>): Promise<Runner> {
    const settings = { pgPool: this.pool, schema: QUEUE_SCHEMA, concurrency: 1, pollInterval: POLL_MS, logger };
    // The option is read by `run`, and left out of its types.
    const named = { ...settings, workerId: holderName(this.workerId) };
    return run({ ...named, taskList, noHandleSignals: true });
  }
}

function aborted(signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve();
  return new Promise((resolve) => signal.addEventListener("abort", () => resolve(), { once: true }));
}
