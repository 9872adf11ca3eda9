import { expect, it } from "vitest";
import type { OutlineNode } from "@/lib/contract/file-outline";
import { outlineNode } from "@/testing/outline-node";
import { gutterMarksOf } from "./gutter-marks-of";

const node = (name: string, line: number, more: Partial<OutlineNode>): OutlineNode =>
  outlineNode(name, { line, column: 7, ...more });
const of = { repo: "game", file: "Beacon.h", language: "cpp" };

it("marks what derives, overrides and is overridden, nested symbols too, each name beginning with its figure", () => {
  const light = node("Light", 12, {
    kind: "method",
    relations: { inheritors: 0, overridden: 4, overrides: { count: 2, qualifiedName: "ILamp::Light", url: "/r/x" } },
  });
  const beacon = node("ABeacon", 10, {
    relations: { inheritors: 1200, overridden: 0, overrides: null },
    children: [light, node("Silent", 14, {})],
  });
  expect(gutterMarksOf([beacon], of).map(({ line, figure, label }) => [line, figure, label])).toEqual([
    [10, "1,200", "1,200 types derive from ABeacon"],
    [12, "4", "4 methods override Light"],
    [12, "", "Overrides ILamp::Light and 1 other"],
  ]);
});

it("leads to the list that the figure counts, by an address that a colleague can open", () => {
  const relations = { inheritors: 3, overridden: 0, overrides: null };
  const [mark] = gutterMarksOf([node("A B", 1, { relations })], of);
  const { pathname, searchParams } = new URL(mark.href, "http://host");
  expect(pathname).toBe("/r/game/Beacon.h");
  expect(Object.fromEntries(searchParams)).toEqual({ symbol: "cpp A B#", dock: "hierarchy", of: "cpp A B#" });
  const [satisfied] = gutterMarksOf([node("Reader", 1, { kind: "interface", relations })], { ...of, language: "go" });
  expect(satisfied).toMatchObject({ leads: "list", tab: "implementations" });
});
