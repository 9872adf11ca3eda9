import { describe, expect, test } from "vitest";
import type { SymbolRow } from "@/lib/contract/symbol-row";
import { groupRows, keepOrder } from "./group-rows";

const row = (name: string, more: Partial<SymbolRow> = {}): SymbolRow => ({
  name,
  qualifiedName: name,
  kind: "class",
  role: "definition",
  container: null,
  repo: "tidewatch",
  file: `${name}.h`,
  line: 1,
  column: 1,
  endLine: 2,
  signature: "",
  key: `cpp ${name}#`,
  url: "/",
  modifiers: [],
  language: "cpp",
  scope: "user",
  matched: [],
  score: 1,
  rank: [],
  folded: 0,
  ...more,
});

const shown = (rows: SymbolRow[], unfolded = false) =>
  groupRows(rows, unfolded).map(({ title, items }) => [
    title,
    ...items.map((item) => (item.type === "symbol" ? item.row.name : item.type === "fold" ? `fold ${item.total}` : "")),
  ]);

describe("groups of the palette", () => {
  test("the best row is the first, whatever its kind", () => {
    const rows = [row("tick", { kind: "method" }), row("Ticker"), row("tock", { kind: "function" })];
    expect(shown(rows)).toEqual([
      ["Functions", "tick", "tock"],
      ["Types", "Ticker"],
    ]);
  });

  test("forward declarations are one row, which opens", () => {
    const ahead = row("Lamp", { role: "forward_declaration", folded: 12, key: "b" });
    expect(shown([row("Lamp"), ahead])).toEqual([["Types", "Lamp", "fold 13"]]);
    expect(shown([row("Lamp"), ahead], true)).toEqual([["Types", "Lamp", "fold 13", "Lamp"]]);
  });

  test("a name that is only announced is shown as it is", () => {
    expect(shown([row("Lamp", { role: "forward_declaration" })])).toEqual([["Types", "Lamp"]]);
  });

  test("external code is last, even when it ranks first", () => {
    expect(shown([row("AActor", { scope: "external" }), row("mine")])).toEqual([
      ["Types", "mine"],
      ["External", "AActor"],
    ]);
  });
});

test("rows that were there keep their order when more are found", () => {
  expect(keepOrder(["b", "a", "x"], ["new", "a", "b"], (id) => id)).toEqual(["b", "a", "new"]);
});
