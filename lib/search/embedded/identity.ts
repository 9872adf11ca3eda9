/**
 * Numbers by which rows are folded: one for the symbol, one for the owner and name in a file. 53 bits of a hash, so
 * that among the rows of an answer two that differ do not meet.
 */
import { KIND_GROUPS, SYMBOL_KINDS } from "../../contract/vocabulary";
import type { LiveSegment } from "./live-segment";

const HIGH_BITS = 0x1fffff;

/** Kinds that overload each other, as one number each. */
const GROUPS = SYMBOL_KINDS.map((kind, at) => {
  const group = Object.values(KIND_GROUPS).findIndex((kinds) => (kinds as readonly string[]).includes(kind));
  return group < 0 ? 100 + at : group;
});

/** The same for all rows of one symbol: repository and key. */
export function symbolNumber(segment: LiveSegment, row: number): number {
  const { rowFile, rowKeyHigh, rowKeyLow } = segment.data;
  const high = rowKeyHigh[row] ^ Math.imul(segment.files[rowFile[row]].repositoryId, 0x9e3779b1);
  return (high & HIGH_BITS) * 2 ** 32 + rowKeyLow[row];
}

/** The same for what one owner in one file declares under one name, in one group of kinds. */
export function placeNumber(segment: LiveSegment, row: number): number {
  const { data } = segment;
  let low = segment.files[data.rowFile[row]].id;
  let high = 0x5bd1e995;
  for (const part of [
    data.rowContainer[row],
    data.rowQualifier[row],
    data.rowName[row],
    GROUPS[data.rowKind[row] >> 2],
  ]) {
    low = Math.imul(low ^ (low >>> 15) ^ part, 0x85ebca6b);
    high = Math.imul(high ^ (low >>> 13) ^ part, 0xc2b2ae35);
  }
  return ((high ^ (high >>> 11)) & HIGH_BITS) * 2 ** 32 + (low >>> 0);
}
