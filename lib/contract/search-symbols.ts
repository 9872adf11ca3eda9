/** Go to Symbol: symbols of the whole codebase by name. */
import { z } from "zod";
import { envelopeOf } from "./envelope";
import { defineOperation } from "./operation";
import {
  containingTypeFilter,
  kindList,
  langFilter,
  MAX_NAME,
  nearParameter,
  pageCursor,
  pathFilter,
  plainText,
  repoFilter,
  rowLimit,
  scopeFilter,
  tokenBudget,
} from "./parameters";
import { reflectionFilters } from "./reflection";
import { symbolRowSchema } from "./symbol-row";

export const searchSymbols = defineOperation({
  name: "search_symbols",
  path: "/api/symbols",
  title: "Search symbols",
  description:
    "Find symbols (types, functions, methods, fields, constants, macros...) of the whole codebase by name, without knowing a file. " +
    "Takes exact names, prefixes, initials (FMPC), parts of words and small typos; best first. " +
    "Use it first when a name is known; pass a row's key to symbol_declaration.",
  input: z.strictObject({
    query: plainText(MAX_NAME)
      .optional()
      .describe(
        "Name or part of it; `Owner::name` or `owner.name` narrows to an owner, `Owner::` lists its members. " +
          "Filters may be typed as well: `kind: lang: repo: scope: path: has: meta:`. Without a name, all that fits the filters is listed.",
      ),
    match: z
      .enum(["auto", "exact", "prefix", "fuzzy", "regex"])
      .default("auto")
      .describe("How the query must match; `auto` takes every way and ranks exact above prefix above the rest."),
    kind: kindList.optional(),
    scope: scopeFilter,
    repo: repoFilter.optional(),
    lang: langFilter.optional(),
    path: pathFilter.optional(),
    near: nearParameter.optional(),
    containingType: containingTypeFilter.optional(),
    ...reflectionFilters,
    limit: rowLimit,
    cursor: pageCursor.optional(),
    max_tokens: tokenBudget,
  }),
  output: envelopeOf(symbolRowSchema).extend({
    query: z.string(),
    standsIn: z.string().optional().describe("Only when the embedded engine answered in place of the one in use: why."),
  }),
  errors: ["invalid_input", "no_such_repository", "index_in_progress", "database_unavailable", "deadline_exceeded"],
});
