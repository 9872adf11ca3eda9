import { expect, test } from "vitest";
import { finish } from "./assemble";
import { sortKey } from "./name-order";
import { sortNames } from "./sort-names";

test.each([0, 1, 2048, 2049, 20_000])("%i names stand in the order of their keys, each once", (count) => {
  const names = Array.from({ length: count }, (_, n) => `${n % 3 === 0 ? "Get" : "get"}_${(n * 7919) % 20_011}`);
  const sorted = finish(sortNames(names));
  expect(sorted).toEqual([...names].sort((a, b) => (sortKey(a) < sortKey(b) ? -1 : 1)));
});

test("very many names are sorted in steps of which none takes long", () => {
  const names = Array.from({ length: 60_000 }, (_, n) => `name_${(n * 7919) % 60_013}`);
  expect([...sortNames(names)].length).toBeGreaterThan(100);
});
