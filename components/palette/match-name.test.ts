import { expect, test } from "vitest";
import { matchName } from "./match-name";

test("letters in a row are preferred to letters apart", () => {
  expect(matchName("TickTock", "tock")).toEqual([[4, 8]]);
});
test("letters may stand apart, in order", () => {
  expect(matchName("GetVisibleRange", "gvr")).toEqual([
    [0, 1],
    [3, 4],
    [10, 11],
  ]);
  expect(matchName("GetVisibleRange", "rvg")).toBeNull();
});
test("nothing wanted fits everything", () => {
  expect(matchName("x", "")).toEqual([]);
});
