/**
 * The language in which text is searched, the palette's: `repo: lang: path: file: -path: case: type:` anywhere among
 * the words, the rest is the pattern, blanks in it as they stand (`text-terms.ts` reads it). Refuses to guess: a word
 * that only looks like a filter (`lang:elvish`, `std::path`, `case:FOO`) belongs to the pattern.
 */
import { closedParts } from "./text-terms";
import { FILE_LANGUAGES } from "./file-languages";

export const TEXT_FILTERS = ["repo", "lang", "path", "file"] as const;
export type TextFilterName = (typeof TEXT_FILTERS)[number];

/** One condition; several of one name and sign are alternatives, and none of the negated ones may hold. */
export interface TextFilter {
  name: TextFilterName;
  value: string;
  /** written `-path:` */
  negated: boolean;
}

/** What is looked for: lines, or by their names files or symbols. */
export const FOUND_TYPES = ["text", "file", "symbol"] as const;
export type FoundType = (typeof FOUND_TYPES)[number];

export interface TextQuery {
  /** what the lines must hold: the text, or the regular expression */
  pattern: string;
  filters: TextFilter[];
  /** `case:yes` or `case:no`; null where nothing is said */
  caseSensitive: boolean | null;
  /** `type:symbol`; null where nothing is said */
  type: FoundType | null;
}

const FILTER = /(^|\s)(-?)(repo|lang|path|file|case|type):(?!:)("[^"]*"|\S+)(?=\s|$)/g;
const YES_NO = new Map([
  ["yes", true],
  ["no", false],
]);

/** Reads a query. A value with blanks stands in quotes: `path:"My Game/"`. */
export function parseTextQuery(raw: string): TextQuery {
  const query: TextQuery = { pattern: "", filters: [], caseSensitive: null, type: null };
  const closed = closedParts(raw);
  const rest = raw.replace(FILTER, (whole, before: string, sign: string, name: string, written: string, at: number) => {
    if (closed.some(([start, end]) => start <= at && at < end)) return whole;
    const value = written.startsWith('"') && written.length > 1 ? written.slice(1, -1) : written;
    return readFilter(query, sign === "-", name, value) ? before.slice(1) + LIFTED : whole;
  });
  query.pattern = rest.includes(LIFTED) ? closeUp(rest) : rest;
  return query;
}

/** Marks where a filter stood; no pattern can hold it. */
const LIFTED = "\0";

/** Takes out the marks, and of the blanks around each all but one. */
function closeUp(marked: string): string {
  return marked.replace(/\s*\0[\s\0]*/g, (_, at: number) => (at === 0 ? "" : " ")).replace(/ $/, "");
}

function readFilter(query: TextQuery, negated: boolean, name: string, value: string): boolean {
  if (name === "case") {
    const meant = YES_NO.get(value);
    if (negated || meant === undefined) return false;
    query.caseSensitive = meant;
    return true;
  }
  if (name === "type") {
    const meant = FOUND_TYPES.find((each) => each === value);
    if (negated || meant === undefined) return false;
    query.type = meant;
    return true;
  }
  if (value === "" || (name === "lang" && !FILE_LANGUAGES.some((language) => language === value))) return false;
  query.filters.push({ name: name as TextFilterName, value, negated });
  return true;
}

/** The query as a text that `parseTextQuery` reads as the same. */
export function writeTextQuery({ pattern, filters, caseSensitive, type }: TextQuery): string {
  const parts = filters.map(({ name, value, negated }) => {
    return `${negated ? "-" : ""}${name}:${/\s/.test(value) ? `"${value}"` : value}`;
  });
  if (caseSensitive !== null) parts.push(`case:${caseSensitive ? "yes" : "no"}`);
  if (type !== null) parts.push(`type:${type}`);
  return [pattern, ...parts].filter((part) => part !== "").join(" ");
}
