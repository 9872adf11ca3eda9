/** What the status says of compilers, language by language. */
import { expect, test } from "vitest";
import type { PreciseRunRecord } from "../db/precise/precise-runs";
import { preciseLanguages } from "./precise-languages";

const yard = { id: 1, name: "yard" };
const counted = (language: string | null, files: number) => ({
  ...{ repositoryId: 1, language, files, symbols: 0, lines: 0 },
});
const run = (engine: string, languages: PreciseRunRecord["languages"], rest: Partial<PreciseRunRecord> = {}) => ({
  ...{ repositoryId: 1, engine, version: "1", state: "ready" as const, filesDone: 0, filesTotal: 0 },
  ...{ cpuMs: 7, error: null, changedAt: new Date(0), languages, ...rest },
});
const said = (rows: ReturnType<typeof preciseLanguages>): string[] =>
  rows.map(
    ({ language, engine, state, files, filesTotal }) => `${language} ${engine ?? "-"} ${state} ${files}/${filesTotal}`,
  );

test("an engine of several languages says of each how many of its files it has told of", () => {
  const clangd = run("clangd", [
    { language: "c", files: 3, filesTotal: 4 },
    { language: "cpp", files: 9, filesTotal: 9 },
  ]);
  expect(said(preciseLanguages([clangd], [counted("cpp", 9), counted("c", 4)], [yard]))).toEqual([
    "cpp clangd ready 9/9",
    "c clangd ready 3/4",
  ]);
});

test("a language without an engine says that rules answer; texts and settings have no names to tell of", () => {
  const counts = [counted("ruby", 5), counted("json", 3), counted("markdown", 2), counted(null, 1)];
  expect(said(preciseLanguages([], counts, [yard]))).toEqual(["ruby - rules 0/5"]);
});

test("an engine that is missing says how to get it, and what it would be asked about", () => {
  const reason = "Python: ty was not found; `npm run engines install python` gets it.";
  const ty = run("ty", [{ language: "python", files: 0, filesTotal: 5 }], { state: "missing", error: reason });
  const [row] = preciseLanguages([ty], [counted("python", 5)], [yard]);
  expect(row).toMatchObject({ repo: "yard", language: "python", state: "missing", filesTotal: 5, error: reason });
});

test("an imported index stands beside the engine of its language; what belongs to a hidden repository is not told", () => {
  const told = [{ language: "go", files: 1, filesTotal: 2 }];
  const runs = [run("go", told), run("scip-go", told), run("go", told, { repositoryId: 2 })];
  expect(said(preciseLanguages(runs, [counted("go", 2)], [yard]))).toEqual(["go go ready 1/2", "go scip-go ready 1/2"]);
});
