import { describe, expect, it } from "vitest";
import { LEFT_NONE } from "../model";
import { OccurrenceList } from "./occurrence-list";

/** Rows as `start: name`. */
const rowsOf = ({ all }: OccurrenceList): string[] =>
  Array.from({ length: all.count }, (_, i) => `${all.start[i]}: ${all.name[i]}`);

function listOf(starts: readonly number[]): OccurrenceList {
  const list = new OccurrenceList(0);
  for (const start of starts) list.add(start, start * 10, 0, -1);
  return list;
}

describe("a list of occurrences", () => {
  it("holds as many as come, each plain until more is said of it", () => {
    const many = Array.from({ length: 1_000 }, (_, i) => i);
    const list = listOf(many);
    expect(rowsOf(list)).toEqual(many.map((i) => `${i}: ${i * 10}`));
    expect([list.all.left[999], list.all.arity[999], list.all.local[999], list.all.symbol[999]]).toEqual([
      LEFT_NONE,
      -1,
      -1,
      -1,
    ]);
  });

  it("moves rows apart for others, and what points at a row follows it", () => {
    const list = listOf([1, 2, 3, 4]);
    list.all.left[3] = 2;
    list.all.local[2] = 0;
    list.spread(Int32Array.of(0, 2, 3, 6), 7);
    for (const [row, start] of [
      [1, 101],
      [4, 104],
      [5, 105],
    ])
      list.put(row, start, 0, 0, -1);
    expect(rowsOf(list)).toEqual(["1: 10", "101: 0", "2: 20", "3: 30", "104: 0", "105: 0", "4: 40"]);
    expect([list.all.left[6], list.all.local[3]]).toEqual([3, 0]);
  });

  it("is moved beyond the memory that it has", () => {
    const list = listOf([1, 2]);
    list.spread(Int32Array.of(0, 499), 500);
    expect([list.count, list.all.start[0], list.all.start[499]]).toEqual([500, 1, 2]);
  });

  it("takes over the memory of an earlier list, and nothing that was in it", () => {
    const before = listOf([1, 2, 3]);
    before.all.left[0] = 2;
    const list = new OccurrenceList(2, before.all);
    expect(list.count).toBe(0);
    list.add(9, 90, 0, -1);
    expect([rowsOf(list), list.all.left[0]]).toEqual([["9: 90"], LEFT_NONE]);
  });
});
