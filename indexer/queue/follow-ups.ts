/**
 * Jobs that follow when a repository was indexed: what compilers' engines say of it, its index by meaning. Any worker
 * takes them, one of a kind at a time. What a job has to do stands in the tables that it fills, so doing it twice
 * changes nothing; two never do the same at once, for the session that writes holds the lock of its name.
 */
import { setTimeout as sleep } from "node:timers/promises";
import type { Task } from "graphile-worker";
import type pg from "pg";
import { z } from "zod";
import { giveJobsBack, isWaiting, MOST_DEATHS } from "../../lib/db/admin/index-jobs";
import { isConnectionLost } from "../../lib/db/admin/indexer-client";
import { giveJobBack, takeJob } from "../../lib/db/admin/indexer-locks";
import { QueueConnection } from "./queue-connection";

/** What is to be done: `semantic`, `precise` (which engines have something to say), `precise:clangd`. */
export type FollowUp = { task: string; repositoryId: number };
export type DoFollowUp = (repositoryId: number) => Promise<void>;

/** Milliseconds between two tries for the lock of somebody who was given up and has not ended yet. */
const RETRY = 500;

const payloadSchema = z.object({ repositoryId: z.number().int() });

export class FollowUps {
  private constructor(
    private readonly client: pg.Client,
    private readonly connection: QueueConnection,
  ) {}

  /**
   * What this holder had before its connection was lost goes back.
   * @param client whose session holds the locks
   */
  static async open(url: string, client: pg.Client, holder: string): Promise<FollowUps> {
    const connection = await QueueConnection.open(url, holder);
    await giveJobsBack(client, holder, "unharmed");
    return new FollowUps(client, connection);
  }

  /**
   * A job that waits is left as it is: whoever takes it finds what is to be done now, and the queue would forget the
   * deaths over one that is added again.
   * @param afterMs what comes within that time is one job with it
   */
  async add({ task, repositoryId }: FollowUp, afterMs = 0): Promise<void> {
    const name = `${task}:${repositoryId}`;
    if (await isWaiting(this.client, name)) return;
    const when = afterMs > 0 ? { runAt: new Date(Date.now() + afterMs) } : {};
    const spec = { jobKey: name, queueName: name, maxAttempts: MOST_DEATHS, ...when };
    await this.connection.add(task, { repositoryId }, spec);
  }

  /** Does jobs of these tasks until one finds the connection lost. @throws that loss */
  async work(tasks: Readonly<Record<string, DoFollowUp>>): Promise<never> {
    const ended = new AbortController();
    let failure: unknown = new Error("The queue ended by itself.");
    const named = Object.entries(tasks).map(([task, act]): [string, Task] => [
      task,
      async (payload) => {
        const { repositoryId } = payloadSchema.parse(payload);
        try {
          await this.alone(`${task}:${repositoryId}`, () => act(repositoryId));
        } catch (error) {
          if (isConnectionLost(error)) {
            failure = error;
            ended.abort();
          }
          throw error;
        }
      },
    ]);
    this.client.once("end", () => ended.abort());
    await this.connection.work(Object.fromEntries(named), ended.signal);
    throw failure;
  }

  close(): Promise<void> {
    return this.connection.close();
  }

  private async alone(name: string, work: () => Promise<void>): Promise<void> {
    while (!(await takeJob(this.client, name))) await sleep(RETRY);
    try {
      await work();
    } finally {
      // A connection that is gone holds nothing.
      await giveJobBack(this.client, name).catch(() => {});
    }
  }
}
