/**
 * What the questions are about: sources of packages that `npm install` brings, and Python's standard library where
 * there is a Python.
 */
import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { z } from "zod";
import type { Call, Fact, PlacedFact } from "./question";

const PACKAGES: Readonly<Record<string, string>> = {
  zod: "zod/src",
  "query-core": "@tanstack/query-core/src",
  watcher: "@parcel/watcher",
};
/** Parts of the standard library that are not it. */
const LEFT_OUT =
  /(^|\/)(__pycache__|site-packages|test|tests|idlelib|lib2to3|turtledemo|pydoc_data|lib-dynload|config-[^/]*)(\/|$)/;

/**
 * Copies the sources into folders of one folder.
 * @param stdlib folder of Python's library; that of `python3` when left out
 * @returns the folders to index
 */
export function layOut(root: string, folder: string, stdlib = libraryOfPython()): string[] {
  mkdirSync(folder, { recursive: true });
  const laid: string[] = [];
  const copy = (from: string, name: string, keep: (path: string) => boolean): void => {
    if (!existsSync(from)) return;
    cpSync(from, join(folder, name), { recursive: true, filter: (path) => keep(path.slice(from.length)) });
    laid.push(join(folder, name));
  };
  for (const [name, from] of Object.entries(PACKAGES))
    copy(join(root, "node_modules", from), name, (path) => !/\/(node_modules|build|prebuilds)(\/|$)/.test(path));
  if (stdlib !== null) copy(stdlib, "stdlib", (path) => !LEFT_OUT.test(path));
  return laid;
}

function libraryOfPython(): string | null {
  const { stdout, status } = spawnSync("python3", ["-c", "import os; print(os.__file__)"], { encoding: "utf8" });
  return status === 0 ? dirname(stdout.trim()) : null;
}

/** The calls of a question, with the numbers of the lines that they name. */
export function placeCalls(corpus: string, calls: readonly Call[]): Call[] {
  return calls.map(([tool, input]): Call => {
    const named = factSchema.safeParse(input.line);
    const [fact] = named.success ? (placeFacts(corpus, [named.data]) ?? []) : [];
    return fact !== undefined && "line" in fact ? [tool, { ...input, line: fact.line }] : [tool, input];
  });
}

const factSchema = z.tuple([z.string(), z.string()]);

/** Where facts stand in the corpus; null where its file is not there. Throws where the file has no such line. */
export function placeFacts(corpus: string, facts: readonly Fact[]): PlacedFact[] | null {
  const placed: PlacedFact[] = [];
  for (const fact of facts) {
    if (typeof fact === "string") {
      placed.push({ word: fact });
      continue;
    }
    const [file, text] = fact;
    const path = join(corpus, file);
    if (!existsSync(path)) return null;
    const line = readFileSync(path, "utf8")
      .split("\n")
      .findIndex((each) => each.includes(text));
    if (line < 0) throw new Error(`${file} has no line with "${text}": the package is another version.`);
    placed.push({ file, line: line + 1 });
  }
  return placed;
}
