import { describe, expect, it } from "vitest";
import type { FileRow } from "@/lib/contract/file-row";
import { announcement, arrange, looksLikePath, type SymbolRow } from "./arrange";

const row = (name: string, more: Partial<SymbolRow> = {}): SymbolRow => ({
  name,
  qualifiedName: name,
  kind: "class",
  role: "definition",
  container: null,
  repo: "game",
  file: `${name}.h`,
  line: 1,
  column: 1,
  endLine: 2,
  signature: "",
  key: `cpp ${name}#`,
  url: "/r/game",
  modifiers: [],
  language: "cpp",
  scope: "user",
  matched: [],
  score: 1,
  rank: [],
  folded: 0,
  ...more,
});
const file: FileRow = {
  type: "file",
  name: "a.h",
  repo: "game",
  file: "a.h",
  scope: "user",
  language: "cpp",
  status: "indexed",
  reason: null,
  lines: 1,
  symbols: 1,
  files: 1,
  matched: [],
  score: 1,
  url: "/r/game/a.h",
};

describe("the palette's groups", () => {
  it("put the family of the best row first, and keep the rank inside", () => {
    const groups = arrange([row("f", { kind: "method" }), row("C"), row("g", { kind: "function" })], [], false);
    expect(groups.map(({ title, count }) => [title, count])).toEqual([
      ["Functions", 2],
      ["Types", 1],
    ]);
  });

  it("put external code last, and files before it", () => {
    const groups = arrange([row("Engine", { scope: "external" }), row("Own")], [file], false);
    expect(groups.map(({ title }) => title)).toEqual(["Types", "Files", "External"]);
  });

  it("fold forward declarations into one row that says how many", () => {
    const forward = { role: "forward_declaration" } as const;
    const groups = arrange([row("A"), row("A", { ...forward, line: 2 }), row("A", { ...forward, line: 3 })], [], false);
    expect(groups[1]).toMatchObject({ title: "Forward declarations", count: 2 });
    expect(groups[1].entries).toHaveLength(1);
  });

  it("keep the best few in rank order when there is more than a screen", () => {
    const many = Array.from({ length: 12 }, (_, at) => row(`n${at}`, { kind: at % 2 ? "class" : "method" }));
    const [best] = arrange(many, [], false);
    expect(best.title).toBe("Best");
    expect(best.entries.map((entry) => entry.type === "symbol" && entry.row.name)).toEqual(["n0", "n1", "n2", "n3"]);
  });

  it("put files first when a path is typed", () => {
    expect(looksLikePath("src/main")).toBe(true);
    expect(looksLikePath("String.java")).toBe(true);
    expect(looksLikePath("AActor::Tick")).toBe(false);
    expect(arrange([row("A")], [file], true)[0].title).toBe("Files");
  });

  it("say what was found in words", () => {
    expect(announcement(arrange([row("C"), row("f", { kind: "method" })], [], false))).toBe("1 type, 1 function");
  });
});
