import { expect, it } from "vitest";
import type { FileRow } from "@/lib/contract/file-row";
import { fileRows, idOfPath, type FolderListing } from "./file-rows";

const entry = (file: string, over: Partial<FileRow> = {}): FileRow => ({
  type: "file",
  name: file.slice(file.lastIndexOf("/") + 1),
  repo: "tide",
  file,
  scope: "user",
  language: "cpp",
  status: "indexed",
  reason: null,
  lines: 1,
  symbols: 1,
  files: 1,
  matched: [],
  score: 0,
  url: `/r/tide/${file}`,
  ...over,
});
const folder = (file: string, files: number): FileRow => entry(file, { type: "folder", status: null, files });
const listing = (rows: FileRow[], over: Partial<FolderListing> = {}): FolderListing => ({
  rows,
  total: rows.length,
  pages: 1,
  hasMore: false,
  failure: null,
  ...over,
});

it("lists what open folders hold below them, with level and place", () => {
  const known = new Map([
    ["", listing([folder("src", 2), folder("docs", 1), entry("README.md")])],
    ["src", listing([entry("src/a.cpp"), entry("src/b.cpp")])],
  ]);
  const rows = fileRows((path) => known.get(path), new Set(["src"]));
  expect(rows.map(({ id, level, position, siblings, expanded }) => [id, level, position, siblings, expanded])).toEqual([
    ["src", 1, 1, 3, true],
    ["src/a.cpp", 2, 1, 2, null],
    ["src/b.cpp", 2, 2, 2, null],
    ["docs", 1, 2, 3, false],
    ["README.md", 1, 3, 3, null],
  ]);
});

it("keeps room for a folder that is being read, no more than it can hold", () => {
  const known = new Map([["", listing([folder("src", 2), entry("a.h")])]]);
  const rows = fileRows((path) => known.get(path), new Set(["src"]));
  expect(rows.map(({ type }) => type)).toEqual(["entry", "waiting", "waiting", "entry"]);
  expect(fileRows(() => undefined, new Set())).toHaveLength(6);
});

it("says in place that a folder goes on, and that it could not be read", () => {
  const long = listing([entry("a.h")], { total: 900, hasMore: true });
  const [first, more] = fileRows(() => long, new Set());
  expect(first.siblings).toBe(900);
  expect(more).toMatchObject({ type: "more", folder: "", pages: 1, inert: true });
  const [failed] = fileRows(() => listing([], { total: null, failure: "The database is away." }), new Set());
  expect(failed).toMatchObject({ type: "failed", folder: "", message: "The database is away." });
});

it("names modules, and files that have no symbols with the reason", () => {
  const known = listing([
    entry("Harbor", { type: "folder", status: null, module: "Harbor" }),
    entry("big.inl", { status: "skipped", reason: "too_large" }),
  ]);
  const [module, big] = fileRows(() => known, new Set());
  expect(module.label).toBe("module Harbor");
  expect(big.label).toMatch(/^file big\.inl, Skipped: /);
});

it("shows folders that hold nothing but one other as one row, which opens the innermost", () => {
  const known = new Map([
    ["", listing([{ ...folder("src", 2), innermost: "src/main/java" }, entry("pom.xml")])],
    ["src/main/java", listing([folder("src/main/java/harbour", 2)])],
  ]);
  const rows = fileRows((path) => known.get(path), new Set(["src", "src/main", "src/main/java"]));
  expect(rows.map(({ id, level, expanded, name, href }) => ({ id, level, expanded, name, href }))).toEqual([
    { id: "src/main/java", level: 1, expanded: true, name: "src/main/java", href: "/r/tide/src/main/java" },
    {
      ...{ id: "src/main/java/harbour", level: 2, expanded: false, name: "harbour" },
      href: "/r/tide/src/main/java/harbour",
    },
    { id: "pom.xml", level: 1, expanded: null, name: "pom.xml", href: "/r/tide/pom.xml" },
  ]);
  expect(idOfPath(rows, "src/main")).toBe("src/main/java");
  expect(idOfPath(rows, "src/main/java/harbour")).toBe("src/main/java/harbour");
  expect(idOfPath(rows, "pom.xml")).toBe("pom.xml");
  expect(idOfPath(rows, "")).toBe("");
});
