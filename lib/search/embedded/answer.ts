/** Answers a request by its match mode, and names near names when nothing was found. */
import type { SymbolSearchAnswer, SymbolSearchRequest } from "../port";
import { parseQuery } from "../rank/query";
import type { LiveSegment } from "./live-segment";
import type { Mentions } from "./mentions";
import { nearNames } from "./near-names";
import { searchRegex } from "./regex";
import { searchNames } from "./search";

/** What is searched. */
export interface Searched {
  segments: readonly LiveSegment[];
  mentions: Mentions;
}

const NEAR_NAMES = 5;

/** Throws `invalid_input` for a regular expression that cannot be read. */
export function answerRequest(searched: Searched, request: SymbolSearchRequest): SymbolSearchAnswer {
  const input = { ...searched, query: parseQuery(request.query), request };
  const answer = request.match === "regex" ? searchRegex(input) : searchNames(input);
  if (answer.totalMatches > 0 || Object.keys(answer.removedByFilter).length > 0) return answer;
  return { ...answer, nearNames: namesNear(searched, request) };
}

/** Names that a looser search would give, else names that share most pairs of letters. */
function namesNear(searched: Searched, request: SymbolSearchRequest): string[] {
  if (request.match === "exact" || request.match === "prefix") {
    const looser: SymbolSearchRequest = { ...request, match: "auto", offset: 0, limit: NEAR_NAMES };
    const { rows } = searchNames({ ...searched, query: parseQuery(request.query), request: looser });
    if (rows.length > 0) return [...new Set(rows.map(({ hit }) => hit.name))];
  }
  return request.match === "regex" ? [] : nearNames(searched, request.query, NEAR_NAMES);
}
