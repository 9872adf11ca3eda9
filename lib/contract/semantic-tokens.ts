/** What the names in some lines of a file are. */
import { z } from "zod";
import { cutSchema, emptyReasonSchema, indexStateSchema } from "./envelope";
import { FILE_ERRORS } from "./file-row";
import { defineOperation } from "./operation";
import { fileParameter, lineNumber, repoFilter, tokenBudget } from "./parameters";
import { BASES, SYMBOL_KINDS } from "./vocabulary";

/** Lines in one answer. */
export const MAX_TOKEN_LINES = 500;

/** A symbol's kind, or a name that lives in a function alone. */
export const TOKEN_KINDS = [...SYMBOL_KINDS, "local", "parameter"] as const;

const semanticTokenSchema = z
  .object({
    line: z.int(),
    column: z.int(),
    name: z.string(),
    kind: z.enum(TOKEN_KINDS).describe("Kind of what the name means; `local` and `parameter` are no symbols."),
    basis: z.enum(BASES),
  })
  .meta({ id: "SemanticToken" });
export type SemanticToken = z.output<typeof semanticTokenSchema>;

export const semanticTokens = defineOperation({
  name: "semantic_tokens",
  path: "/api/files/tokens",
  title: "What names are",
  description:
    "Say of each name in some lines of a file what it is (a class, a method, a field, a local, …), as it is resolved " +
    "there: what editors colour names by. Names of which that is not known are left out.",
  input: z.strictObject({
    file: fileParameter,
    repo: repoFilter.optional(),
    start: lineNumber.default(1).describe("First line wanted, from 1."),
    end: lineNumber.optional().describe(`Last line wanted; at most ${MAX_TOKEN_LINES} lines come in one answer.`),
    max_tokens: tokenBudget,
  }),
  output: z.object({
    repo: z.string(),
    file: z.string(),
    start: z.int().describe("First line that was looked at."),
    end: z.int().describe("Last line that was looked at."),
    results: z.array(semanticTokenSchema).describe("In the order of the text."),
    totalMatches: z.int(),
    truncated: z.boolean().describe("Lines that were asked for were not looked at: they come with `start` = `next`."),
    next: z.int().nullable().describe("First line that was not looked at."),
    cut: cutSchema,
    emptyReason: emptyReasonSchema.nullable(),
    index: indexStateSchema,
  }),
  errors: FILE_ERRORS,
});
