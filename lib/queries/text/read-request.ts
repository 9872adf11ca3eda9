/** Reads the request of a text search: merges the parameters and the filters in the query. */
import type { OperationRequest } from "../../contract/operation";
import type { searchText as operation } from "../../contract/search-text";
import { parseTextQuery, type TextFilterName } from "../../contract/text-query";
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
  filters: Record<TextFilterName, Wanted>;
}

/** @throws AppError invalid_input, with the bad part's place in `query` */
export function readTextRequest(input: TextInput): TextQuestion {
  const { query, regex, word } = input;
  const read = input.literal ? { pattern: query, filters: [], caseSensitive: null } : parseTextQuery(query);
  if (read.pattern === "") {
    throw new AppError("invalid_input", "`query` holds filters and no text to look for.", {
      hint: "Add the text, or list files with find_files. `literal=true` takes the filters as text.",
      details: { field: "query" },
    });
  }
  const question: TextQuestion = {
    pattern: { source: read.pattern, regex, word, caseSensitive: read.caseSensitive ?? input.case },
    scope: input.scope,
    filters: { repo: wanted(input.repo), lang: wanted(input.lang), path: wanted(input.path, input.exclude) },
  };
  for (const { name, value, negated } of read.filters) question.filters[name][negated ? "none" : "any"].push(value);
  // A repository that is named is meant, whatever its scope.
  if (question.filters.repo.any.length > 0) question.scope = "all";
  checkPattern(question.pattern, query);
  return question;
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
    const at = query.indexOf(pattern.source);
    const { start, end } = error.details ?? {};
    if (at < 0 || typeof start !== "number" || typeof end !== "number") throw error;
    const { message, hint, details } = error;
    throw new AppError("invalid_input", message, { hint, details: { ...details, start: start + at, end: end + at } });
  }
}
