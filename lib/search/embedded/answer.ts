/** Answers a request by its match mode, and names near names when nothing was found. */
import type { SymbolFilter, SymbolSearchAnswer, SymbolSearchRequest } from "../port";
import { insideOf, parseQuery } from "../rank/query";
import { listSymbols } from "./list-symbols";
import { nameAt, prefixRange } from "./name-order";
import { nearNames } from "./near-names";
import { searchRegex } from "./regex";
import type { SearchInput } from "./ranking";
import { searchNames } from "./search";
import type { Searched } from "./searched";

/** What is searched. */
const NEAR_NAMES = 5;

/** Throws `invalid_input` for a regular expression that cannot be read. */
export function answerRequest(searched: Searched, request: SymbolSearchRequest): SymbolSearchAnswer {
  const query = parseQuery(request.query);
  const input = { ...searched, query, request };
  if (query.text === "") return listSymbols(input);
  const inside = request.match === "auto" ? listInside(input) : null;
  if (inside !== null) return inside;
  const answer = request.match === "regex" ? searchRegex(input) : searchNames(input);
  if (answer.totalMatches > 0 || Object.keys(answer.removedByFilter).length > 0) return answer;
  if (request.asSpelled === true) return answer;
  return { ...answer, nearNames: namesNear(searched, request) };
}

/**
 * Members of what was typed with a separator behind it; null where there are none, and the name may be the beginning
 * of one.
 */
function listInside(input: SearchInput): SymbolSearchAnswer | null {
  const inside = insideOf(input.query.text);
  const { filter } = input.request;
  if (inside === null) return null;
  if ("folder" in inside) {
    if (filter.path !== undefined || /[*?[{]/.test(inside.folder)) return null;
    return unlessEmpty(listSymbols(narrowed(input, { path: `**/${inside.folder.replace(/^\/+/, "")}/**` })));
  }
  if (filter.containingType !== undefined) return null;
  const named = howNamed(input, inside.owner);
  if (named === null) return null;
  return unlessEmpty(listSymbols(narrowed(input, { containingType: inside.owner }), { anyCase: named === "any case" }));
}

/** Whether anything is called like an owner, whole (`java.util`) or by its last part: as typed, else in any case. */
function howNamed({ segments }: SearchInput, owner: string): "as typed" | "any case" | null {
  const last = owner.slice(owner.search(/[^.:#>\\$]*$/));
  let found: "any case" | null = null;
  for (const name of new Set([owner, last])) {
    const bytes = Buffer.from(name, "utf8");
    for (const segment of segments) {
      const { data } = segment;
      const [from, to] = prefixRange(data, bytes);
      // Case variants of it stand first among the names that begin with it.
      for (let at = from; at < to && data.nameStart[at + 1] - data.nameStart[at] === bytes.length; at++) {
        if (!segment.hasLive(at)) continue;
        if (nameAt(data, at) === name) return "as typed";
        found = "any case";
      }
    }
  }
  return found;
}

function narrowed(input: SearchInput, more: SymbolFilter): SearchInput {
  return { ...input, request: { ...input.request, filter: { ...input.request.filter, ...more } } };
}

const unlessEmpty = (answer: SymbolSearchAnswer): SymbolSearchAnswer | null =>
  answer.totalMatches === 0 ? null : answer;

/** Names that a looser search would give, else names that share most pairs of letters. */
function namesNear(searched: Searched, request: SymbolSearchRequest): string[] {
  if (request.match === "exact" || request.match === "prefix") {
    const looser: SymbolSearchRequest = { ...request, match: "auto", offset: 0, limit: NEAR_NAMES };
    const { rows } = searchNames({ ...searched, query: parseQuery(request.query), request: looser });
    if (rows.length > 0) return [...new Set(rows.map(({ hit }) => hit.name))];
  }
  return request.match === "regex" ? [] : nearNames(searched, request.query, NEAR_NAMES);
}
