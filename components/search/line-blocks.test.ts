import { expect, it } from "vitest";
import type { TextRow } from "@/lib/contract/search-text";
import { lineBlocks } from "./line-blocks";

const row = (line: number, before = 0, after = 0): TextRow => ({
  repo: "game",
  file: "a.cpp",
  line,
  column: 1,
  text: `hit ${line}`,
  textColumn: 1,
  matched: [[0, 3]],
  url: "",
  before: Array.from({ length: before }, (_, at) => `line ${line - before + at}`),
  after: Array.from({ length: after }, (_, at) => `line ${line + 1 + at}`),
});
const shown = (rows: TextRow[]) =>
  lineBlocks(rows).map(({ skipped, lines }) => [skipped, lines.map(({ line, row }) => (row ? -line : line))]);

it("Matches whose surroundings touch stand in one block, each line once", () => {
  expect(shown([row(5, 2, 1), row(7, 0, 2), row(10, 0, 0)])).toEqual([[0, [3, 4, -5, 6, -7, 8, 9, -10]]]);
});

it("Between blocks it is known how many lines are left out", () => {
  expect(shown([row(2), row(21, 1, 1)])).toEqual([
    [0, [-2]],
    [17, [20, -21, 22]],
  ]);
});
