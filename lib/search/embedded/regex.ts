/**
 * Search by a regular expression over distinct names. RE2 syntax and linear time: no pattern can hang the server. What
 * was not reached before the deadline is left out, and the answer says so.
 */
import { RE2JS } from "re2js";
import { AppError } from "../../errors";
import type { SymbolSearchAnswer } from "../port";
import { EVIDENCE } from "../rank/evidence-class";
import { namePattern } from "../rank/pattern";
import type { Reading } from "../rank/query";
import { RowFilter } from "./row-filter";
import type { LiveSegment } from "./live-segment";
import { nameAt } from "./name-order";
import { POSTING } from "./segment";
import type { EvaluatedNames } from "./evaluate";
import { answerOf, newRanking, offerRows, type SearchInput } from "./ranking";

const DEADLINE_MS = 400;
const MOST_PATTERN_UNITS = 200;
const MOST_NAMES = 20_000;
const POINTS = 80;
/** Points off for a match that is only a part of the name. */
const PARTIAL = 10;
/** Names between two looks at the clock. */
const STRIDE = 256;

/** Throws `invalid_input` when the pattern cannot be read. */
export function searchRegex(input: SearchInput): SymbolSearchAnswer {
  const pattern = compile(input.request.query);
  const filter = new RowFilter(input.request.filter);
  const deadline = performance.now() + DEADLINE_MS;
  const reading: Reading = { name: namePattern(""), words: [], context: [], qualified: false };
  const found = newRanking(input);
  for (const segment of input.segments) {
    const list = matching(segment, pattern, reading, { deadline, filter });
    found.cut ||= !list.complete;
    found.lists.push(list);
    offerRows(input, found.lists.length - 1, filter, found);
  }
  return answerOf(input, found, filter);
}

function compile(source: string): RE2JS {
  if (source.length > MOST_PATTERN_UNITS) {
    throw new AppError("invalid_input", `The regular expression has ${source.length} characters; the most is 200.`);
  }
  try {
    const sensitive = /[A-Z]/.test(source.replace(/\\./g, ""));
    return RE2JS.compile(source, sensitive ? 0 : RE2JS.CASE_INSENSITIVE);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new AppError("invalid_input", `The regular expression cannot be read: ${reason}.`, {
      hint: "RE2 syntax is taken: no look-around, no back references.",
    });
  }
}

function matching(
  segment: LiveSegment,
  pattern: RE2JS,
  reading: Reading,
  { deadline, filter }: { deadline: number; filter: RowFilter },
): EvaluatedNames & { complete: boolean } {
  const names: number[] = [];
  const scores: number[] = [];
  let complete = true;
  let passing = 0;
  for (let name = 0; name < segment.data.names; name++) {
    if (name % STRIDE === 0 && (performance.now() > deadline || passing > MOST_NAMES)) {
      complete = false;
      break;
    }
    const text = nameAt(segment.data, name);
    if (!pattern.matcher(text).find()) continue;
    // Names that the filter takes away are only counted, and leave the others their room.
    if (somePass(segment, name, filter)) passing++;
    else if (names.length - passing > MOST_NAMES) continue;
    names.push(name);
    scores.push(POINTS - (pattern.matches(text) ? 0 : PARTIAL));
  }
  const classes = new Uint8Array(names.length).fill(EVIDENCE.indexOf("regex"));
  return {
    segment,
    reading,
    names: Uint32Array.from(names),
    scores: Float32Array.from(scores),
    classes,
    count: names.length,
    complete,
  };
}

function somePass(segment: LiveSegment, name: number, filter: RowFilter): boolean {
  const { nameRows, postings } = segment.data;
  for (let i = nameRows[name]; i < nameRows[name + 1]; i++) {
    if (segment.alive[postings[i * POSTING + 1]] === 1 && filter.passes(segment, postings[i * POSTING], false))
      return true;
  }
  return false;
}
