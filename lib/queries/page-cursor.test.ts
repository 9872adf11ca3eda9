import { describe, expect, it } from "vitest";
import { nextCursor, offsetOf } from "./page-cursor";

const question = { query: "actor", limit: 50 };

describe("a cursor", () => {
  it("leads to the next page, also with another page size", () => {
    const cursor = nextCursor(question, 0, true) ?? "";
    expect(offsetOf({ ...question, cursor })).toBe(50);
    expect(offsetOf({ ...question, limit: 10, cursor })).toBe(50);
  });

  it("is absent on the last page", () => {
    expect(nextCursor(question, 0, false)).toBeNull();
  });

  it("of another question is refused", () => {
    const cursor = nextCursor(question, 0, true) ?? "";
    expect(() => offsetOf({ ...question, query: "pawn", cursor } as never)).toThrow("`cursor` takes");
    expect(() => offsetOf({ ...question, cursor: "AAAA" })).toThrow("`cursor` takes");
  });
});
