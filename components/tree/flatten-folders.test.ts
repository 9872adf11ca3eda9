import { describe, expect, test } from "vitest";
import type { FileRow } from "@/lib/contract/file-row";
import { flattenFolders, foldersAbove, type FolderState } from "./flatten-folders";

const row = (type: "file" | "folder", file: string): FileRow => ({
  type,
  name: file.split("/").at(-1) ?? "",
  repo: "tidewatch",
  file,
  scope: "user",
  language: null,
  status: type === "file" ? "indexed" : null,
  reason: null,
  lines: 1,
  symbols: 0,
  files: 3,
  matched: [],
  score: 0,
  url: `/r/tidewatch/${file}`,
});

const read = (...rows: FileRow[]): FolderState => ({ rows, more: false, state: "read" });

describe("the file tree", () => {
  test("shows the children of open folders under them", () => {
    const folders = new Map([
      ["", read(row("folder", "src"), row("file", "a.ts"))],
      ["src", read(row("file", "src/b.ts"))],
    ]);
    const rows = flattenFolders(folders, new Set(["src"]));
    expect(rows.map(({ path, level, expanded }) => [path, level, expanded])).toEqual([
      ["src", 1, true],
      ["src/b.ts", 2, undefined],
      ["a.ts", 1, undefined],
    ]);
    expect(flattenFolders(folders, new Set())).toHaveLength(2);
  });

  test("says where it is still reading, where it failed, and where there is more", () => {
    const folders = new Map<string, FolderState>([
      ["", { rows: [row("folder", "src"), row("folder", "lib")], more: true, state: "read" }],
      ["lib", { rows: [], more: false, state: "failed" }],
    ]);
    const rows = flattenFolders(folders, new Set(["src", "lib"]));
    expect(rows.map(({ kind }) => kind)).toEqual(["folder", "reading", "folder", "failed", "more"]);
  });
});

test("a path has folders above it", () => {
  expect(foldersAbove("a/b/c.ts")).toEqual(["a", "a/b"]);
  expect(foldersAbove("c.ts")).toEqual([]);
});
