import { expect, it } from "vitest";
import { batchesOf } from "./batches";
import type { FileTask } from "./messages";

const task = (path: string, size: number): FileTask => ({
  ...{
    id: 1,
    repositoryId: 1,
    root: "/",
    path,
    size,
    modifiedAt: 0,
    previous: null,
    verdict: null,
    macros: null,
    owners: null,
  },
});

const KB = 1024;
const pathsOf = (tasks: FileTask[]): string[][] => batchesOf(tasks).map((batch) => batch.map(({ path }) => path));

it("large files come first, the largest before the others; the others follow in order", () => {
  const tasks = [task("a", 1), task("large", 300 * KB), task("b", 100 * KB), task("c", 100 * KB), task("d", 100 * KB)];
  expect(pathsOf([...tasks, task("larger", 400 * KB)])).toEqual([["larger"], ["large"], ["a", "b", "c"], ["d"]]);
});

it("a batch is a part of the whole, up to two megabytes", () => {
  const files = (count: number): FileTask[] => Array.from({ length: count }, (_, i) => task(String(i), 128 * KB));
  expect(batchesOf(files(10)).map((batch) => batch.length)).toEqual([2, 2, 2, 2, 2]);
  expect(batchesOf(files(128))[0]).toHaveLength(4);
  expect(batchesOf(files(2_000))[0]).toHaveLength(16);
});

it("no batch has more than 256 files, and none is empty", () => {
  const batches = batchesOf(Array.from({ length: 600 }, (_, i) => task(String(i), 0)));
  expect(batches.map((batch) => batch.length)).toEqual([256, 256, 88]);
  expect(batchesOf([])).toEqual([]);
});
