import { describe, expect, it } from "vitest";
import type { TextFile, TextRow } from "../contract/search-text";
import { NOTHING, withEvent, withPage, type Found } from "./text-found";

const file = (name: string, matches: number): TextFile => ({
  repo: "game",
  file: name,
  scope: "user",
  language: "cpp",
  matches,
  status: "indexed",
  gaps: [],
  url: "",
});
const row = (line: number): TextRow => ({
  repo: "game",
  file: "a",
  line,
  column: 1,
  text: "",
  textColumn: 1,
  matched: [],
  before: [],
  after: [],
  url: "",
});
const after = (...events: Parameters<typeof withEvent>[1][]): Found => events.reduce(withEvent, NOTHING);

describe("what is found", () => {
  it("counts up while files come in, and never down", () => {
    const found = after(
      { type: "progress", totalMatches: 9, totalFiles: 3, filesSearched: 40, filesToSearch: 90 },
      { type: "file", file: file("a", 2), rows: [row(1)] },
    );
    expect(found).toMatchObject({ totalMatches: 9, totalFiles: 3, progress: { searched: 40, toSearch: 90 } });
    expect(found.files).toHaveLength(1);
    expect(found.end).toBeNull();
  });

  it("goes on in the last file when the next page begins in it", () => {
    const first = after({ type: "file", file: file("a", 3), rows: [row(1), row(2)] });
    const next = after(
      { type: "file", file: file("a", 3), rows: [row(3)] },
      { type: "file", file: file("b", 1), rows: [row(1)] },
    );
    expect(withPage(first, next).files.map(({ file, rows }) => [file.file, rows.length])).toEqual([
      ["a", 3],
      ["b", 1],
    ]);
  });
});
