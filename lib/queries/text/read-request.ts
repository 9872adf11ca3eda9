/** Reads the request of a text search: merges the parameters and the filters in the query. */
import type { OperationRequest } from "../../contract/operation";
import type { searchText as operation } from "../../contract/search-text";
import { parseTerms } from "../../contract/text-terms";
import { parseTextQuery, type TextFilterName, type TextQuery } from "../../contract/text-query";
import { AppError } from "../../errors";
import { compilePattern, type PatternRequest } from "../../text/pattern/text-pattern";

export type TextInput = OperationRequest<typeof operation>;

/** Values that are wanted (any of them) and that are not. */
export interface Wanted {
  any: string[];
  none: string[];
}

export interface TextQuestion {
  pattern: PatternRequest;
  scope: "user" | "all";
  /** `file` may be left out: nothing is asked of parts of paths */
  filters: Record<Exclude<TextFilterName, "file">, Wanted> & { file?: Wanted };
}

/** @throws AppError invalid_input, with the bad part's place in `query` */
export function readTextRequest(input: TextInput): TextQuestion {
  const { query, regex, word } = input;
  const read: Omit<TextQuery, "type"> & Partial<TextQuery> = input.literal
    ? { pattern: query, filters: [], caseSensitive: null }
    : parseTextQuery(query);
  if (read.type === "symbol" || read.type === "file") throw notLines(read.type);
  if (read.pattern === "") {
    throw new AppError("invalid_input", "`query` holds filters and no text to look for.", {
      hint: "Add the text, or list files with find_files. `literal=true` takes the filters as text.",
      details: { field: "query" },
    });
  }
  const question: TextQuestion = {
    pattern: patternOf(read.pattern, {
      regex,
      word,
      literal: input.literal,
      caseSensitive: read.caseSensitive ?? input.case,
    }),
    scope: input.scope,
    filters: {
      repo: wanted(input.repo),
      lang: wanted(input.lang),
      path: wanted(input.path, input.exclude),
      file: wanted(),
    },
  };
  for (const { name, value, negated } of read.filters) question.filters[name]?.[negated ? "none" : "any"].push(value);
  // A repository that is named is meant, whatever its scope.
  if (question.filters.repo.any.length > 0) question.scope = "all";
  checkPattern(question.pattern, query);
  return question;
}

export interface HowRead extends Omit<PatternRequest, "source" | "rules"> {
  literal: boolean;
}

/** With `regex` or `literal` the pattern is one expression, one text: nothing in it joins others. */
export function patternOf(written: string, { literal, ...how }: HowRead): PatternRequest {
  const rules = how.regex || literal ? null : parseTerms(written);
  if (rules === null) return { source: written, ...how };
  const [first, ...more] = rules;
  const isOne = more.length === 0 && first.all.length === 1 && first.none.length === 0;
  if (isOne) return { ...how, source: first.all[0].text, regex: first.all[0].regex };
  return { source: written, ...how, rules };
}

function notLines(type: "symbol" | "file"): AppError {
  return new AppError("invalid_input", `\`type:${type}\` asks for ${type}s, and this finds lines.`, {
    hint: `${type === "symbol" ? "search_symbols" : "find_files"} takes the same words. Without \`type:\` lines are found.`,
    details: { field: "query" },
  });
}

const wanted = (any?: string, none?: string): Wanted => ({
  any: any === undefined ? [] : [any],
  none: none === undefined ? [] : [none],
});

/** Reads the pattern once, so that a mistake is told before anything is searched. */
function checkPattern(pattern: PatternRequest, query: string): void {
  try {
    compilePattern(pattern);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { start, end, pattern: read } = error.details ?? {};
    const at = typeof read === "string" ? query.indexOf(read) : -1;
    if (at < 0 || typeof start !== "number" || typeof end !== "number") throw error;
    const { message, hint, details } = error;
    throw new AppError("invalid_input", message, { hint, details: { ...details, start: start + at, end: end + at } });
  }
}
