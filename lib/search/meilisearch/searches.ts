/**
 * Which searches bring the candidates of a query: as typed, as one word in small letters, as initials, as a name with
 * its owner. Meilisearch brings, the ranker decides, so the searches are wide and overlap.
 */
import type { RepositoryScope, SymbolKind } from "../../contract/vocabulary";
import type { SymbolFilter, Whereabouts } from "../port";
import type { NamePattern } from "../rank/pattern";
import type { Reading, SymbolQuery } from "../rank/query";
import type { SearchRequest } from "./server";
import { signs } from "./name-fields";

/** Hits of one search. The same for every page of an answer, so that pages fit together. */
export const HITS = 150;
const MOST_INITIALS = 10;
const MOST_SEARCHES = 14;
const MOST_NEAR = 3;

type Search = Omit<SearchRequest, "indexUid" | "limit">;

interface Surroundings {
  /** scope of each repository */
  scopes: ReadonlyMap<number, RepositoryScope>;
  near?: Whereabouts;
}

export function searchesFor(query: SymbolQuery, filter: SymbolFilter, { scopes, near }: Surroundings): Search[] {
  const plain = unique(query.readings.flatMap((reading) => ofReading(reading, filter.containingType)));
  const kinds = query.kinds ? kindIn(query.kinds) : null;
  const narrowed = [filterOf(filter, scopes), kinds].filter((part) => part !== null);
  // What only the filter removes is said as well, so the same is asked without it.
  const searches =
    narrowed.length === 0
      ? plain
      : [...plain.map((search) => ({ ...search, filter: narrowed.join(" AND ") })), ...plain];
  const here = narrowed.concat(near ? [`repo = ${near.repositoryId}`] : []).join(" AND ");
  // What stands where the reader is must be among the hits, however many there are elsewhere.
  const all = near
    ? [...plain.slice(0, MOST_NEAR).map((search) => ({ ...search, filter: here })), ...searches]
    : searches;
  return all.slice(0, MOST_SEARCHES);
}

function ofReading(reading: Reading, owner: string | undefined): Search[] {
  const { name, words, context } = reading;
  if (!name) {
    const q = words.map((word) => word.text).join(" ");
    return [{ q, matchingStrategy: "all" }, { q }];
  }
  if (context.length > 0)
    return ofMember(
      name,
      context.map((word) => word.text),
    );
  return owner === undefined ? ofName(name) : [...ofName(name), ...ofMember(name, [owner])];
}

function ofName(name: NamePattern): Search[] {
  const flat = flatOf(name);
  const spelled = [name.text, ...signs(name.text)].join(" ");
  return [
    { q: spelled },
    { q: flat, attributesToSearchOn: ["flat", "stripped", "tails", "nameParts"] },
    ...(flat.length > 1 && flat.length <= MOST_INITIALS ? [{ q: flat, attributesToSearchOn: ["initials"] }] : []),
  ];
}

/** The innermost two words of the place and the name; all must be there. */
function ofMember(name: NamePattern, context: readonly string[]): Search[] {
  const place = context.slice(-2).join(" ");
  const attributesToSearchOn = [
    "name",
    "nameParts",
    "flat",
    "stripped",
    "tails",
    "qualifiedName",
    "containerParts",
    "path",
  ];
  const spelled = [name.text, ...signs(name.text)].join(" ");
  const last = context[context.length - 1];
  return [
    { q: `${place} ${spelled}`, attributesToSearchOn, matchingStrategy: "all" },
    { q: `${last} ${flatOf(name)}`, attributesToSearchOn, matchingStrategy: "all" },
    { q: name.text, attributesToSearchOn: ["name", "flat", "stripped"] },
  ];
}

const flatOf = ({ view, text }: NamePattern): string =>
  view.flatLength > 0 ? String.fromCharCode(...view.flat.subarray(0, view.flatLength)) : text;

function unique(searches: readonly Search[]): Search[] {
  return [...new Map(searches.map((search) => [JSON.stringify(search), search])).values()];
}

/** The filter as far as documents can say it; null when nothing is left out. */
function filterOf(filter: SymbolFilter, scopes: ReadonlyMap<number, RepositoryScope>): string | null {
  const { kinds, repositoryId, scope, language } = filter;
  const parts: string[] = [];
  if (kinds) parts.push(kindIn(kinds));
  if (language) parts.push(`language = ${language}`);
  if (repositoryId !== undefined) parts.push(`repo = ${repositoryId}`);
  const own = [...scopes].filter(([, its]) => its === "user").map(([id]) => id);
  if (scope === "user" && own.length < scopes.size) parts.push(`repo IN [${own.join(", ")}]`);
  return parts.length === 0 ? null : parts.join(" AND ");
}

const kindIn = (kinds: readonly SymbolKind[]): string => `kind IN [${kinds.join(", ")}]`;
