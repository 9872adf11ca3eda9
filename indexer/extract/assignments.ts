/**
 * What tells the type of a use of a variable before its declaration does: a test around it, or the assignment before
 * it in the text. Where both do, the later one counts.
 */
import type { Narrowing } from "../languages/table/types";
import { TYPED_BY_VALUE } from "../model";
import type { FileState } from "./file-state";
import { eachOf } from "./narrowings";

/** A later assignment of a local, by its occurrence, with the offset from which on the local holds the value. */
interface Assigned {
  at: number;
  from: number;
}

/** Assignments that say what a local holds from then on, but for the one that binds it. */
export function assignedAgain(
  { occurrences: { all } }: FileState,
  noted: readonly { leaf: number; from: number }[],
  emittedAt: (leaf: number) => number,
  saysType: (occurrence: number) => boolean,
): Assigned[] {
  const found = noted.map(({ leaf, from }) => ({ at: emittedAt(leaf), from }));
  return found.filter(({ at }) => at >= 0 && all.local[at] >= 0 && all.local[at] !== at && saysType(at));
}

/**
 * Calls back with each use that a test narrows and the identifier of its type, and with each use behind an assignment,
 * what it is typed by and how.
 */
export function eachTold(
  state: FileState,
  narrowings: readonly Narrowing[],
  assigned: readonly Assigned[],
  tested: (use: number, leaf: number) => void,
  given: (use: number, by: number, how: number) => void,
): void {
  const { all } = state.occurrences;
  const usesOf = assigned.length > 0 ? usesByLocal(state) : new Map<number, number[]>();
  const told = [
    ...[...narrowings].reverse().map((test) => ({ from: test.from, tell: () => eachOf(state, test, tested) })),
    ...assigned.map(({ at, from }) => ({
      from,
      tell: () => {
        for (const use of usesOf.get(all.local[at]) ?? []) if (all.start[use] >= from) given(use, at, TYPED_BY_VALUE);
      },
    })),
  ];
  // inner tests stand behind outer ones, as they were noted
  if (assigned.length > 0) told.sort((a, b) => b.from - a.from);
  for (const { tell } of told) tell();
}

function usesByLocal({ occurrences: { all } }: FileState): Map<number, number[]> {
  const found = new Map<number, number[]>();
  for (let i = 0; i < all.count; i++) {
    const local = all.local[i];
    if (local < 0 || local === i || all.symbol[i] >= 0) continue;
    const known = found.get(local);
    if (known) known.push(i);
    else found.set(local, [i]);
  }
  return found;
}
