import { expect, test } from "vitest";
import { BoundedMap } from "./bounded-map";

test("what was not asked for the longest leaves when the weight is too much", () => {
  const map = new BoundedMap<string, number>(10);
  map.set("a", 1, 4);
  map.set("b", 2, 4);
  map.get("a");
  map.set("c", 3, 4);
  expect([map.get("a"), map.get("b"), map.get("c")]).toEqual([1, undefined, 3]);
});

test("an entry that is set again counts once", () => {
  const map = new BoundedMap<string, number>(10);
  for (let i = 0; i < 5; i++) map.set("a", i, 6);
  map.set("b", 9, 4);
  expect([map.get("a"), map.get("b"), map.size]).toEqual([4, 9, 2]);
});

test("an entry that is heavier than all that may be kept is not kept", () => {
  const map = new BoundedMap<string, number>(10);
  map.set("a", 1, 11);
  expect(map.size).toBe(0);
});

test("a map that is halved keeps what was asked for last", () => {
  const map = new BoundedMap<string, number>(100);
  for (const name of ["a", "b", "c", "d"]) map.set(name, 1, 10);
  map.halve();
  expect([map.get("a"), map.get("b"), map.get("c"), map.get("d")]).toEqual([undefined, undefined, 1, 1]);
  map.halve();
  map.set("e", 1, 10);
  expect([map.get("c"), map.get("d"), map.get("e")]).toEqual([undefined, 1, 1]);
});
