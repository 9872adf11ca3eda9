import { describe, expect, it } from "vitest";
import { refindRange, textAnchorOf, type FoundLines } from "./line-anchor";
import type { LineRange } from "./line-range";

const FILE = ["void open()", "{", "  lift();", "}", "", "void shut()", "{", "  drop();", "}"];
const SHUT = { start: 6, end: 9 };
const text = textAnchorOf(FILE, SHUT);

const refound = (lines: readonly string[], range: LineRange = SHUT, of = text): FoundLines | null =>
  refindRange(lines, range, { text: of, inside: null }, null);

describe("a link to lines", () => {
  it("finds them where they stood, and where they went", () => {
    expect(refound(FILE)).toEqual({ range: SHUT, by: "text" });
    expect(refound(["// new", "// lines", ...FILE])).toEqual({ range: { start: 8, end: 11 }, by: "text" });
    expect(refound(FILE.slice(5))).toEqual({ range: { start: 1, end: 4 }, by: "text" });
  });

  it("finds them by their first line when the others have changed, and in another indentation", () => {
    expect(refound(["", ...FILE.with(7, "  lower();")])).toEqual({ range: { start: 7, end: 10 }, by: "first line" });
    expect(refound(FILE.map((line) => `  ${line}`))).toEqual({ range: SHUT, by: "text" });
  });

  it("takes the nearest of several, and no brace for a place", () => {
    const twice = [...FILE, ...FILE];
    expect(refound(twice, { start: 14, end: 17 })?.range).toEqual({ start: 15, end: 18 });
    const brace = textAnchorOf(FILE, { start: 7, end: 8 });
    expect(refound(["{", "  other();", "}"], { start: 7, end: 8 }, brace)).toBeNull();
    expect(refound(["nothing of it"])).toBeNull();
  });

  const GUARD = ["if (!ready)", "  return;"];
  const TWO = ["void open()", ...GUARD, "", "void shut()", ...GUARD];
  const guard = { text: textAnchorOf(TWO, { start: 6, end: 7 }), inside: { key: "cpp shut().", below: 1 } };

  it("takes of the same text the one in the symbol that it stood in", () => {
    const later = ["void open()", ...GUARD, "", "", "", "", "", "void shut()", ...GUARD];
    expect(refindRange(later, { start: 6, end: 7 }, guard, 9)).toEqual({ range: { start: 10, end: 11 }, by: "text" });
    expect(refindRange(later, { start: 6, end: 7 }, guard, null)?.range).toEqual({ start: 2, end: 3 });
  });

  it("falls back on their place in the symbol when the text is gone", () => {
    const edited = ["void shut()", "while (busy)", "  wait();"];
    expect(refindRange(edited, { start: 6, end: 7 }, guard, 1)).toEqual({ range: { start: 2, end: 3 }, by: "symbol" });
    expect(refindRange(edited, { start: 6, end: 7 }, guard, 9)).toBeNull();
  });
});
