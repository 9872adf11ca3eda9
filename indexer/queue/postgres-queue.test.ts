import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { queueLength } from "../../lib/db/admin/index-jobs";
import { testDatabase, type TestDatabase } from "../../testing/database/test-database";
import { queueConformance } from "./conformance";
import { PostgresQueue } from "./postgres-queue";

let database: TestDatabase;
let opened: PostgresQueue[] = [];
beforeEach(async () => {
  database = await testDatabase();
});
afterEach(async () => {
  await Promise.all(opened.map((queue) => queue.close()));
  opened = [];
  await database.drop();
});

async function open(): Promise<PostgresQueue> {
  const queue = await PostgresQueue.open(database.url, opened.length + 1);
  opened.push(queue);
  return queue;
}

describe("the queue in Postgres", () => {
  queueConformance(open);

  test("what one process could not do is there for another, and what waits is counted", async () => {
    const [first, second] = [await open(), await open()];
    expect(await queueLength(database.pool)).toEqual({ waiting: 0, running: 0 });
    await first.addWhole(1);
    expect(await queueLength(database.pool)).toEqual({ waiting: 1, running: 0 });
    const stop = new AbortController().signal;
    const idle = (): Promise<boolean> => Promise.resolve(true);
    const fails = first.work({ handle: () => Promise.reject(new Error("stopped")), idle, stop });
    await expect(fails).rejects.toThrow("stopped");
    const done: number[] = [];
    expect(await second.work({ handle: async ({ repositoryId }) => void done.push(repositoryId), idle, stop })).toBe(
      true,
    );
    expect(done).toEqual([1]);
    expect(await queueLength(database.pool)).toEqual({ waiting: 0, running: 0 });
  });
});

test("many that begin at once all get it", async () => {
  const queues = await Promise.all([1, 2, 3, 4, 5, 6].map((id) => PostgresQueue.open(database.url, id)));
  opened.push(...queues);
  expect(await queueLength(database.pool)).toEqual({ waiting: 0, running: 0 });
});

test("a database that no worker has seen has no queue", async () => {
  expect(await queueLength(database.pool)).toBeNull();
});
