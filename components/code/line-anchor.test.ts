import { describe, expect, it } from "vitest";
import { anchorOf, refindRange } from "./line-anchor";

const FILE = ["void open()", "{", "  lift();", "}", "", "void shut()", "{", "  drop();", "}"];
const SHUT = { start: 6, end: 9 };
const anchor = anchorOf(FILE, SHUT);

describe("a link to lines", () => {
  it("finds them where they stood, and where they went", () => {
    expect(refindRange(FILE, SHUT, anchor)).toEqual(SHUT);
    expect(refindRange(["// new", "// lines", ...FILE], SHUT, anchor)).toEqual({ start: 8, end: 11 });
    expect(refindRange(FILE.slice(5), SHUT, anchor)).toEqual({ start: 1, end: 4 });
  });

  it("finds them by their first line when the others have changed, and in another indentation", () => {
    expect(refindRange(["", ...FILE.with(7, "  lower();")], SHUT, anchor)).toEqual({ start: 7, end: 10 });
    expect(
      refindRange(
        FILE.map((line) => `  ${line}`),
        SHUT,
        anchor,
      ),
    ).toEqual(SHUT);
  });

  it("takes the nearest of several, and no brace for a place", () => {
    const twice = [...FILE, ...FILE];
    expect(refindRange(twice, { start: 14, end: 17 }, anchor)).toEqual({ start: 15, end: 18 });
    const brace = anchorOf(FILE, { start: 7, end: 8 });
    expect(refindRange(["{", "  other();", "}"], { start: 7, end: 8 }, brace)).toBeNull();
    expect(refindRange(["nothing of it"], SHUT, anchor)).toBeNull();
  });
});
