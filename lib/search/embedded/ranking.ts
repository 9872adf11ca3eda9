/**
 * The rows of one search, while its readings are gone through: each is offered with its score, the best are kept and
 * in the end folded and worded. Knows what else was found, which decides what a weak match is worth.
 */
import { SYMBOL_KINDS, SYMBOL_ROLES } from "../../contract/vocabulary";
import type { SymbolSearchAnswer, SymbolSearchRequest } from "../port";
import { EVIDENCE } from "../rank/evidence-class";
import { foldToFit, isInlineFile } from "../rank/fold";
import { isLoose, type SymbolQuery } from "../rank/query";
import {
  isLikely,
  isLiteral,
  keywordScore,
  mostPlaceScore,
  nearScore,
  NO_PLACE,
  placeScore,
  makesCertain,
  testScore,
  typoDoubt,
} from "../rank/score";
import type { RowFilter } from "./row-filter";
import { rankedHit } from "./hit";
import { placeNumber, symbolNumber } from "./identity";
import type { LiveSegment } from "./live-segment";
import type { Mentions } from "./mentions";
import { Places } from "./places";
import { POSTING } from "./segment";
import { TopRows } from "./top-rows";
import type { PlacedRow, Ranking } from "./placed-row";

/** Rows that are ranked against each other beyond the page asked for: folding takes some away. */
const SPARE_ROWS = 150;
const MOST_ROWS = 20_000;
/** Points of a place that fits so well that the reading is right. */
const GOOD_PLACE = -12;

export interface SearchInput {
  segments: readonly LiveSegment[];
  mentions: Mentions;
  query: SymbolQuery;
  request: SymbolSearchRequest;
}

export function newRanking({ request }: SearchInput): Ranking {
  const rows = Math.min(MOST_ROWS, (request.offset + request.limit) * 2 + SPARE_ROWS);
  return {
    lists: [],
    top: new TopRows(rows),
    cut: false,
    literal: 0,
    places: new Map(),
    near: request.near,
    isCertain: false,
    likely: false,
  };
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
  const { nameRows, postings, rowKind, nameHash } = segment.data;
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
    const isDeciding = !found.isCertain && makesCertain(evidence, input.mentions.get(nameHash[name]));
    for (let r = nameRows[name]; r < nameRows[name + 1]; r++) {
      const row = postings[r * POSTING];
      const file = postings[r * POSTING + 1];
      if (segment.alive[file] === 0) continue;
      let score = own + segment.prior[row] + keyword[rowKind[row] >> 2];
      if (found.near) score += nearScore(evidence, segment.files[file], found.near);
      if (input.query.asksForTests) score += testScore(input.query, segment.files[file].place);
      if (places) {
        // Fitting a place is dear, and rows that cannot come among the best need none.
        if (score + mostPlace < found.top.threshold) {
          found.top.overflowed = true;
          continue;
        }
        if (!places.fit(r, fits, loose)) continue;
        const place = placeScore(reading, fits);
        if (place === NO_PLACE) continue;
        if (isDeciding && place >= GOOD_PLACE) found.isCertain = true;
        score += place;
      }
      if (!filter.passes(segment, row, true)) continue;
      if (isDeciding && !places) found.isCertain = true;
      if (score >= found.top.threshold) found.top.offer(score, segment.idNumber(row), row, number, i);
      else found.top.overflowed = true;
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
      ...describedRow(segment, row),
      score,
      reading,
      evidence: EVIDENCE[classes[at]],
      evidenceScore: scores[at],
    });
  }
  return rows;
}

/** What a row says of itself, whatever was asked. */
export function describedRow(
  segment: LiveSegment,
  row: number,
): Omit<PlacedRow, "score" | "reading" | "evidence" | "evidenceScore"> {
  return {
    symbol: symbolNumber(segment, row),
    place: placeNumber(segment, row),
    kind: segment.kind(row),
    role: SYMBOL_ROLES[segment.data.rowKind[row] & 3],
    isInline: isInlineFile(segment.files[segment.data.rowFile[row]].path),
    segment,
    row,
  };
}
