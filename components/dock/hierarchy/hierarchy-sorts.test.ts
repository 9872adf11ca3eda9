import { describe, expect, it } from "vitest";
import type { HierarchyNode } from "@/lib/contract/symbol-hierarchy";
import { hierarchyNode } from "@/testing/hierarchy-node";
import { countSorts, withoutSorts } from "./hierarchy-sorts";

const node = hierarchyNode;
const blueprint = (name: string, over: Partial<HierarchyNode> = {}) => node(name, { kind: "blueprint", ...over });

const root = node("ADoor", {
  bases: [node("AActor", { external: true })],
  inheritors: [
    node("AIron", { inheritors: [blueprint("BP_Iron")] }),
    node("AWood"),
    blueprint("BP_Door", { inheritors: [blueprint("BP_Gate")] }),
  ],
});
const names = (nodes: readonly HierarchyNode[]): unknown[] =>
  nodes.map(({ name, inheritors }) => (inheritors.length > 0 ? [name, ...names(inheritors)] : name));

describe("the sorts of types in a hierarchy", () => {
  it("are counted on both sides, the type itself left out", () => {
    expect(countSorts(root)).toEqual({ code: 2, blueprint: 3, external: 1 });
  });

  it("can be left out", () => {
    expect(names(withoutSorts(root, new Set(["blueprint"])).inheritors)).toEqual(["AIron", "AWood"]);
    expect(withoutSorts(root, new Set(["external"])).bases).toEqual([]);
    expect(withoutSorts(root, new Set())).toBe(root);
  });

  it("stay where they lead to what is shown", () => {
    expect(names(withoutSorts(root, new Set(["code"])).inheritors)).toEqual([
      ["AIron", "BP_Iron"],
      ["BP_Door", "BP_Gate"],
    ]);
  });
});
