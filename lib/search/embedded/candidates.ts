/**
 * Which names of a segment are worth looking at for one reading of a query. When they are very many (a letter or two),
 * those with the best priors are taken; names equal to what was typed always are.
 */
import type { MatchMode } from "../port";
import type { NamePattern } from "../rank/pattern";
import type { Reading } from "../rank/query";
import * as bitmaps from "./bitmaps";
import type { RowFilter } from "./filter";
import { type LiveSegment, quantised } from "./live-segment";
import { prefixRange } from "./name-order";
import { bitmapWords } from "./signature";

/** Names that are looked at for one reading in one segment. */
const MOST_NAMES = 1200;
/** Names among which those are chosen by prior. */
const MOST_CANDIDATES = 262_144;

let result = new Uint32Array(1024);
const names = new Uint32Array(MOST_CANDIDATES);

export interface Candidates {
  names: Uint32Array;
  /** some that may match were left out */
  cut: boolean;
}

/** Names for a reading, in the order of the segment. The array is the caller's. */
export function candidateNames(segment: LiveSegment, reading: Reading, mode: MatchMode, filter: RowFilter): Candidates {
  const { data } = segment;
  const words = bitmapWords(data.names);
  if (result.length < words) result = new Uint32Array(words * 2);
  result.fill(0, 0, words);
  if (reading.name) byName(segment, reading, reading.name, mode);
  else
    bitmaps.insideAll(
      data,
      reading.words.map((word) => word.view),
      result,
    );
  const count = bitmaps.collect(result, words, names);
  const found = names.subarray(0, Math.min(count, names.length));
  if (found.length <= MOST_NAMES) return { names: found.slice(), cut: false };
  return { names: best(segment, found, filter, reading.name), cut: true };
}

function byName(segment: LiveSegment, reading: Reading, pattern: NamePattern, mode: MatchMode): void {
  const { data } = segment;
  const q = pattern.view;
  const [from, to] = prefixRange(data, Buffer.from(pattern.text, "utf8"));
  bitmaps.mark(result, from, mode === "exact" ? sameNames(segment, pattern, from, to) : to);
  if (mode === "exact" || mode === "prefix" || q.flatLength < 2) return;
  if (q.flatLength > 2 || reading.context.length === 0) bitmaps.inside(data, q, result);
  const loose = reading.context.length > 0 && !reading.qualified;
  if (!loose || q.flatLength > 2) bitmaps.wordStarts(data, q, result);
  if (loose) return;
  if (q.flatLength > 3 && !pattern.allUpper) bitmaps.lettersInOrder(data, q, result);
  if (pattern.typos > 0) bitmaps.typos(data, q, pattern.typos === 2 ? 2 : 1, result);
}

/** End of the case variants of a typed name: they stand first among the names with it as prefix. */
function sameNames(segment: LiveSegment, pattern: NamePattern, from: number, to: number): number {
  const { nameStart } = segment.data;
  const length = Buffer.byteLength(pattern.text, "utf8");
  let end = from;
  while (end < to && nameStart[end + 1] - nameStart[end] === length) end++;
  return end;
}

const histogram = new Uint32Array(256);
let priorities = new Uint8Array(1024);

/** The MOST_NAMES with the best priors among rows that pass the filter, and the typed name itself. */
function best(segment: LiveSegment, found: Uint32Array, filter: RowFilter, typed: NamePattern | null): Uint32Array {
  if (priorities.length < found.length) priorities = new Uint8Array(found.length * 2);
  histogram.fill(0);
  for (let i = 0; i < found.length; i++) {
    priorities[i] = filter.open ? segment.namePrior[found[i]] : filteredPrior(segment, found[i], filter);
    histogram[priorities[i]]++;
  }
  const threshold = thresholdFor(MOST_NAMES);
  const exact = typed ? exactRange(segment, typed) : [0, 0];
  const chosen = new Uint32Array(found.length);
  let count = 0;
  let room = MOST_NAMES;
  for (let i = 0; i < found.length; i++) {
    const isExact = found[i] >= exact[0] && found[i] < exact[1];
    const good = priorities[i] > threshold || (priorities[i] === threshold && room > 0);
    if (!good && !isExact) continue;
    if (priorities[i] === threshold) room--;
    chosen[count++] = found[i];
  }
  return chosen.slice(0, count);
}

/** The prior above which fewer than `most` names lie; never 0, which means no row passes. */
function thresholdFor(most: number): number {
  let sum = 0;
  for (let value = 255; value > 1; value--) {
    sum += histogram[value];
    if (sum >= most) return value;
  }
  return 1;
}

function exactRange(segment: LiveSegment, typed: NamePattern): [number, number] {
  const [from, to] = prefixRange(segment.data, Buffer.from(typed.text, "utf8"));
  return [from, sameNames(segment, typed, from, to)];
}

function filteredPrior(segment: LiveSegment, name: number, filter: RowFilter): number {
  const { nameRows, rowsByName } = segment.data;
  let most = -Infinity;
  for (let i = nameRows[name]; i < nameRows[name + 1]; i++) {
    const row = rowsByName[i];
    if (segment.prior[row] > most && filter.passes(segment, row, false)) most = segment.prior[row];
  }
  return most === -Infinity ? 0 : quantised(most);
}
