import { describe, expect, it } from "vitest";
import type { TreeRow } from "./tree-row";
import { isLetter, rowTyped, TYPED_MS, typedWith } from "./typeahead";

const row = (name: string, over: Partial<TreeRow> = {}): TreeRow => ({
  id: name,
  level: 1,
  position: 1,
  siblings: 1,
  expanded: null,
  label: `file ${name}`,
  name,
  ...over,
});
const ROWS = [row("Harbor"), row("harness"), row("README.md"), row("buoy.rs"), row("hidden", { inert: true })];

describe("letters typed in a tree", () => {
  it("lead to the next row that begins with them, round the end, in either case", () => {
    expect(rowTyped(ROWS, 0, "h")).toBe(1);
    expect(rowTyped(ROWS, 1, "h")).toBe(0);
    expect(rowTyped(ROWS, 3, "r")).toBe(2);
    expect(rowTyped(ROWS, 0, "x")).toBe(-1);
  });

  it("narrow while they go on, and stay on a row that still fits", () => {
    expect(rowTyped(ROWS, 1, "harb")).toBe(0);
    expect(rowTyped(ROWS, 1, "har")).toBe(1);
    expect(rowTyped(ROWS, 0, "harx")).toBe(-1);
  });

  it("go through the rows of one letter when it is pressed again", () => {
    expect(rowTyped(ROWS, 0, "hh")).toBe(1);
    expect(rowTyped(ROWS, 1, "hhh")).toBe(0);
  });

  it("begin anew after a while", () => {
    const first = typedWith(null, "H", 0);
    expect(typedWith(first, "a", TYPED_MS - 1).text).toBe("ha");
    expect(typedWith(first, "a", TYPED_MS).text).toBe("a");
  });

  it("are letters, not commands", () => {
    const held = { altKey: false, ctrlKey: false, metaKey: false };
    expect(isLetter({ key: "ä", ...held })).toBe(true);
    for (const key of ["Enter", " ", "F6"]) expect(isLetter({ key, ...held })).toBe(false);
    expect(isLetter({ key: "k", ...held, ctrlKey: true })).toBe(false);
  });
});
