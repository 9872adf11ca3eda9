import { describe, expect, it } from "vitest";
import { parseTerms, type Term } from "./text-terms";

const text = (value: string): Term => ({ text: value, regex: false });
const regex = (value: string): Term => ({ text: value, regex: true });

describe("the words of a text search", () => {
  it("stand for themselves where nothing joins them", () => {
    for (const pattern of [
      ...["free berth", "  two blanks  ", 'say("hello")', '#include "a.h"', "a or b", "NOTHING ORDER"],
      ...[
        "/usr/lib",
        "/usr/lib/",
        "// note",
        "/* note */",
        "/ b /",
        "//",
        '""',
        '"open',
        "a/b/c",
        "x /usr/bin /usr/lib/",
      ],
    ])
      expect(parseTerms(pattern), pattern).toBeNull();
  });

  it("are an expression between slashes, and exactly a text between quotes", () => {
    expect(parseTerms("/most_\\w+/")).toEqual([{ all: [regex("most_\\w+")], none: [] }]);
    expect(parseTerms("/a\\/b c/")).toEqual([{ all: [regex("a/b c")], none: [] }]);
    expect(parseTerms('"a OR b"')).toEqual([{ all: [text("a OR b")], none: [] }]);
    expect(parseTerms('"say \\"hello\\" \\\\ twice"')).toEqual([{ all: [text('say "hello" \\ twice')], none: [] }]);
  });

  it("are joined by OR, AND and NOT; what stands side by side is wanted together", () => {
    expect(parseTerms("free berth OR /dock\\d/")).toEqual([
      { all: [text("free berth")], none: [] },
      { all: [regex("dock\\d")], none: [] },
    ]);
    expect(parseTerms('open AND "the gate" NOT slowly')).toEqual([
      { all: [text("open"), text("the gate")], none: [text("slowly")] },
    ]);
    expect(parseTerms('/a+/ "b"')).toEqual([{ all: [regex("a+"), text("b")], none: [] }]);
    expect(parseTerms("NOT a b NOT c OR d")).toBeNull();
    expect(parseTerms("x AND NOT y OR z")).toEqual([
      { all: [text("x")], none: [text("y")] },
      { all: [text("z")], none: [] },
    ]);
  });

  it("are a text where an operator has no side, or nothing is wanted", () => {
    for (const pattern of [
      "NOT NULL",
      "OR",
      "a OR",
      "OR b",
      "a AND OR b",
      "a NOT",
      "a NOT NOT b",
      "a OR NOT b",
      "AND a",
    ])
      expect(parseTerms(pattern), pattern).toBeNull();
  });
});
