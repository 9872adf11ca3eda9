/**
 * Answers one request over the segments: candidate names per reading, evidence of each, then their rows ranked, folded
 * and cut. Synchronous and without an object per candidate; what it looks at is bounded.
 */
import { KIND_GROUPS, SYMBOL_KINDS, SYMBOL_ROLES, type SymbolKind } from "../../contract/vocabulary";
import type { MatchMode, SymbolSearchAnswer, SymbolSearchRequest } from "../port";
import { allWordsEvidence, EVIDENCE, type EvidenceClass, nameEvidence, type NameEvidence } from "../rank/evidence";
import { fold, type Foldable } from "../rank/fold";
import { NameView } from "../rank/name-view";
import type { Reading, SymbolQuery } from "../rank/query";
import { keywordScore, NO_PLACE, placeScore, settles, testScore, typoDoubt } from "../rank/score";
import { candidateNames } from "./candidates";
import { RowFilter } from "./filter";
import { rankedHit } from "./hit";
import type { LiveSegment } from "./live-segment";
import type { Mentions } from "./mentions";
import { Places } from "./places";
import { TopRows } from "./top-rows";

/** Rows that are ranked against each other beyond the page asked for: folding takes some away. */
const SPARE_ROWS = 300;
const MOST_ROWS = 20_000;
/** A name that so many files mention is in use. */
const IN_USE = 2;

/** Names of one segment with their evidence for one reading. */
export interface EvaluatedNames {
  segment: LiveSegment;
  reading: Reading;
  names: Uint32Array;
  scores: Float32Array;
  classes: Uint8Array;
  /** names that do have evidence */
  count: number;
}

/** A ranked row before it is worded. */
export interface PlacedRow extends Foldable {
  score: number;
  segment: LiveSegment;
  row: number;
  reading: Reading;
  evidence: EvidenceClass;
  evidenceScore: number;
}

export interface SearchInput {
  segments: readonly LiveSegment[];
  mentions: Mentions;
  query: SymbolQuery;
  request: SymbolSearchRequest;
}

const view = new NameView();

/** Searches by name; `regex` is answered by `searchRegex`, which brings its own names. */
export function searchNames(input: SearchInput): SymbolSearchAnswer {
  const filter = new RowFilter(input.request.filter);
  const lists: EvaluatedNames[] = [];
  let cut = false;
  for (const reading of input.query.readings) {
    for (const segment of input.segments) {
      const candidates = candidateNames(segment, reading, input.request.match, filter);
      cut ||= candidates.cut;
      lists.push(evaluate(segment, reading, candidates.names, input.request.match));
    }
  }
  return rankLists(input, lists, filter, cut);
}

function evaluate(segment: LiveSegment, reading: Reading, names: Uint32Array, mode: MatchMode): EvaluatedNames {
  const { namePool, nameStart } = segment.data;
  const list: EvaluatedNames = {
    segment,
    reading,
    names,
    scores: new Float32Array(names.length),
    classes: new Uint8Array(names.length),
    count: 0,
  };
  for (let i = 0; i < names.length; i++) {
    const name = names[i];
    view.setBytes(namePool, nameStart[name], nameStart[name + 1]);
    const evidence = evidenceOf(reading, view);
    if (!evidence || !modeAllows(mode, evidence.class, reading)) continue;
    names[list.count] = name;
    list.scores[list.count] = evidence.score;
    list.classes[list.count] = EVIDENCE.indexOf(evidence.class);
    list.count++;
  }
  return list;
}

export function evidenceOf(reading: Reading, name: NameView): NameEvidence | null {
  return reading.name ? nameEvidence(reading.name, name) : allWordsEvidence(reading.words, name);
}

function modeAllows(mode: MatchMode, evidence: EvidenceClass, reading: Reading): boolean {
  if (mode === "exact") return reading.name?.view !== undefined && evidence === "exact";
  if (mode === "prefix") return /^(exact|other_case|prefix)$/.test(evidence);
  return true;
}

/** Ranks the rows of evaluated names. */
export function rankLists(
  input: SearchInput,
  lists: readonly EvaluatedNames[],
  filter: RowFilter,
  cut: boolean,
): SymbolSearchAnswer {
  const { query, request } = input;
  const settled = lists.some((list) => isSettled(list, input.mentions));
  const wanted = request.offset + request.limit;
  const top = new TopRows(Math.min(MOST_ROWS, wanted * 2 + SPARE_ROWS));
  for (const [number, list] of lists.entries()) offerRows(input, list, number, filter, settled, top);
  const folded = fold(placedRows(lists, top));
  const page = folded.slice(request.offset, wanted);
  return {
    rows: page.map(({ item, folded: more }) => rankedHit(item, more, query, settled, input.mentions)),
    totalMatches: folded.length,
    totalIsLowerBound: cut || top.overflowed,
    removedByFilter: filter.removed,
    nearNames: [],
  };
}

function isSettled({ segment, reading, names, classes, count }: EvaluatedNames, mentions: Mentions): boolean {
  if (reading.context.length > 0 && !reading.qualified) return false;
  for (let i = 0; i < count; i++) {
    if (!settles(EVIDENCE[classes[i]])) continue;
    if (mentions.get(segment.data.nameHash[names[i]]) >= IN_USE) return true;
  }
  return false;
}

function offerRows(
  input: SearchInput,
  list: EvaluatedNames,
  number: number,
  filter: RowFilter,
  settled: boolean,
  top: TopRows,
): void {
  const { segment, reading } = list;
  const { nameRows, rowsByName, rowKind, rowFile } = segment.data;
  const places = reading.context.length > 0 ? new Places(reading.context, segment) : null;
  const fits: number[] = [];
  const keyword = SYMBOL_KINDS.map((kind) => keywordScore(input.query, reading, kind));
  for (let i = 0; i < list.count; i++) {
    const own = list.scores[i] + typoDoubt(EVIDENCE[list.classes[i]], settled);
    for (let r = nameRows[list.names[i]]; r < nameRows[list.names[i] + 1]; r++) {
      const row = rowsByName[r];
      const file = rowFile[row];
      if (segment.alive[file] === 0) continue;
      let score = own + segment.prior[row] + keyword[rowKind[row] >> 2];
      if (input.query.asksForTests) score += testScore(input.query, segment.files[file].place);
      if (places) {
        places.fit(row, fits);
        score += placeScore(reading, fits);
        if (score === NO_PLACE) continue;
      }
      if (!filter.passes(segment, row, true)) continue;
      top.offer(score, row, number, i);
    }
  }
}

/** The rows kept, best first, each once: by the reading that suits it best. */
function placedRows(lists: readonly EvaluatedNames[], top: TopRows): PlacedRow[] {
  const seen = new Map<LiveSegment, Set<number>>();
  const rows: PlacedRow[] = [];
  for (const { score, row, list: number, at } of top.sorted()) {
    const list = lists[number];
    const known = seen.get(list.segment) ?? new Set();
    seen.set(list.segment, known);
    if (known.has(row)) continue;
    known.add(row);
    rows.push({
      ...identity(list.segment, row),
      score,
      segment: list.segment,
      row,
      reading: list.reading,
      evidence: EVIDENCE[list.classes[at]],
      evidenceScore: list.scores[at],
    });
  }
  return rows;
}

const KIND_GROUP = new Map<SymbolKind, string>(
  Object.entries(KIND_GROUPS).flatMap(([group, kinds]) => kinds.map((kind) => [kind, group] as const)),
);

function identity(segment: LiveSegment, row: number): Foldable {
  const { data } = segment;
  const file = segment.files[data.rowFile[row]];
  const kind = segment.kind(row);
  const owner = `${data.rowContainer[row]}:${data.rowQualifier[row]}`;
  return {
    symbol: `${file.repositoryId}:${data.rowKeyHigh[row]}:${data.rowKeyLow[row]}`,
    place: `${file.id}:${owner}:${data.rowName[row]}:${KIND_GROUP.get(kind) ?? kind}`,
    kind,
    role: SYMBOL_ROLES[data.rowKind[row] & 3],
  };
}
