import { describe, expect, it } from "vitest";
import type { HierarchyNode } from "@/lib/contract/symbol-hierarchy";
import { hierarchyNode } from "@/testing/hierarchy-node";
import { graphOf } from "./graph-of";
import { layOut } from "./lay-out";

const type = (name: string, over: Partial<HierarchyNode> = {}) =>
  hierarchyNode(name, { file: `src/${name}.h`, relation: "extends", access: null, ...over });

const device = type("Device");
const harbor = type("Harbor", {
  root: true,
  bases: [type("Lit", { bases: [device] }), type("Heard", { bases: [device], basis: "name" })],
  inheritors: [type("Pier", { inheritors: [type("LongPier")] }), type("Quay")],
  more: 3,
});

const names = (graph: ReturnType<typeof graphOf>) => graph.nodes.map(({ name }) => name);

describe("the picture of a hierarchy", () => {
  it("holds a type once, whichever ways lead to it, and stands for those that were left out", () => {
    const graph = graphOf(harbor, "both");
    expect(names(graph)).toEqual(["Harbor", "Lit", "Device", "Heard", "Pier", "LongPier", "Quay", "3 more"]);
    const into = graph.edges.filter(({ from }) => from === "type cpp Device#");
    expect(into.map(({ to }) => to)).toEqual(["type cpp Lit#", "type cpp Heard#"]);
    expect(graph.edges.find(({ from }) => from === "type cpp Heard#")?.tier).toBe("possible");
  });

  it("says of a type outside of the index that it is external", () => {
    const outside = type("Device", { external: true, file: undefined, kind: undefined });
    const under = (root: HierarchyNode) => graphOf(root, "bases").nodes.map((node) => node.under);
    expect(under(type("Harbor", { root: true, bases: [outside] }))).toEqual(["Harbor.h", "external"]);
  });

  it("shows one side alone", () => {
    expect(names(graphOf(harbor, "bases"))).toEqual(["Harbor", "Lit", "Device", "Heard"]);
    expect(names(graphOf(harbor, "derived"))).toEqual(["Harbor", "Pier", "LongPier", "Quay", "3 more"]);
  });

  it("ends where types derive from each other in a ring", () => {
    const ring = type("Harbor", { root: true, inheritors: [type("Pier", { inheritors: [type("Harbor")] })] });
    expect(graphOf(ring, "both").edges).toHaveLength(2);
  });

  it("is laid out with each base left of what derives from it, and no box on another", () => {
    const { boxes, lines } = layOut(graphOf(harbor, "both"));
    const at = (id: string) => boxes.find((box) => box.id === id)!;
    for (const { from, to, points } of lines) {
      expect(at(from).x + at(from).width, `${from} -> ${to}`).toBeLessThan(at(to).x);
      expect(points.length).toBeGreaterThanOrEqual(2);
    }
    for (const [index, a] of boxes.entries())
      for (const b of boxes.slice(index + 1))
        expect(
          a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y,
          `${a.id} ${b.id}`,
        ).toBe(true);
  });
});
