/**
 * Answers one request over the segments: candidate names per reading, evidence of each, then their rows ranked, folded
 * and cut. Synchronous and without an object per candidate; what it looks at is bounded.
 */
import type { SymbolSearchAnswer } from "../port";
import type { NamePattern } from "../rank/pattern";
import { isLoose, misspelled, type Reading } from "../rank/query";
import { candidateNames, type CandidateRequest } from "./candidates";
import { evaluate } from "./evaluate";
import { RowFilter } from "./row-filter";
import { answerOf, newRanking, offerRows, type SearchInput } from "./ranking";
import type { Ranking } from "./placed-row";

/** With so many rows by stronger evidence, letters in order are not looked for. */
const ENOUGH = 5;

/**
 * Searches by name; `regex` is answered by `searchRegex`, which brings its own names. Typos, in a qualifier first, are
 * looked for only when what was typed is neither a name nor the beginning or words of one in use, nor stands in
 * several as it is; letters in order only when there is no typo.
 */
export function searchNames(input: SearchInput): SymbolSearchAnswer {
  const { query, request } = input;
  const filter = new RowFilter(request.filter);
  const found = newRanking(input);
  let close = 0;
  for (const reading of query.readings) {
    // Three words that all stand in one name in use mean that name, not a name and its place.
    if (found.isCertain && query.words > 2 && isLoose(reading)) continue;
    // One word is meant as it is written where something is named so.
    if (close > 0 && query.words === 1 && request.match === "exact") break;
    close += gather(input, { reading, stage: "close", mode: request.match, filter }, found);
  }
  const asTyped = found.isCertain || found.literal >= ENOUGH;
  // Several words that were found together are spelled right.
  const spelled = asTyped || (query.words > 1 && close > 0);
  const far = request.match === "fuzzy" || (request.match === "auto" && !spelled && request.asSpelled !== true);
  for (const reading of far && close === 0 ? query.readings : []) {
    if (!reading.qualified || reading.context.length === 0) continue;
    const slipped = misspelled(reading);
    // Where nothing can be mistyped only beginnings that other names crowded out are new.
    if (slipped === reading && (!found.cut || (reading.name?.view.flatLength ?? 0) < 2)) continue;
    // The name itself is right then: one slip at a time keeps what is looked at few.
    close += gather(input, { reading: slipped, stage: "close", mode: "prefix", filter }, found);
  }
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

/** Evaluates the candidates of one reading and ranks their rows; returns how many rows stay. */
function gather(input: SearchInput, request: CandidateRequest, found: Ranking): number {
  const { lists, cut } = candidateNames(input.segments, { ...request, near: found.near });
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
