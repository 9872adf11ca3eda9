/**
 * Which names are worth looking at for one reading of a query, over all segments. When they are very many (a letter or
 * two), those with the best priors are taken, beginnings before insides; names equal to what was typed always are.
 */
import type { MatchMode, Whereabouts } from "../port";
import type { NamePattern } from "../rank/pattern";
import { isLoose, type Reading } from "../rank/query";
import * as bitmaps from "./bitmaps";
import type { RowFilter } from "./row-filter";
import { type LiveSegment, quantised } from "./live-segment";
import { prefixRange } from "./name-order";
import { POSTING } from "./segment";
import { bitmapWords } from "./signature";

/** `close`: beginnings, insides, words, word starts. `typos` and `letters` (in order) are looked for after that. */
export type Stage = "close" | "typos" | "letters";

/** Names that are looked at for one reading. */
const MOST_NAMES: Record<Stage, number> = { close: 1000, typos: 6000, letters: 6000 };
/** The same where a loose place must fit as well: one of several readings, and rarely the right one. */
const MOST_PLACED_NAMES = 120;
/** The same where a qualifier was typed, beyond the names that are close to what was. */
const MOST_QUALIFIED_NAMES = 2000;
/** Names of a segment among which those are chosen. */
const MOST_CANDIDATES = 262_144;
/** Head start of names that begin with what was typed, in steps of a quantised prior. */
const PREFIX_LEAD = 24;
/** The same of names in the repository where the reader is. */
const NEAR_LEAD = 24;

// Used again by every search: fresh memory of this size would cost more than what is done in it.
let result = new Uint32Array(1024);
let found = new Uint32Array(MOST_CANDIDATES);
let foundPriorities = new Uint8Array(MOST_CANDIDATES);

interface Candidates {
  segment: LiveSegment;
  /** in the order of the segment */
  names: Uint32Array;
  /** names that begin with what was typed, and those equal to it but for case: [from, equalTo), [from, to) */
  from: number;
  equalTo: number;
  to: number;
}

export interface CandidateRequest {
  reading: Reading;
  stage: Stage;
  /** typos looked for in the stage of that name */
  edits?: 1 | 2;
  mode: MatchMode;
  filter: RowFilter;
  near?: Whereabouts;
}

/** Names per segment; `cut` when some that may match were left out. */
export function candidateNames(
  segments: readonly LiveSegment[],
  request: CandidateRequest,
): { lists: Candidates[]; cut: boolean } {
  let total = 0;
  const lists = segments.map((segment) => {
    const list = ofSegment(segment, request, total);
    total += list.names.length;
    return list;
  });
  const most = mostNames(request);
  if (total <= most) return { lists: lists.map((list) => ({ ...list, names: list.names.slice() })), cut: false };
  return { lists: chooseBest(lists, request, most), cut: true };
}

function mostNames({ reading, stage }: CandidateRequest): number {
  if (isLoose(reading)) return MOST_PLACED_NAMES;
  return reading.qualified && reading.context.length > 0
    ? Math.min(MOST_NAMES[stage], MOST_QUALIFIED_NAMES)
    : MOST_NAMES[stage];
}

/** Its names lie in `found` from `at` on, until the next search. */
function ofSegment(segment: LiveSegment, { reading, stage, edits, mode }: CandidateRequest, at: number): Candidates {
  const { data } = segment;
  const words = bitmapWords(data.names);
  if (result.length < words) result = new Uint32Array(words * 2);
  result.fill(0, 0, words);
  const [from, to] = reading.name ? prefixRange(data, Buffer.from(reading.name.text, "utf8")) : [0, 0];
  const equalTo = reading.name ? sameNames(segment, reading.name, from, to) : 0;
  if (!reading.name) {
    const views = reading.words.map((word) => word.view);
    if (stage === "close") bitmaps.insideAll(data, views, result);
  } else if (mode === "exact") {
    bitmaps.mark(result, from, equalTo);
  } else if (mode === "prefix") {
    bitmaps.mark(result, from, to);
  } else if (stage === "close") {
    bitmaps.mark(result, from, to);
    close(segment, reading, reading.name);
  } else if (stage === "typos") {
    if (edits) bitmaps.typos(data, reading.name.view, edits, result);
  } else if (reading.name.view.flatLength > 3 && !reading.name.allUpper) {
    bitmaps.lettersInOrder(data, reading.name.view, result);
  }
  makeRoom(at + Math.min(data.names, MOST_CANDIDATES));
  const room = found.subarray(at, at + MOST_CANDIDATES);
  const count = Math.min(bitmaps.collect(result, words, room), room.length);
  return { segment, names: room.subarray(0, count), from, equalTo, to };
}

/** Lists that lie in what was there before stay there. */
function makeRoom(names: number): void {
  if (names <= found.length) return;
  found = new Uint32Array(names * 2);
  foundPriorities = new Uint8Array(names * 2);
}

function close({ data }: LiveSegment, reading: Reading, pattern: NamePattern): void {
  const q = pattern.view;
  const loose = isLoose(reading);
  if (q.flatLength < (loose ? 3 : 2)) return;
  bitmaps.inside(data, q, result);
  if (!loose) bitmaps.wordStarts(data, q, result);
}

/** End of the case variants of a typed name: they stand first among the names with it as prefix. */
function sameNames(segment: LiveSegment, pattern: NamePattern, from: number, to: number): number {
  const { nameStart } = segment.data;
  const length = Buffer.byteLength(pattern.text, "utf8");
  let end = from;
  while (end < to && nameStart[end + 1] - nameStart[end] === length) end++;
  return end;
}

/** The `most` names with the best priors among rows that pass the filter, and the typed name itself. */
function chooseBest(lists: readonly Candidates[], request: CandidateRequest, most: number): Candidates[] {
  const histogram = new Uint32Array(256);
  let at = 0;
  const priorities = lists.map((list) => {
    const values = foundPriorities.subarray(at, (at += list.names.length));
    prioritiesOf(list, request, values);
    for (let i = 0; i < values.length; i++) histogram[values[i]]++;
    return values;
  });
  const threshold = thresholdOf(histogram, most);
  let room = most - histogram.subarray(threshold + 1).reduce((sum, count) => sum + count, 0);
  return lists.map((list, at) => {
    const values = priorities[at];
    const { names, from, equalTo } = list;
    let count = 0;
    for (let i = 0; i < names.length; i++) {
      const good = values[i] > threshold || (values[i] === threshold && room-- > 0);
      if (good || (names[i] >= from && names[i] < equalTo)) names[count++] = names[i];
    }
    return { ...list, names: names.slice(0, count) };
  });
}

/** The priority above which fewer than `most` names lie; never 0, which means that no row passes. */
function thresholdOf(histogram: Uint32Array, most: number): number {
  let sum = 0;
  for (let value = 255; value > 1; value--) {
    sum += histogram[value];
    if (sum >= most) return value;
  }
  return 1;
}

/**
 * Into `values`, for each name of a list its best prior among rows that pass, 0 for none, with a head start for
 * beginnings.
 */
function prioritiesOf(
  { segment, names, from, to }: Candidates,
  { filter, near }: CandidateRequest,
  values: Uint8Array,
): void {
  const priors = filter.namePriors(segment);
  for (let i = 0; i < values.length; i++) {
    const name = names[i];
    const value = priors ? priors[name] : filteredPrior(segment, name, filter);
    const lead = name >= from && name < to ? PREFIX_LEAD : 0;
    const here = value > 0 && near && standsIn(segment, name, near.repositoryId) ? NEAR_LEAD : 0;
    values[i] = value > 0 ? Math.min(255, value + lead + here) : 0;
  }
}

function standsIn({ data, files }: LiveSegment, name: number, repositoryId: number): boolean {
  for (let i = data.nameRows[name]; i < data.nameRows[name + 1]; i++) {
    if (files[data.postings[i * POSTING + 1]].repositoryId === repositoryId) return true;
  }
  return false;
}

function filteredPrior(segment: LiveSegment, name: number, filter: RowFilter): number {
  const { nameRows, postings } = segment.data;
  let most = -Infinity;
  for (let i = nameRows[name]; i < nameRows[name + 1]; i++) {
    const row = postings[i * POSTING];
    if (segment.prior[row] > most && filter.passes(segment, row, false)) most = segment.prior[row];
  }
  return most === -Infinity ? 0 : quantised(most);
}
