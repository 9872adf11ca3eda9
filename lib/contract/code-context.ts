/** One pack of code for a question or a symbol: what answers it and what stands around that, within a budget. */
import { z } from "zod";
import { envelopeOf } from "./envelope";
import { defineOperation } from "./operation";
import { langFilter, pathFilter, plainText, repoFilter, scopeFilter } from "./parameters";
import { MAX_QUESTION } from "./search-semantic";
import { kindSchema } from "./symbol-row";
import { SUBJECT_ERRORS } from "./symbol-subject";

/** Why a piece is there: found by the question itself, or standing in a relation to a piece that was. */
export const PIECE_REASONS = [
  "named",
  "found",
  "caller",
  "callee",
  "base",
  "derived",
  "overridden",
  "override",
  "test",
  "counterpart",
] as const;
export type PieceReason = (typeof PIECE_REASONS)[number];

export const contextPieceSchema = z
  .object({
    name: z.string(),
    qualifiedName: z.string(),
    kind: kindSchema,
    repo: z.string(),
    file: z.string(),
    line: z.int().describe("Of the name."),
    startLine: z.int().describe("First line of `text`; without it of the declaration."),
    endLine: z.int().describe("Last line of `text`; without it of the declaration."),
    signature: z.string(),
    doc: z.string().nullable().describe("First sentence of its comment; null where `text` holds it, or for none."),
    text: z.string().nullable().describe("Its source; null where the signature is all that is given."),
    reason: z.enum(PIECE_REASONS),
    of: z.string().nullable().describe("Name of the piece that it stands in that relation to."),
    score: z.number(),
    key: z.string(),
    url: z.string(),
  })
  .meta({ id: "ContextPiece" });
export type ContextPiece = z.output<typeof contextPieceSchema>;

/** Tokens of a pack when nobody says how many. */
export const USUAL_BUDGET = 8_000;

export const codeContext = defineOperation({
  name: "code_context",
  path: "/api/context",
  title: "Pack of context",
  description:
    "Get in one call the code that a question in plain words, or a symbol, is about: what words and meaning find, with its callers, callees, bases, " +
    "derived types, tests and counterparts, as one ranked pack that fits `max_tokens`. The best come with their source, the others as signatures; " +
    "each says why it is there.",
  input: z.strictObject({
    query: plainText(MAX_QUESTION)
      .refine((value) => value.trim() !== "", { error: "text that is not blank" })
      .describe("A question in plain words, the name of a symbol, or its key."),
    scope: scopeFilter,
    repo: repoFilter.optional(),
    lang: langFilter.optional(),
    path: pathFilter.optional(),
    max_tokens: z
      .number()
      .int()
      .min(50)
      .max(100_000)
      .default(USUAL_BUDGET)
      .describe("Tokens that the pack fills, about."),
  }),
  output: envelopeOf(contextPieceSchema).extend({
    query: z.string(),
    asked: z.enum(["symbol", "words"]).describe("As what the query was taken."),
    wordsAlone: z.string().nullable().describe("Why meaning had no say in this answer; null where it had."),
  }),
  errors: SUBJECT_ERRORS,
  dear: true,
});
