import { getEventListeners } from "node:events";
import { describe, expect, test } from "vitest";
import { queueConformance } from "./conformance";
import { MemoryQueue } from "./memory-queue";

describe("the queue of a single process", () => queueConformance(() => Promise.resolve(new MemoryQueue())));

test("however often the queue waits, one listener of its own hears that it must stop", async () => {
  const queue = new MemoryQueue();
  const stop = new AbortController();
  let most = 0;
  let rests = 0;
  await queue.work({
    handle: () => Promise.resolve(),
    stop: stop.signal,
    idle: () => {
      most = Math.max(most, getEventListeners(stop.signal, "abort").length);
      setImmediate(() => queue.addPaths(1, ["src/crane.ts"]));
      return Promise.resolve(++rests > 20);
    },
  });
  expect(most).toBeLessThanOrEqual(1);
});
