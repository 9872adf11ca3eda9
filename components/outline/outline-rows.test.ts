import { describe, expect, it } from "vitest";
import type { OutlineNode } from "@/lib/contract/file-outline";
import { outlineNode } from "@/testing/outline-node";
import { countNodes, nodeId, nodeOfKey, nodesAtLine, outlineRows, ownerOf } from "./outline-rows";

const node = (name: string, line: number, endLine: number, children: OutlineNode[] = []): OutlineNode =>
  outlineNode(name, { line, endLine, children });
const tick = node("Tick", 3, 5);
const actor = node("AActor", 1, 10, [tick, node("Move", 7, 9)]);
const tree = [actor, node("FBox", 12, 14)];

describe("the outline", () => {
  it("knows what stands before a name that is defined outside of its owner", () => {
    expect(ownerOf({ ...tick, name: "AActor::Tick", ownName: "Tick" })).toBe("AActor::");
    expect(ownerOf({ ...tick, name: "a::b" })).toBe("");
  });

  it("lists the tree in source order with level and place", () => {
    const rows = outlineRows(tree, new Set());
    expect(rows.map(({ node: { name }, level, position, siblings }) => [name, level, position, siblings])).toEqual([
      ["AActor", 1, 1, 2],
      ["Tick", 2, 1, 2],
      ["Move", 2, 2, 2],
      ["FBox", 1, 2, 2],
    ]);
  });

  it("hides what is folded, unless a filter names it", () => {
    const folded = new Set([nodeId(actor)]);
    expect(outlineRows(tree, folded)).toHaveLength(2);
    expect(outlineRows(tree, folded, "tic").map(({ node: { name } }) => name)).toEqual(["AActor", "Tick"]);
  });

  it("finds the symbols around a line, outermost first", () => {
    expect(nodesAtLine(tree, 4).map(({ name }) => name)).toEqual(["AActor", "Tick"]);
    expect(nodesAtLine(tree, 6).map(({ name }) => name)).toEqual(["AActor"]);
    expect(nodesAtLine(tree, 11)).toEqual([]);
    const file = node("java.util", 1, 1, [node("HashMap", 5, 90)]);
    expect(nodesAtLine([file], 40).map(({ name }) => name)).toEqual(["java.util", "HashMap"]);
  });

  it("finds a symbol by key, its definition first", () => {
    const ahead = { ...tick, role: "declaration" as const, line: 2 };
    expect(nodeOfKey([ahead, actor], tick.key)).toBe(tick);
    expect(nodeOfKey(tree, "cpp None#")).toBeNull();
    expect(countNodes(tree)).toBe(4);
  });
});
