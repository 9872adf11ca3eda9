import { setTimeout as sleep } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { BoundedMap } from "./bounded-map";
import { FullHeap } from "./full-heap";

setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc") as () => void;

test("a heap is full when a collection leaves more than it may hold, and again after a rest only: what is kept is halved then", async () => {
  const small = new FullHeap(1, 60_000);
  const large = new FullHeap(1e15, 0);
  const [halved, whole] = [small, large].map((heap) => {
    const map = new BoundedMap<number, string>(100);
    for (let i = 0; i < 10; i++) map.set(i, "kept");
    heap.halve(map);
    return map;
  });
  expect(small.times).toBe(0);
  for (let i = 0; i < 3; i++) {
    collect();
    await sleep(20);
  }
  expect([small.times, large.times]).toEqual([1, 0]);
  expect([halved.size, whole.size]).toEqual([5, 10]);
});

test("an index of very many files may keep what its lists of files take, and something beside them", async () => {
  const heap = new FullHeap(1, 0);
  heap.makeRoom(10_000_000);
  collect();
  await sleep(20);
  expect(heap.times).toBe(0);
});
