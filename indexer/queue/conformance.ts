/** What every queue of the indexer does. For tests only: called by the tests of each. */
import { expect, test } from "vitest";
import type { JobHandler, JobQueue } from "./job-queue";

const LONG = { timeout: 30_000, interval: 20 };

/** @param open a queue with nothing in it; two that are opened share their jobs where `isShared` */
export function queueConformance(open: () => Promise<JobQueue>): void {
  /** Works until the test ends it; what was done is listed. */
  const working = (queue: JobQueue, act: (repositoryId: number) => Promise<void> = () => Promise.resolve()) => {
    const stop = new AbortController();
    const done: number[] = [];
    const handler: JobHandler = {
      handle: async ({ repositoryId }) => {
        await act(repositoryId);
        done.push(repositoryId);
      },
      idle: () => Promise.resolve(false),
      stop: stop.signal,
    };
    const ended = queue.work(handler);
    return { done, ended, end: () => (stop.abort(), ended) };
  };

  test("what is added before and while it works is done, each once", async () => {
    const queue = await open();
    await queue.addWhole(1);
    const work = working(queue);
    await expect.poll(() => work.done, LONG).toEqual([1]);
    await queue.addWhole(2);
    await expect.poll(() => work.done, LONG).toEqual([1, 2]);
    expect(await work.end()).toBe(false);
  });

  test("what waits already is not done twice", async () => {
    const queue = await open();
    for (const id of [1, 2, 1, 1]) await queue.addWhole(id);
    await queue.addPaths(2, ["a.c"]);
    const work = working(queue);
    await expect.poll(() => work.done.length, LONG).toBe(2);
    expect([...work.done].sort()).toEqual([1, 2]);
    await work.end();
  });

  test("what is added while it is done is done once more, behind it", async () => {
    const queue = await open();
    let inside = 0;
    let most = 0;
    await queue.addWhole(1);
    let isFirst = true;
    const work = working(queue, async () => {
      most = Math.max(most, ++inside);
      if (isFirst) {
        isFirst = false;
        await queue.addWhole(1);
        await queue.addWhole(1);
      }
      await new Promise((resolve) => setTimeout(resolve, 50));
      inside--;
    });
    await expect.poll(() => work.done, LONG).toEqual([1, 1]);
    expect(most).toBe(1);
    await work.end();
  });

  test("changed paths bring their repository", async () => {
    const queue = await open();
    const work = working(queue);
    await queue.addPaths(3, ["a.c", "b.c"]);
    await expect.poll(() => work.done, LONG).toEqual([3]);
    await work.end();
  });

  test("what a job throws ends the work, and the end of it is the worker's to say", async () => {
    const queue = await open();
    await queue.addWhole(1);
    const fails = working(queue, () => Promise.reject(new Error("the database is gone")));
    await expect(fails.ended).rejects.toThrow("the database is gone");
  });
}
