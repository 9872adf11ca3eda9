import { expect, it } from "vitest";
import { WithoutSpace } from "./without-space";

it("what failed for want of space is queued again when there is some, each once, however often it failed", async () => {
  const queued: number[] = [];
  const waits: (() => void)[] = [];
  const over = new AbortController();
  const queue = { addWhole: (id: number) => void queued.push(id) };
  const waiting = new WithoutSpace(queue, over.signal, () => new Promise((resolve) => waits.push(resolve)));
  const first = waiting.add(1);
  await Promise.all([waiting.add(1), waiting.add(2)]);
  expect(waits).toHaveLength(1);
  waits[0]();
  await first;
  expect(queued).toEqual([1, 2]);

  const later = waiting.add(2);
  over.abort();
  waits[1]();
  await later;
  expect(queued).toEqual([1, 2]);
});
