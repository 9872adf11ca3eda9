import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { bundlePrograms, folderWith, type Programs } from "../../testing/indexer/run-indexer";
import type { FileOutcome, FileTask } from "./messages";
import { WorkerPool } from "./worker-pool";

let programs: Programs;
let pool: WorkerPool;
let folder: { root: string; remove(): void };
beforeAll(async () => {
  programs = await bundlePrograms();
});
afterAll(() => programs.remove());
afterEach(() => {
  pool.close();
  folder.remove();
});

function tasksFor(files: Record<string, string>): FileTask[] {
  folder = folderWith(files);
  return Object.entries(files).map(([path, text], index) => ({
    id: index + 1,
    repositoryId: 1,
    root: folder.root,
    path,
    size: text.length,
    modifiedAt: 0,
    previous: null,
    verdict: null,
    macros: null,
    owners: null,
  }));
}

async function outcomesOf(batches: FileTask[][]): Promise<Record<string, string>> {
  const outcomes: FileOutcome[] = [];
  await pool.process(batches, async (response) => void outcomes.push(...response.outcomes));
  return Object.fromEntries(outcomes.map(({ path, reason, status }) => [path, reason ?? status]));
}

/** Broken in a way that takes the parser seconds. */
const RUNAWAY = Array.from({ length: 2_000_000 }, (_, i) => String.fromCharCode(33 + ((i * 7919 + (i >> 5)) % 94)))
  .join("")
  .replace(/(.{80})/g, "$1\n");
const GOOD = "class Good { int field; }";

it.each([1, 2, 5])("a file that takes too long costs itself and nothing else, with %i workers", async (workers) => {
  const tasks = tasksFor({ "A.java": GOOD, "Bad.cpp": RUNAWAY, "C.java": GOOD, "D.java": GOOD });
  const deadline = (bytes: number): number => (bytes > 1_000_000 ? 250 : 20_000);
  pool = new WorkerPool({ workers, program: programs.worker, treeProgram: programs.treeWorker, deadline });
  expect(await outcomesOf([tasks])).toEqual({
    "A.java": "indexed",
    "Bad.cpp": "parse_timeout",
    "C.java": "indexed",
    "D.java": "indexed",
  });
});

it.each([1, 2])("a file that breaks the parser costs itself and nothing else, with %i workers", async (workers) => {
  const gaps = "class Gaps { void f() { ) } int after; }";
  const tasks = tasksFor({ "A.cs": gaps, "Bad.cs": "a<".repeat(20_000), "C.cs": GOOD, "D.cs": gaps, "E.cs": GOOD });
  const deadline = (): number => 20_000;
  pool = new WorkerPool({ workers, program: programs.worker, treeProgram: programs.treeWorker, deadline });
  expect(await outcomesOf([tasks])).toEqual({
    "A.cs": "syntax_gaps",
    "Bad.cs": "parser_crashed",
    "C.cs": "indexed",
    "D.cs": "syntax_gaps",
    "E.cs": "indexed",
  });
});

it("the thread that comes after answers soon", async () => {
  const tasks = tasksFor({ "Bad.cpp": RUNAWAY, "After.java": GOOD });
  pool = new WorkerPool({
    workers: 1,
    program: programs.worker,
    treeProgram: programs.treeWorker,
    deadline: (bytes) => (bytes > 1_000_000 ? 250 : 20_000),
  });
  const started = performance.now();
  await outcomesOf([tasks]);
  expect(performance.now() - started).toBeLessThan(10_000);
});

it("an answer that cannot be written stops the whole, with its reason", async () => {
  const tasks = tasksFor({ "A.java": GOOD, "B.java": GOOD, "C.java": GOOD });
  pool = new WorkerPool({
    workers: 2,
    program: programs.worker,
    treeProgram: programs.treeWorker,
    deadline: () => 20_000,
  });
  const refused = pool.process(
    tasks.map((task) => [task]),
    () => Promise.reject(new Error("no room")),
  );
  await expect(refused).rejects.toThrow("no room");
});

it("threads that cannot start are an error, not an endless wait", async () => {
  const tasks = tasksFor({ "A.java": GOOD, "B.java": GOOD });
  pool = new WorkerPool({
    workers: 1,
    program: new URL("file:///nowhere.js"),
    treeProgram: programs.treeWorker,
    deadline: () => 20_000,
  });
  await expect(outcomesOf([tasks])).rejects.toThrow("cannot be started");
});
