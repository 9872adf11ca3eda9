/**
 * What is typed into the palette, split into filters and the name: `kind:class lang:cpp tick` asks for classes of C++
 * named like "tick". Refuses to guess: a filter whose value is not known yet stays out and is reported.
 */
import { KIND_GROUPS, LANGUAGES, SYMBOL_KINDS } from "@/lib/contract/vocabulary";

export const FILTER_NAMES = ["kind", "lang", "repo", "scope", "path", "has", "meta"] as const;
export type FilterName = (typeof FILTER_NAMES)[number];

export interface Filter {
  name: FilterName;
  value: string;
}

export interface ParsedText {
  filters: Filter[];
  /** The name that is left. */
  text: string;
  /** Filters that cannot be used, in words. */
  problems: string[];
}

const KINDS: readonly string[] = [...SYMBOL_KINDS, ...Object.keys(KIND_GROUPS), "all"];
const SCOPES: readonly string[] = ["user", "all"];
/** `kind:class`, but never the `repo::` of a qualified name. */
const FILTER = new RegExp(`^(${FILTER_NAMES.join("|")}):(?!:)(.*)$`);

/** Reads the whole text, filters that are still being typed included. */
export function parseText(raw: string): ParsedText {
  const parsed: ParsedText = { filters: [], text: "", problems: [] };
  const words: string[] = [];
  for (const word of raw.split(/\s+/)) {
    const filter = FILTER.exec(word);
    if (filter === null) words.push(word);
    else readFilter({ name: filter[1] as FilterName, value: filter[2] }, parsed);
  }
  parsed.text = words.filter((word) => word !== "").join(" ");
  return parsed;
}

function readFilter(filter: Filter, into: ParsedText): void {
  if (filter.value === "") return;
  const problem = problemOf(filter);
  if (problem === null) into.filters = withFilter(into.filters, filter);
  else into.problems.push(problem);
}

/** Lifts filters that are finished (a space follows) out of the text, so that they can stand as chips. */
export function liftFilters(raw: string): { filters: Filter[]; rest: string } {
  const filters: Filter[] = [];
  const rest = raw.replace(/(^|\s)(kind|lang|repo|scope|path|has|meta):(?!:)(\S+)\s/g, (whole, before, name, value) => {
    const filter: Filter = { name, value };
    if (problemOf(filter) !== null) return whole;
    filters.push(filter);
    return before;
  });
  return { filters, rest };
}

/** The filters with one more; a filter of the same name gives way. */
export function withFilter(filters: readonly Filter[], filter: Filter): Filter[] {
  return [...filters.filter(({ name }) => name !== filter.name), filter];
}

/** Filters and name as one text, as a link carries it. */
export function writeText(filters: readonly Filter[], text: string): string {
  return [...filters.map(({ name, value }) => `${name}:${value}`), text].filter((part) => part !== "").join(" ");
}

function problemOf({ name, value }: Filter): string | null {
  if (name === "kind" && !value.split(",").every((kind) => KINDS.includes(kind))) {
    return `No kind is called “${value}”. Kinds: ${KINDS.map((kind) => kind.replaceAll("_", " ")).join(", ")}.`;
  }
  if (name === "lang" && !LANGUAGES.some((language) => language === value)) {
    return `No language is called “${value}”. Languages: ${LANGUAGES.join(", ")}.`;
  }
  if (name === "scope" && !SCOPES.includes(value)) return "scope: takes user or all.";
  return null;
}
