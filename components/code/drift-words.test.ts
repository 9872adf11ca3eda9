import { describe, expect, it } from "vitest";
import { driftWords } from "./drift-words";

const asked = { start: 10, end: 20 };

describe("what is said of lines that went elsewhere", () => {
  it("names where they stand now, and the revision of the link", () => {
    const moved = { asked, now: { start: 12, end: 22 }, by: "text", symbol: null, revision: "3f2a91c0d4" } as const;
    expect(driftWords(moved)).toBe(
      "This link was made for lines 10 to 20 at revision 3f2a91c. The same text stands in lines 12 to 22 now.",
    );
  });

  it("says by what they were found when they were edited", () => {
    const edited = { asked, now: { start: 12, end: 22 }, symbol: null, revision: null };
    expect(driftWords({ ...edited, by: "first line" })).toContain("Its first line stands in line 12 now");
    expect(driftWords({ ...edited, by: "symbol", symbol: "shut" })).toContain("these are the same lines of shut now");
    expect(driftWords({ ...edited, now: null, by: null })).toContain("not in the file any more");
  });
});
