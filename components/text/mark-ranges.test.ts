import { describe, expect, test } from "vitest";
import { markRanges } from "./mark-ranges";

const shown = (text: string, ranges: [number, number][]) =>
  markRanges(text, ranges)
    .map(({ text: piece, marked }) => (marked ? `[${piece}]` : piece))
    .join("");

describe("matched letters", () => {
  test("are marked where they stand", () => {
    expect(
      shown("ABeaconActor", [
        [1, 5],
        [7, 10],
      ]),
    ).toBe("A[Beac]on[Act]or");
  });
  test("touching and overlapping ranges become one mark", () => {
    expect(
      shown("abcdef", [
        [3, 5],
        [1, 3],
        [2, 4],
      ]),
    ).toBe("a[bcde]f");
  });
  test("ranges outside of the name mark nothing", () => {
    expect(
      shown("abc", [
        [-2, 0],
        [7, 9],
        [2, 2],
      ]),
    ).toBe("abc");
    expect(shown("", [[0, 3]])).toBe("");
  });
});
