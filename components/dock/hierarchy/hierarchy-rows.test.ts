import { describe, expect, it } from "vitest";
import { hierarchyNode } from "@/testing/hierarchy-node";
import { hierarchyRows } from "./hierarchy-rows";

const node = hierarchyNode;

const crane = node("Crane", {
  root: true,
  bases: [node("Machine", { bases: [node("QObject", { external: true, key: undefined })] })],
  inheritors: [node("Gantry", { inheritors: [node("TallGantry", { basis: "name" })], more: 2 })],
});
const shown = (toggled: string[] = []) =>
  hierarchyRows(crane, new Set(toggled)).map((row) =>
    row.type === "node" ? `${row.level} ${row.node.name}` : `${row.level} ${row.type}`,
  );

describe("the type hierarchy", () => {
  it("has bases above the type and inheritors below it, unfolded", () => {
    expect(shown()).toEqual([
      "1 group",
      "2 Machine",
      "3 QObject",
      "1 Crane",
      "1 group",
      "2 Gantry",
      "3 TallGantry",
      "3 more",
    ]);
  });

  it("folds a node with all below it", () => {
    expect(shown(["bases", "inheritors/cpp Gantry#:0"])).toEqual(["1 group", "1 Crane", "1 group", "2 Gantry"]);
  });

  it("says kind, name, where it is from and how it is known", () => {
    const labels = hierarchyRows(crane, new Set()).map(({ label }) => label);
    expect(labels[2]).toBe("class QObject, external, proven by scope");
    expect(labels[6]).toBe("class TallGantry, possible by name");
  });

  it("says that nothing derives from it", () => {
    expect(hierarchyRows(node("Lone", { root: true }), new Set()).map(({ label }) => label)).toContain(
      "Derived, down: Nothing derives from it",
    );
  });
});
