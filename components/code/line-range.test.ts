import { describe, expect, it } from "vitest";
import { clampRange, extendRange, parseLineRange, writeLineRange } from "./line-range";

describe("lines in an address", () => {
  it("are read back as they were written", () => {
    for (const range of [
      { start: 1, end: 1 },
      { start: 10, end: 20 },
      { start: 10, end: 10, column: 5 },
      { start: 10, end: 10, column: 5, endColumn: 9 },
      { start: 10, end: 12, column: 5, endColumn: 2 },
    ])
      expect(parseLineRange(writeLineRange(range))).toEqual(range);
    expect(writeLineRange({ start: 7, end: 7 })).toBe("#L7");
  });

  it("may stand in either order and in the notation of others", () => {
    expect(parseLineRange("#L20-L10")).toEqual({ start: 10, end: 20 });
    expect(parseLineRange("#L10-20")).toEqual({ start: 10, end: 20 });
    expect(parseLineRange("#L30:6-30:10")).toEqual({ start: 30, end: 30, column: 6, endColumn: 10 });
    expect(parseLineRange("?L30:6-32:10")).toEqual({ start: 30, end: 32, column: 6, endColumn: 10 });
    expect(parseLineRange("#L30:6-30:6")).toEqual({ start: 30, end: 30, column: 6 });
    expect(parseLineRange("#L10C5-L12C1")).toEqual({ start: 10, end: 12, column: 5, endColumn: 1 });
    expect(parseLineRange("#L12C5-L10C1")).toEqual({ start: 10, end: 12 });
    expect(parseLineRange("#L12C0")).toEqual({ start: 12, end: 12 });
  });

  it("are none when the hash is something else", () => {
    for (const hash of ["", "#", "#L", "#L0", "#main", "#L-3", "#L1-", "#L999999999"])
      expect(parseLineRange(hash)).toBeNull();
  });

  it("grow from the anchor in both directions", () => {
    expect(extendRange(null, null, 5)).toEqual({ start: 5, end: 5 });
    expect(extendRange({ start: 5, end: 5 }, 5, 9)).toEqual({ start: 5, end: 9 });
    expect(extendRange({ start: 5, end: 9 }, 5, 2)).toEqual({ start: 2, end: 5 });
  });

  it("end with the file", () => {
    expect(clampRange({ start: 3, end: 99 }, 10)).toEqual({ start: 3, end: 10 });
    expect(clampRange({ start: 30, end: 99 }, 10)).toBeNull();
  });
});
