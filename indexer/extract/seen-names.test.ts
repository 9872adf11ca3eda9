import { expect, it } from "vitest";
import { OccurrenceList } from "./occurrence-list";
import { SeenNames } from "./seen-names";

const NAME = 0;

/** Uses of one name, one after the other, and what each means in the end. */
function seen(count: number) {
  const occurrences = new OccurrenceList(count);
  const names = new SeenNames(occurrences);
  for (let at = 0; at < count; at++) names.add(false, NAME, occurrences.add(at, NAME, 0, -1));
  return { names, local: () => [...occurrences.all.local.slice(0, count)], occurrences };
}

it("a binding claims the uses above it in its scope, and none before that", () => {
  const { names, local } = seen(4);
  names.claim(false, NAME, 9, 2);
  expect(local()).toEqual([-1, -1, 9, 9]);
});

it("a use that something inside has bound is not claimed any more", () => {
  const { names, local } = seen(4);
  names.claim(false, NAME, 3, 3);
  names.claim(false, NAME, 9, 1);
  expect(local()).toEqual([-1, 9, 9, 3]);
});

it("a binding outside is taken back for the one inside that comes later", () => {
  const { names, local, occurrences } = seen(3);
  occurrences.all.local[2] = 0;
  names.claim(false, NAME, 9, 1);
  expect(local()).toEqual([-1, 9, 9]);
});

it("values and types of one name are claimed apart", () => {
  const { names, local } = seen(2);
  names.claim(true, NAME, 9, 0);
  expect(local()).toEqual([-1, -1]);
});
