import { describe, expect, test } from "vitest";
import type { OutlineNode } from "@/lib/contract/file-outline";
import { countNodes, findNode, flattenOutline, nodeId, pathAt } from "./flatten-outline";

const node = (name: string, line: number, endLine: number, children: OutlineNode[] = []): OutlineNode => ({
  name,
  kind: "class",
  role: "definition",
  line,
  column: 1,
  endLine,
  key: `cpp ${name}#`,
  signature: "",
  modifiers: [],
  children,
});

const tree = [node("Lamp", 1, 20, [node("ignite", 3, 6), node("douse", 8, 10)]), node("Buoy", 30, 40)];

describe("the outline", () => {
  test("lists what is open, with level and place among its neighbours", () => {
    expect(
      flattenOutline(tree, new Set(), "").map((row) => [row.node.name, row.level, row.position, row.setSize]),
    ).toEqual([
      ["Lamp", 1, 1, 2],
      ["ignite", 2, 1, 2],
      ["douse", 2, 2, 2],
      ["Buoy", 1, 2, 2],
    ]);
    expect(flattenOutline(tree, new Set([nodeId(tree[0])]), "")).toHaveLength(2);
  });

  test("a filter keeps what encloses a match, folded or not", () => {
    const rows = flattenOutline(tree, new Set([nodeId(tree[0])]), "dous");
    expect(rows.map((row) => row.node.name)).toEqual(["Lamp", "douse"]);
    expect(rows[1].matched).toEqual([[0, 4]]);
  });

  test("knows the symbols around a line", () => {
    expect(pathAt(tree, 4).map(({ name }) => name)).toEqual(["Lamp", "ignite"]);
    expect(pathAt(tree, 7).map(({ name }) => name)).toEqual(["Lamp"]);
    expect(pathAt(tree, 25)).toEqual([]);
  });

  test("finds a symbol by its key, the definition first", () => {
    const declared: OutlineNode = { ...node("ignite", 2, 2), role: "declaration", key: "k" };
    const defined: OutlineNode = { ...node("ignite", 9, 12), key: "k" };
    expect(findNode([declared, defined], "k")?.line).toBe(9);
    expect(findNode(tree, "nothing")).toBeNull();
    expect(countNodes(tree)).toBe(4);
  });
});
