import { expect, it } from "vitest";
import { colourLines } from "./lex-lines";

const comments = (lines: string[], language: "c" | "python"): boolean[] =>
  colourLines(lines, language, new Map()).map(({ runs }) => runs.every(({ as }) => as === "comment" || as === "plain"));

it("knows a piece of a file that begins within a comment", () => {
  expect(comments([" * Copyright (C) 1991 Some One", " */", "int tide = 4;"], "c")).toEqual([true, true, false]);
  expect(comments(["*p = 4;", "int tide = 4;"], "c")).toEqual([false, false]);
  expect(comments([" * 4 + tide"], "python")).toEqual([false]);
});
