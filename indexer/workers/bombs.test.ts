/**
 * Small files that cost a parser without bounds: each ends within its time, with its reason, and the file after it is
 * read as ever.
 *
 *   FATHOM_TRIAL_NOISE=2000000   bytes of noise that are taken for C++; a few thousand when left out
 */
import { afterAll, beforeAll, expect, test } from "vitest";
import { bundlePrograms, folderWith, type Programs } from "../../testing/indexer/run-indexer";
import { randomNumbers } from "../../testing/random";
import { tellFigure, trialSize } from "../../testing/trial-figure";
import { fileDeadline } from "./deadlines";
import type { FileOutcome } from "./messages";
import { WorkerPool } from "./worker-pool";

const NOISE = trialSize("FATHOM_TRIAL_NOISE", 4_000);
/** CPU and not the clock is what a file is given: other tests run beside it. */
const MOST_MS = 25_000;

let programs: Programs;
beforeAll(async () => void (programs = await bundlePrograms()), 60_000);
afterAll(() => programs.remove());

const random = randomNumbers(29);
const BOMBS: Readonly<Record<string, string>> = {
  "angles.cs": "a<".repeat(20_000),
  "templates.cs": "template<template<template<template<\n".repeat(5_000),
  "noise.cpp": Array.from({ length: NOISE }, (_, i) =>
    i % 81 === 80 ? "\n" : String.fromCharCode(33 + random(94)),
  ).join(""),
};

test(
  "a bomb ends within its time with a reason, and the next file is right",
  async () => {
    const told: string[] = [];
    for (const [path, text] of Object.entries(BOMBS)) {
      const files = { [path]: text, "After.java": "class After { int field; }" };
      const folder = folderWith(files);
      const pool = new WorkerPool({
        ...{ workers: 1, program: programs.worker, treeProgram: programs.treeWorker, deadline: fileDeadline },
      });
      const outcomes: FileOutcome[] = [];
      const times: number[] = [];
      const started = performance.now();
      const tasks = Object.entries(files).map(([name, { length }], id) => ({
        ...{ id: id + 1, repositoryId: 1, root: folder.root, path: name, size: length, modifiedAt: 0 },
        ...{ previous: null, verdict: null, macros: null, owners: null },
      }));
      await pool.process([[tasks[0]], [tasks[1]]], async (response) => {
        outcomes.push(...response.outcomes);
        times.push(performance.now() - started);
      });
      pool.close();
      folder.remove();
      const bomb = outcomes.find((each) => each.path === path);
      const word = bomb?.reason ?? bomb?.status ?? "lost";
      told.push(`${path} ${word} after ${Math.round(times[0] / 100) / 10} s`);
      expect(outcomes.find((each) => each.path === "After.java")?.status).toBe("indexed");
      expect(["parser_crashed", "parse_timeout", "syntax_gaps"]).toContain(word);
      expect(Math.max(...times)).toBeLessThan(MOST_MS);
    }
    tellFigure(17, told.join("; "));
  },
  4 * MOST_MS,
);
