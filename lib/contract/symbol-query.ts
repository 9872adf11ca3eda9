/**
 * What is typed to find a symbol or a file, split into filters and the name: `kind:class lang:cpp tick` asks for
 * classes of C++ named like "tick". The API, the tools of agents and the palette all read it here, so that it means
 * the same. Refuses to guess: a value that a filter does not take is reported with what it takes, and a filter without
 * one as unfinished.
 */
import { FILE_LANGUAGES } from "./file-languages";
import { KIND_GROUPS, SYMBOL_KINDS } from "./vocabulary";

export const FILTER_NAMES = ["kind", "lang", "repo", "scope", "path", "has", "meta"] as const;
export type FilterName = (typeof FILTER_NAMES)[number];

export interface Filter {
  name: FilterName;
  value: string;
}

/** A value that a filter does not take. */
interface FilterProblem extends Filter {
  /** what it takes, as the end of a sentence */
  takes: string;
  /** all of it, as one sentence */
  message: string;
}

export interface TypedQuery {
  filters: Filter[];
  /** the name that is left, single blanks between its words */
  text: string;
  problems: FilterProblem[];
  /** filters that have no value yet */
  unfinished: FilterName[];
}

/** Filters of which several hold at once; of any other the last one counts. */
const TOGETHER: ReadonlySet<FilterName> = new Set(["has", "meta"]);

const KINDS: readonly string[] = [...SYMBOL_KINDS, ...Object.keys(KIND_GROUPS), "all"];
const SCOPES: readonly string[] = ["user", "all"];

/** `kind:class`, `path:"My Game/"`, `meta:Category="Lift and fall"`, but never the `repo::` of a qualified name. */
const FILTER = new RegExp(String.raw`(^|\s)(${FILTER_NAMES.join("|")}):(?!:)([^\s"]*(?:"[^"]*"[^\s"]*)?)(?=\s|$)`, "g");

/** Reads the whole text. Never throws. */
export function parseTypedQuery(raw: string): TypedQuery {
  const typed: TypedQuery = { filters: [], text: "", problems: [], unfinished: [] };
  const rest = raw.replace(FILTER, (_whole, before: string, name: FilterName, written: string) => {
    const filter = { name, value: unquoted(written) };
    if (filter.value === "") typed.unfinished.push(name);
    else take(filter, typed);
    return before;
  });
  typed.text = rest.trim().replace(/\s+/g, " ");
  return typed;
}

function take(filter: Filter, into: TypedQuery): void {
  const problem = problemOf(filter);
  if (problem === null) into.filters = withFilter(into.filters, filter);
  else into.problems.push(problem);
}

/**
 * Lifts filters that are finished (a blank follows) out of the text, so that they can stand apart; the rest stays as
 * typed.
 */
export function liftFilters(raw: string): { filters: Filter[]; rest: string } {
  const filters: Filter[] = [];
  const finished = new RegExp(FILTER.source.replace(String.raw`(?=\s|$)`, String.raw`\s`), "g");
  const rest = raw.replace(finished, (whole, before: string, name: FilterName, written: string) => {
    const filter = { name, value: unquoted(written) };
    if (filter.value === "" || problemOf(filter) !== null) return whole;
    filters.push(filter);
    return before;
  });
  return { filters, rest };
}

/** The filters with one more; one of the same name gives way where only one can hold. */
export function withFilter(filters: readonly Filter[], filter: Filter): Filter[] {
  const stays = (other: Filter): boolean =>
    other.name !== filter.name || (TOGETHER.has(filter.name) && other.value !== filter.value);
  return [...filters.filter(stays), filter];
}

/** Filters and name as one text that `parseTypedQuery` reads as the same. */
export function writeTypedQuery(filters: readonly Filter[], text: string): string {
  const words = filters.map(({ name, value }) => `${name}:${quoted(value)}`);
  return [...words, text].filter((part) => part !== "").join(" ");
}

/** A quoted value, or one quoted behind an equals sign. */
function unquoted(written: string): string {
  return written.replace(/^((?:[^"=]+=)?)"([^"]*)"$/, "$1$2");
}

function quoted(value: string): string {
  if (!/\s/.test(value)) return value;
  const equals = value.search(/=/);
  const head = equals > 0 && !/\s/.test(value.slice(0, equals)) ? value.slice(0, equals + 1) : "";
  return `${head}"${value.slice(head.length)}"`;
}

function problemOf({ name, value }: Filter): FilterProblem | null {
  const takes = takesOf(name, value);
  if (takes === null) return null;
  const got = value.length > 60 ? `${value.slice(0, 60)}…` : value;
  return { name, value, takes, message: `\`${name}:\` takes ${takes}; it got "${got}".` };
}

/** What a filter takes, where it does not take a value; null where it does. */
function takesOf(name: FilterName, value: string): string | null {
  if (name === "kind" && !value.split(",").every((kind) => KINDS.includes(kind.trim()))) {
    return `a comma list of: ${KINDS.join(", ")}`;
  }
  if (name === "lang" && !FILE_LANGUAGES.some((language) => language === value))
    return `one of: ${FILE_LANGUAGES.join(", ")}`;
  if (name === "scope" && !SCOPES.includes(value)) return "user or all";
  return null;
}
