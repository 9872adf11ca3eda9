import { expect, it } from "vitest";
import { acceptedBy, accepts, isSpread } from "./accepts";

const takes = (...parameters: string[]) => {
  const { least, most } = acceptedBy(parameters);
  return [least, most];
};

it("counts what a call has to pass, and what it may", () => {
  expect(takes("int a", "int b")).toEqual([2, 2]);
  expect(takes("int a", "int b = 3")).toEqual([1, 2]);
  expect(takes("void")).toEqual([0, 0]);
  expect(takes("times: number", "hard?: boolean")).toEqual([1, 2]);
  expect(takes("private readonly port: Port", "name?: string")).toEqual([1, 2]);
  expect(takes("a: Int", "b: (Int) -> Unit = {}")).toEqual([1, 2]);
  expect(takes("done: () => void")).toEqual([1, 1]);
});

it("does not count what a method is called on, nor marks", () => {
  expect(takes("self", "heat", "/", "*", "hard=False")).toEqual([1, 2]);
  expect(takes("&mut self", "n: u32")).toEqual([1, 1]);
  expect(takes("&'a self")).toEqual([0, 0]);
  expect(takes("this: Window", "x: number")).toEqual([1, 1]);
});

it("has no end where a parameter takes the rest", () => {
  for (const rest of [
    "*args",
    "**options",
    "...rest: string[]",
    "Object... all",
    "vararg all: Int",
    "params int[] all",
    "...",
  ])
    expect(takes("first", rest), rest).toEqual([1, Infinity]);
});

it("says which calls fit", () => {
  const one = acceptedBy(["a", "b = 1"]);
  expect([0, 1, 2, 3].map((count) => accepts(one, count))).toEqual([false, true, true, false]);
  expect(["*all", "...all", "all...", "all"].map(isSpread)).toEqual([true, true, true, false]);
});
