import { expect, it } from "vitest";
import type { MacroMeaning } from "../mask/macro-meanings";
import { macrosThatHelp } from "./macros-that-help";

const NOTHING: MacroMeaning = { as: "nothing" };
const macros = (...names: string[]) => new Map(names.map((name) => [name, NOTHING]));
/** Characters that macros leave unread of a hundred, each explaining so many of them. */
const leaving = (explained: Record<string, number>) => (some: ReadonlyMap<string, MacroMeaning>) =>
  [...some.keys()].reduce((left, name) => left - explained[name], 100);
const LIMITS = { length: 1000, most: 99, unread: 100 };

it("all macros are taken where they help together", () => {
  const all = macros("A", "B");
  expect(macrosThatHelp(all, LIMITS, leaving({ A: 60, B: -5 }))).toBe(all);
});

it("those that spoil a text are left out", () => {
  const found = macrosThatHelp(macros("A", "SPOILS", "B"), LIMITS, leaving({ A: 10, SPOILS: -900, B: 20 }));
  expect([...(found?.keys() ?? [])]).toEqual(["A", "B"]);
  expect(macrosThatHelp(macros("SPOILS", "AGAIN"), LIMITS, leaving({ SPOILS: -1, AGAIN: 0 }))).toBeNull();
});

it("a long text is not read again for each of many macros", () => {
  const long = { ...LIMITS, length: 3_000_000 };
  expect(macrosThatHelp(macros("A", "SPOILS"), long, leaving({ A: 10, SPOILS: -900 }))).toBeNull();
});
