import { expect, it } from "vitest";
import { wordAt } from "./touched-place";

it("finds the name around a touched letter, at its start and just behind it too", () => {
  const line = "  Berth->IsTaken(größe);";
  for (const column of [10, 13, 17]) expect(wordAt(line, column)).toEqual({ column: 10, length: 7 });
  expect(wordAt(line, 20)).toEqual({ column: 18, length: 5 });
});

it("finds none between names", () => {
  expect(wordAt("a  +  b", 4)).toBeNull();
  expect(wordAt("", 1)).toBeNull();
});
