/**
 * How a caller says which symbol a question is about, alike for every question: by name, by key, or by a place in a
 * file. And how answers name the symbols that were meant.
 */
import { z } from "zod";
import { basisCountsSchema, envelopeOf } from "./envelope";
import type { OperationError } from "./operation";
import {
  containingTypeFilter,
  fileParameter,
  kindList,
  langFilter,
  lineNumber,
  MAX_NAME,
  MAX_PATH,
  pageCursor,
  pathFilter,
  plainText,
  repoFilter,
  scopeFilter,
  tokenBudget,
} from "./parameters";
import { reflectedField } from "./reflection";
import { kindSchema, languageSchema, modifiersSchema, roleSchema } from "./symbol-row";
import { moduleField } from "./unreal-module";
import { BASES, REPOSITORY_SCOPES } from "./vocabulary";

/** Highest column that can be asked for, in UTF-16 units. */
export const columnNumber = z.number().int().min(1).max(10_000_000);

/** Rows wanted at most where whole lists are asked for: 1 to 2,000. */
export const longLimit = z.number().int().min(1).max(2000).default(50).describe("Rows wanted at most.");

/** Says which symbol is meant. One of `symbol`, `key`, or `file` with `line`. */
export const subjectFields = {
  symbol: plainText(MAX_NAME)
    .optional()
    .describe("Short or qualified name. Or give `key`, or a place: `file`, `line`, `column`."),
  key: plainText(MAX_PATH).optional().describe("Key of a symbol, as rows carry it: exact."),
  containingType: containingTypeFilter.optional(),
  kind: kindList.optional(),
  file: fileParameter
    .optional()
    .describe("With `line` the file of the place; with `symbol` only the symbol that this file declares or uses."),
  line: lineNumber.optional().describe("Line of the place, from 1. Needs `file`."),
  column: columnNumber.optional().describe("Column of the place, from 1, in UTF-16 units; else the line's first name."),
} as const;

/** Narrows which rows are given. */
export const rowFilters = {
  scope: scopeFilter,
  repo: repoFilter.optional(),
  lang: langFilter.optional(),
  path: pathFilter.optional(),
} as const;

/** Takes the next page of a long list. */
export const pageFields = { limit: longLimit, cursor: pageCursor.optional(), max_tokens: tokenBudget } as const;

/** The same where people expect the whole list: what a type holds, what derives from it. */
export const wholeListFields = { ...pageFields, limit: longLimit.default(200) } as const;

/** A symbol at its best declaration. */
export const symbolPlaceSchema = z
  .object({
    name: z.string(),
    qualifiedName: z.string(),
    kind: kindSchema,
    role: roleSchema,
    container: z.string().nullable(),
    repo: z.string(),
    file: z.string(),
    line: z.int(),
    column: z.int(),
    endLine: z.int(),
    signature: z.string(),
    modifiers: modifiersSchema,
    language: languageSchema,
    scope: z.enum(REPOSITORY_SCOPES),
    key: z.string(),
    url: z.string(),
    basis: z.enum(BASES).describe("How it is known that this is what is meant."),
    ...moduleField,
    ...reflectedField,
  })
  .meta({ id: "SymbolPlace" });
export type SymbolPlace = z.output<typeof symbolPlaceSchema>;

/** Who decided a row, where a compiler did. */
export const decidedByField = {
  by: z.string().optional().describe("Where `basis` is `precise`: the compiler's engine and its version."),
};

/** Where all rows stand, those of other pages too. */
export const foldersField = z
  .array(z.object({ folder: z.string().describe("`<repo>/<path>/`"), rows: z.int() }))
  .describe("Folders that tell all rows apart, not only those of this page; most rows first, at most 8.");

/** What the answers about a symbol have in common: the symbols that were meant stand at the head. */
export const subjectAnswer = <Row extends z.ZodType>(row: Row) =>
  envelopeOf(row).extend({
    symbol: z.string().describe("The name that was asked for, or that stands at the place."),
    subjects: z.array(symbolPlaceSchema).describe("The symbols that were meant; each row's `of` is one of their keys."),
    subjectsOmitted: z.int().describe("Further symbols of that name, which are not answered; narrow the question."),
    twins: z
      .array(symbolPlaceSchema)
      .describe(
        "Symbols that may be the same: their owners are written shorter or longer. What belongs to them is not among the rows.",
      ),
    kind: kindSchema.optional().describe("This and `file`, `line`: only when exactly one symbol is meant."),
    file: z.string().optional(),
    line: z.int().optional(),
    counts: basisCountsSchema,
  });

export const SUBJECT_ERRORS: readonly OperationError[] = [
  "invalid_input",
  "no_such_repository",
  "no_such_file",
  "ambiguous",
  "index_in_progress",
  "database_unavailable",
  "deadline_exceeded",
];
