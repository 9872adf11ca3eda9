/**
 * The queue of several processes, in Postgres, by graphile-worker. A repository is a queue of its own there, so that
 * its jobs come one after the other, and a key, so that what waits already is not added twice. Changed paths become a
 * look at the whole. Deaths of workers are not its matter: the dispatcher gives their jobs back.
 */
import type { Task } from "graphile-worker";
import { z } from "zod";
import { holderName, INDEX_TASK, queueName } from "../../lib/db/admin/index-jobs";
import type { JobHandler, JobQueue } from "./job-queue";
import { QueueConnection } from "./queue-connection";

/** A job that fails so often without any worker dying is left alone. */
const ATTEMPTS = 25;

const payloadSchema = z.object({ repositoryId: z.number().int() });

export class PostgresQueue implements JobQueue {
  private constructor(private readonly connection: QueueConnection) {}

  /** Makes its tables where they are not there. @param workerId see lib/db/admin/index-workers.ts */
  static async open(url: string, workerId: number): Promise<PostgresQueue> {
    return new PostgresQueue(await QueueConnection.open(url, holderName(workerId)));
  }

  async addWhole(repositoryId: number): Promise<void> {
    const names = { jobKey: `${INDEX_TASK}:${repositoryId}`, queueName: queueName(repositoryId) };
    await this.connection.add(INDEX_TASK, { repositoryId }, { ...names, maxAttempts: ATTEMPTS });
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
    await this.connection.work({ [INDEX_TASK]: task }, AbortSignal.any([stop, ended.signal]));
    if (failure !== undefined) throw failure;
    return hasEnded;
  }

  close(): Promise<void> {
    return this.connection.close();
  }
}
