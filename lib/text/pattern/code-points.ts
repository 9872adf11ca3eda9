/** Sets of code points as ranges: union, complement, every case of their letters. Pure. */
import { caseOrbit } from "../../format/fold-case";
import type { CodePoints } from "./ast";

export const LAST_POINT = 0x10ffff;
/** Letters of a range that are folded one by one; a larger range holds its letters' other cases, or nearly. */
const MOST_FOLDED = 70_000;

/** Sorted and joined. */
export function union(...sets: readonly CodePoints[]): CodePoints {
  const ranges: [number, number][] = [];
  for (const set of sets) for (let at = 0; at < set.length; at += 2) ranges.push([set[at], set[at + 1]]);
  ranges.sort((a, b) => a[0] - b[0]);
  const joined: number[] = [];
  for (const [from, to] of ranges) {
    const last = joined.length - 1;
    if (last > 0 && from <= joined[last] + 1) joined[last] = Math.max(joined[last], to);
    else joined.push(from, to);
  }
  return joined;
}

export function complement(set: CodePoints): CodePoints {
  const rest: number[] = [];
  let next = 0;
  for (let at = 0; at < set.length; at += 2) {
    if (set[at] > next) rest.push(next, set[at] - 1);
    next = set[at + 1] + 1;
  }
  if (next <= LAST_POINT) rest.push(next, LAST_POINT);
  return rest;
}

/** With the other cases of all letters. */
export function folded(set: CodePoints): CodePoints {
  const more: number[] = [];
  for (let at = 0; at < set.length; at += 2) {
    const to = Math.min(set[at + 1], set[at] + MOST_FOLDED);
    for (let point = set[at]; point <= to; point++) for (const other of caseOrbit(point)) more.push(other, other);
  }
  return union(set, more);
}

/** Without what ends a line. */
export function withinLine(set: CodePoints): CodePoints {
  return complement(union(complement(set), LINE_ENDS));
}

const LINE_ENDS: CodePoints = [10, 10, 13, 13];

export function sizeOf(set: CodePoints): number {
  let size = 0;
  for (let at = 0; at < set.length; at += 2) size += set[at + 1] - set[at] + 1;
  return size;
}

/** Its members, of a set that is known to be small. */
export function membersOf(set: CodePoints): number[] {
  const members: number[] = [];
  for (let at = 0; at < set.length; at += 2)
    for (let point = set[at]; point <= set[at + 1]; point++) members.push(point);
  return members;
}
