/** Plain words to symbols: by the words of their names, comments and bodies, and by what these words mean. */
import { z } from "zod";
import { envelopeOf } from "./envelope";
import { defineOperation } from "./operation";
import {
  kindList,
  langFilter,
  pageCursor,
  pathFilter,
  plainText,
  repoFilter,
  rowLimit,
  scopeFilter,
  tokenBudget,
} from "./parameters";
import { symbolRowSchema } from "./symbol-row";

/** Longest question, in UTF-16 units. */
export const MAX_QUESTION = 2000;

export const searchSemantic = defineOperation({
  name: "search_semantic",
  path: "/api/semantic",
  title: "Search by meaning",
  description:
    "Find functions, methods and types by what they do, in plain words such as `retry a request after a delay`. " +
    "Words of names, signatures, comments and bodies count, and words of like meaning; no word is demanded. " +
    "Rows are candidates, best first: the list has an order and no end. Overloads and overrides are one row. Use search_symbols when a name is known.",
  input: z.strictObject({
    query: plainText(MAX_QUESTION)
      .refine((value) => value.trim() !== "", { error: "text that is not blank" })
      .describe("What the code does, in plain words."),
    kind: kindList.optional(),
    scope: scopeFilter,
    repo: repoFilter.optional(),
    lang: langFilter.optional(),
    path: pathFilter.optional(),
    limit: rowLimit,
    cursor: pageCursor.optional(),
    max_tokens: tokenBudget,
  }),
  output: envelopeOf(symbolRowSchema).extend({
    query: z.string(),
    described: z.int().describe("Symbols that can be found so; they follow when names can be found."),
    files: z
      .object({ described: z.int(), total: z.int() })
      .describe("Files that declare something, and those of them whose symbols can be found so."),
    isOff: z.boolean().describe("Nothing is described on this server: FATHOM_SEMANTIC is 0."),
    wordsAlone: z.string().nullable().describe("Why meaning had no say in this answer; null where it had."),
    standsIn: z
      .string()
      .optional()
      .describe("Only when the scan named the nearest in place of the configured engine: why."),
  }),
  errors: ["invalid_input", "no_such_repository", "database_unavailable", "deadline_exceeded"],
  dear: true,
});
