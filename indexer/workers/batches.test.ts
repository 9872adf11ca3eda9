import { expect, it } from "vitest";
import { batchesOf } from "./batches";
import type { FileTask } from "./messages";

const task = (path: string, size: number): FileTask => ({
  ...{ id: 1, repositoryId: 1, root: "/", path, size, modifiedAt: 0, previous: null, verdict: null, macros: null },
});

it("large files come first and alone; the others go together, in order, up to half a megabyte", () => {
  const tasks = [task("a", 1_000), task("big", 900_000), task("b", 200_000), task("c", 200_000), task("d", 200_000)];
  tasks.push(task("bigger", 3_000_000));
  expect(batchesOf(tasks).map((batch) => batch.map(({ path }) => path))).toEqual([
    ...[["bigger"], ["big"]],
    ...[["a", "b", "c"], ["d"]],
  ]);
});

it("no batch has more than 64 files, and none is empty", () => {
  const batches = batchesOf(Array.from({ length: 200 }, (_, i) => task(String(i), 0)));
  expect(batches.map((batch) => batch.length)).toEqual([64, 64, 64, 8]);
  expect(batchesOf([])).toEqual([]);
});
