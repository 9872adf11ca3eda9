import { expect, it } from "vitest";
import { NameIds } from "./name-ids";

it("names are numbered by first use, wherever they are read from", () => {
  const ids = new NameIds();
  const text = "alpha beta alpha αβγ";
  expect(ids.idAt(text, 6, 10)).toBe(0);
  expect(ids.idAt(text, 0, 5)).toBe(1);
  expect(ids.idAt(text, 11, 16)).toBe(1);
  expect(ids.idOf("beta")).toBe(0);
  expect(ids.idAt(text, 17, 20)).toBe(2);
  expect(ids.idOf("αβγ")).toBe(2);
  expect(ids.names).toEqual(["beta", "alpha", "αβγ"]);
});

it("a hundred thousand names keep their numbers", () => {
  const ids = new NameIds();
  const names = Array.from({ length: 100_000 }, (_, i) => `NAME_${i.toString(36)}_${i % 7}`);
  expect(names.map((name) => ids.idOf(name))).toEqual(names.map((_, i) => i));
  expect(names.map((name) => ids.idAt(`x${name}y`, 1, 1 + name.length))).toEqual(names.map((_, i) => i));
  expect(ids.names).toEqual(names);
});

it("parts of names and names that collide are told apart", () => {
  const ids = new NameIds();
  expect(["a", "ab", "abc", "b", "bc", "", "\u0161", "a\u0000"].map((name) => ids.idOf(name))).toEqual([
    0, 1, 2, 3, 4, 5, 6, 7,
  ]);
});
