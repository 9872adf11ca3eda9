/**
 * Answers one request over the segments: candidate names per reading, evidence of each, then their rows ranked, folded
 * and cut. Synchronous and without an object per candidate; what it looks at is bounded.
 */
import { SYMBOL_KINDS, SYMBOL_ROLES } from "../../contract/vocabulary";
import type { MatchMode, SymbolSearchAnswer, SymbolSearchRequest } from "../port";
import {
  allWordsEvidence,
  closeEvidence,
  EVIDENCE,
  type EvidenceClass,
  lettersInOrder,
  type NameEvidence,
  typoEvidence,
} from "../rank/evidence";
import { foldToFit, isInlineFile, type Foldable } from "../rank/fold";
import { NameView } from "../rank/name-view";
import type { NamePattern } from "../rank/pattern";
import { isLoose, type Reading, type SymbolQuery } from "../rank/query";
import {
  type AsTyped,
  isLikely,
  isLiteral,
  keywordScore,
  mostPlaceScore,
  NO_PLACE,
  placeScore,
  settles,
  testScore,
  typoDoubt,
} from "../rank/score";
import { candidateNames, type CandidateRequest, type Stage } from "./candidates";
import { RowFilter } from "./filter";
import { rankedHit } from "./hit";
import { placeNumber, symbolNumber } from "./identity";
import type { LiveSegment } from "./live-segment";
import type { Mentions } from "./mentions";
import { Places, type WordPlaces } from "./places";
import { TopRows } from "./top-rows";

/** Rows that are ranked against each other beyond the page asked for: folding takes some away. */
const SPARE_ROWS = 150;
const MOST_ROWS = 20_000;
/** With so many rows by stronger evidence, letters in order are not looked for. */
const ENOUGH = 5;
/** Points of a place that fits so well that the reading is right. */
const GOOD_PLACE = -12;

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

/**
 * Searches by name; `regex` is answered by `searchRegex`, which brings its own names. Typos are looked for only when what
 * was typed is neither a name nor the beginning or words of one in use, nor stands in several as it is; letters in order only when there is no typo.
 */
export function searchNames(input: SearchInput): SymbolSearchAnswer {
  const { query, request } = input;
  const filter = new RowFilter(request.filter);
  const found = newRanking(input);
  let close = 0;
  for (const reading of query.readings) {
    // Three words that all stand in one name in use mean that name, not a name and its place.
    if (found.settled && query.words > 2 && isLoose(reading)) continue;
    close += gather(input, { reading, stage: "close", mode: request.match, filter }, found);
  }
  const asTyped = found.settled || found.literal >= ENOUGH;
  // Several words that were found together are spelled right.
  const spelled = asTyped || (query.words > 1 && close > 0);
  const far = request.match === "fuzzy" || (request.match === "auto" && !spelled);
  for (const reading of far ? query.readings : []) {
    if (reading.name && !isLoose(reading)) gatherFar(input, { reading, name: reading.name, filter, close }, found);
  }
  return answerOf(input, found, filter);
}

interface FarRequest {
  reading: Reading;
  name: NamePattern;
  filter: RowFilter;
  /** rows that were found without typos */
  close: number;
}

/** One typo, else two, else letters in order. */
function gatherFar(input: SearchInput, { reading, name, filter, close }: FarRequest, found: Ranking): void {
  const request = { reading, mode: input.request.match, filter };
  let rows = 0;
  for (const edits of [1, 2] as const) {
    if (rows === 0 && edits <= name.typos) rows = gather(input, { ...request, stage: "typos", edits }, found);
  }
  if (rows > 0 || close >= ENOUGH || input.query.words > 1) return;
  gather(input, { ...request, stage: "letters" }, found);
}

/** What was found so far. */
export interface Ranking extends AsTyped {
  lists: EvaluatedNames[];
  top: TopRows;
  /** some names that may match were left out */
  cut: boolean;
  /** rows in whose name the typed letters stand together */
  literal: number;
  /** fits of context words, shared by the readings */
  places: Map<string, WordPlaces>;
}

export function newRanking({ request }: SearchInput): Ranking {
  const rows = Math.min(MOST_ROWS, (request.offset + request.limit) * 2 + SPARE_ROWS);
  return {
    lists: [],
    top: new TopRows(rows),
    cut: false,
    literal: 0,
    places: new Map(),
    settled: false,
    likely: false,
  };
}

/** Evaluates the candidates of one reading and ranks their rows; returns how many rows stay. */
function gather(input: SearchInput, request: CandidateRequest, found: Ranking): number {
  const { lists, cut } = candidateNames(input.segments, request);
  found.cut ||= cut;
  let rows = 0;
  for (const candidates of lists) {
    if (candidates.names.length === 0) continue;
    const list = evaluate(candidates.segment, request, candidates.names);
    found.lists.push(list);
    rows += offerRows(input, found.lists.length - 1, request.filter, found);
  }
  return rows;
}

function evaluate(segment: LiveSegment, request: CandidateRequest, names: Uint32Array): EvaluatedNames {
  const { reading, stage, mode } = request;
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
    if (stage === "letters" && !lettersOccur(segment.data, name, reading)) continue;
    view.setBytes(namePool, nameStart[name], nameStart[name + 1]);
    const evidence = evidenceOf(reading, view, stage);
    if (!evidence || !modeAllows(mode, evidence.class, reading)) continue;
    names[list.count] = name;
    list.scores[list.count] = evidence.score;
    list.classes[list.count] = EVIDENCE.indexOf(evidence.class);
    list.count++;
  }
  return list;
}

/** Whether the typed letters stand in a name in order: a look at its bytes alone, before more is done. */
function lettersOccur({ namePool, nameStart }: LiveSegment["data"], name: number, { name: typed }: Reading): boolean {
  if (!typed) return false;
  const { flat, flatLength } = typed.view;
  let i = 0;
  for (let at = nameStart[name]; at < nameStart[name + 1] && i < flatLength; at++) {
    const byte = namePool[at];
    if (byte > 127) return true;
    if (byte === flat[i] || (byte < 91 && byte > 64 && byte + 32 === flat[i])) i++;
  }
  return i === flatLength;
}

function evidenceOf(reading: Reading, name: NameView, stage: Stage): NameEvidence | null {
  if (!reading.name) return allWordsEvidence(reading.words, name);
  if (stage === "close") return closeEvidence(reading.name, name);
  return stage === "typos" ? typoEvidence(reading.name, name) : lettersInOrder(reading.name, name);
}

function modeAllows(mode: MatchMode, evidence: EvidenceClass, reading: Reading): boolean {
  if (mode === "exact") return reading.name?.view !== undefined && evidence === "exact";
  if (mode === "prefix") return /^(exact|other_case|prefix)$/.test(evidence);
  return true;
}

/** Folds what was ranked and words the page asked for. */
export function answerOf(
  { query, request, mentions }: SearchInput,
  found: Ranking,
  filter: RowFilter,
): SymbolSearchAnswer {
  const folded = foldToFit(placedRows(found), request.limit);
  const page = folded.slice(request.offset, request.offset + request.limit);
  return {
    rows: page.map(({ item, folded: more }) => rankedHit(item, more, query, found, mentions)),
    totalMatches: folded.length,
    totalIsLowerBound: found.cut || found.top.overflowed,
    removedByFilter: filter.removed,
    nearNames: [],
  };
}

/** Ranks the rows of a list of names; returns how many stay. */
export function offerRows(input: SearchInput, number: number, filter: RowFilter, found: Ranking): number {
  const list = found.lists[number];
  const { segment, reading } = list;
  const { nameRows, rowsByName, rowKind, rowFile, nameHash } = segment.data;
  const loose = isLoose(reading);
  const places = reading.context.length > 0 ? new Places(reading.context, segment, found.places) : null;
  const fits: number[] = [];
  let stay = 0;
  const keyword = SYMBOL_KINDS.map((kind) => keywordScore(input.query, reading, kind));
  const mostPlace = mostPlaceScore(reading);
  for (let i = 0; i < list.count; i++) {
    const name = list.names[i];
    const evidence = EVIDENCE[list.classes[i]];
    const own = list.scores[i] + typoDoubt(evidence, found);
    const literal = isLiteral(evidence) ? 1 : 0;
    const likely = isLikely(evidence);
    const settling = !found.settled && settles(evidence, input.mentions.get(nameHash[name]));
    for (let r = nameRows[name]; r < nameRows[name + 1]; r++) {
      const row = rowsByName[r];
      if (segment.alive[rowFile[row]] === 0) continue;
      let score = own + segment.prior[row] + keyword[rowKind[row] >> 2];
      if (input.query.asksForTests) score += testScore(input.query, segment.files[rowFile[row]].place);
      if (places) {
        // Fitting a place is dear, and rows that cannot come among the best need none.
        if (score + mostPlace <= found.top.threshold) {
          found.top.overflowed = true;
          continue;
        }
        if (!places.fit(row, fits, loose)) continue;
        const place = placeScore(reading, fits);
        if (place === NO_PLACE) continue;
        if (settling && place >= GOOD_PLACE) found.settled = true;
        score += place;
      }
      if (!filter.passes(segment, row, true)) continue;
      if (settling && !places) found.settled = true;
      found.top.offer(score, row, number, i);
      stay++;
      found.literal += literal;
      found.likely ||= likely;
    }
  }
  return stay;
}

/** The rows kept, best first, each once: by the reading that suits it best. */
function placedRows({ lists, top }: Ranking): PlacedRow[] {
  const seen = new Set<number>();
  const rows: PlacedRow[] = [];
  for (const { score, row, list: number, at } of top.sorted()) {
    const { segment, reading, classes, scores } = lists[number];
    const known = seen.size;
    if (seen.add(segment.serial * 2 ** 32 + row).size === known) continue;
    rows.push({
      symbol: symbolNumber(segment, row),
      place: placeNumber(segment, row),
      kind: segment.kind(row),
      role: SYMBOL_ROLES[segment.data.rowKind[row] & 3],
      isInline: isInlineFile(segment.files[segment.data.rowFile[row]].path),
      score,
      segment,
      row,
      reading,
      evidence: EVIDENCE[classes[at]],
      evidenceScore: scores[at],
    });
  }
  return rows;
}
