import { setTimeout as sleep } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { FullHeap } from "./full-heap";

setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc") as () => void;

test("a heap is full when a collection leaves more than it may hold, and again after a rest only", async () => {
  const small = new FullHeap(1, 60_000);
  const large = new FullHeap(1e15, 0);
  expect(small.times).toBe(0);
  for (let i = 0; i < 3; i++) {
    collect();
    await sleep(20);
  }
  expect([small.times, large.times]).toEqual([1, 0]);
});
