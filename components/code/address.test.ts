import { describe, expect, test } from "vitest";
import { addressOf, placeOf } from "./address";

describe("the place in an address", () => {
  test("is a symbol, lines, or both", () => {
    expect(placeOf("?symbol=cpp%20A%23b().#L3-L4")).toEqual({ symbol: "cpp A#b().", lines: { start: 3, end: 4 } });
    expect(placeOf("#L3").symbol).toBeNull();
    expect(placeOf("")).toEqual({ symbol: null, lines: null });
  });
  test("may be columns without a hash", () => {
    expect(placeOf("?L30:6-30:10").lines).toMatchObject({ start: 30, startColumn: 6 });
  });
  test("comes back as it was written", () => {
    const place = { symbol: "ts src/`a b`/f().", lines: { start: 1, end: 9 } };
    expect(placeOf(addressOf(place))).toEqual(place);
  });
});
