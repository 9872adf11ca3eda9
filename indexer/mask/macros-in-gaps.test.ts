import { expect, it } from "vitest";
import type { MacroDictionary } from "./macro-meanings";
import { macrosInGaps } from "./macros-in-gaps";

const MACROS: MacroDictionary = new Map([
  ["NEAR", { as: "nothing" }],
  ["INSIDE", { as: "statement" }],
  ["FAR", { as: "nothing" }],
]);

it("finds the macros in a gap and before it, and leaves those that stand elsewhere", () => {
  const text = `int FAR;${" ".repeat(300)}int NEAR f() { ) INSIDE ; }${" ".repeat(300)}int FAR;`;
  const gap = [text.indexOf(")") + 5, text.indexOf("INSIDE") + 6];
  expect([...macrosInGaps(MACROS, text, gap).keys()]).toEqual(["NEAR", "INSIDE"]);
});

it("finds nothing where there is no gap", () => {
  expect(macrosInGaps(MACROS, "INSIDE NEAR FAR", []).size).toBe(0);
});
