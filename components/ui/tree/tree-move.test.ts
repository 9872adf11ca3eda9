import { describe, expect, it } from "vitest";
import { treeMove } from "./tree-move";
import type { TreeRow } from "./tree-row";

const row = (id: string, level: number, over: Partial<TreeRow> = {}): TreeRow => ({
  id,
  level,
  position: 1,
  siblings: 1,
  expanded: null,
  label: id,
  ...over,
});
const ROWS = [
  row("src", 1, { expanded: true }),
  row("src/a", 2),
  row("src/?reading", 2, { inert: true }),
  row("docs", 1, { expanded: false }),
];
const NO_KEYS = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };
const press = (key: string, at: number, held: Partial<typeof NO_KEYS> = {}) =>
  treeMove({ key, ...NO_KEYS, ...held }, ROWS, at);

describe("the keys of a tree", () => {
  it("walk the rows, past those that are only drawn, and stay at the ends", () => {
    expect(press("ArrowDown", 0)).toEqual({ to: "row", at: 1 });
    expect(press("ArrowDown", 1)).toEqual({ to: "row", at: 3 });
    expect(press("ArrowUp", 3)).toEqual({ to: "row", at: 1 });
    expect(press("ArrowDown", 3)).toEqual({ to: "row", at: 3 });
    expect(press("ArrowUp", 0)).toEqual({ to: "row", at: 0 });
    expect(press("End", 0)).toEqual({ to: "row", at: 3 });
    expect(press("Home", 3)).toEqual({ to: "row", at: 0 });
  });

  it("unfold, fold, and lead to what encloses a row", () => {
    expect(press("ArrowRight", 3)).toEqual({ to: "fold", fold: false });
    expect(press("ArrowRight", 0)).toEqual({ to: "row", at: 1 });
    expect(press("ArrowLeft", 0)).toEqual({ to: "fold", fold: true });
    expect(press("ArrowLeft", 1)).toEqual({ to: "row", at: 0 });
    expect(press("ArrowLeft", 3)).toEqual({ to: "row", at: 3 });
  });

  it("open a row, beside with Ctrl, and only show it with Space", () => {
    expect(press("Enter", 1)).toEqual({ to: "open", way: "go" });
    expect(press("Enter", 1, { ctrlKey: true })).toEqual({ to: "open", way: "beside" });
    expect(press(" ", 1)).toEqual({ to: "open", way: "show" });
    expect(press("F10", 1, { shiftKey: true })).toEqual({ to: "menu" });
  });

  it("leave to the page what is not theirs", () => {
    expect(press("ArrowDown", 0, { altKey: true })).toBeNull();
    expect(press("Home", 1, { ctrlKey: true })).toBeNull();
    expect(press("F6", 1)).toBeNull();
    expect(press("a", 1)).toBeNull();
  });
});
