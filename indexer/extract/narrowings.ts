/**
 * Names whose type a test narrows in the code where it holds: `if (x instanceof A)`, `case *T:`. The language's table
 * says what the tests are.
 */
import { USE_ROLES } from "../../lib/contract/vocabulary";
import type { Narrowing } from "../languages/table/types";
import { LEFT_NONE, LEFT_THIS } from "../model";
import type { FileState } from "./file-state";
import { typeLeaf } from "./type-leaf";

const ROLE_TYPE = USE_ROLES.indexOf("type");

/** Calls back with each use (an occurrence) that a test narrows, and the identifier of its type. */
export function eachOf(state: FileState, narrowing: Narrowing, found: (use: number, leaf: number) => void): void {
  const { subject, type, from, until, isOfThis, of = -1 } = narrowing;
  const { language, view, occurrences, memory } = state;
  const { all, names } = occurrences;
  const isLocal = (i: number): boolean => all.left[i] === LEFT_NONE && all.local[i] >= 0 && all.local[i] !== i;
  const isOwnMember = (i: number): boolean => all.left[i] === LEFT_THIS && all.symbol[i] < 0;
  const leaf = typeLeaf(language, view, type);
  if (leaf < 0) return;
  const name = view.text(subject);
  const holder = of < 0 ? -1 : all.local[memory.emitted[of]];
  if (of >= 0 && holder < 0) return;
  const isOfHolder = (i: number): boolean => all.left[i] >= 0 && all.local[all.left[i]] === holder && all.symbol[i] < 0;
  const isMeant = isOfThis ? isOwnMember : of < 0 ? isLocal : isOfHolder;
  for (let i = firstFrom(all.start, all.count, from); i < all.count && all.start[i] < until; i++)
    if (names[all.name[i]] === name && isMeant(i)) found(i, leaf);
}

/**
 * Calls back with each use that may be a member of `this` where a test narrows that, and the identifier of its type;
 * inner tests first.
 */
export function eachOfReceiver(
  state: FileState,
  narrowings: readonly Narrowing[],
  found: (use: number, leaf: number) => void,
): void {
  const { language, view, occurrences } = state;
  const { all } = occurrences;
  for (const { type, from, until } of [...narrowings].reverse()) {
    const leaf = typeLeaf(language, view, type);
    if (leaf < 0) continue;
    for (let i = firstFrom(all.start, all.count, from); i < all.count && all.start[i] < until; i++) {
      const isMember = all.left[i] === LEFT_THIS || (all.left[i] === LEFT_NONE && all.role[i] !== ROLE_TYPE);
      if (isMember && all.local[i] < 0 && all.symbol[i] < 0) found(i, leaf);
    }
  }
}

/** Index of the first occurrence at or behind an offset. */
function firstFrom(start: Uint32Array, count: number, offset: number): number {
  let low = 0;
  let high = count;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (start[middle] < offset) low = middle + 1;
    else high = middle;
  }
  return low;
}
