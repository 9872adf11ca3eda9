import { describe, expect, test } from "vitest";
import { formatLines, parsePlace, rangeOfClick } from "./line-hash";

describe("lines in an address", () => {
  test("are one line or a range", () => {
    expect(parsePlace("#L10")).toEqual({ start: 10, end: 10 });
    expect(parsePlace("#L10-L20")).toEqual({ start: 10, end: 20 });
    expect(parsePlace("#L10-20")).toEqual({ start: 10, end: 20 });
  });
  test("may have columns", () => {
    expect(parsePlace("?L30:6-30:10")).toEqual({ start: 30, end: 30, startColumn: 6, endColumn: 10 });
    expect(parsePlace("#L30:6")).toEqual({ start: 30, end: 30, startColumn: 6, endColumn: 6 });
  });
  test("in the wrong order are put right", () => {
    expect(parsePlace("#L20-L10")).toEqual({ start: 10, end: 20 });
  });
  test("that are no lines are nothing", () => {
    for (const text of ["", "#", "#L0", "#L", "#Lx", "#L-3", "#L1-L", "#main", "#L999999999999"]) {
      expect(parsePlace(text)).toBeNull();
    }
  });
  test("are written as they are read", () => {
    for (const text of ["#L10", "#L10-L20"]) expect(formatLines(parsePlace(text)!)).toBe(text);
  });
});

test("Shift extends from the line that was clicked before", () => {
  expect(rangeOfClick(5, false, null)).toEqual({ start: 5, end: 5 });
  expect(rangeOfClick(9, true, 5)).toEqual({ start: 5, end: 9 });
  expect(rangeOfClick(2, true, 5)).toEqual({ start: 2, end: 5 });
  expect(rangeOfClick(7, true, null)).toEqual({ start: 7, end: 7 });
});
