/** What stands at a place in a file: the symbol, its declarations, its type; a local's binding; an import's file. */
import { z } from "zod";
import { envelopeOf } from "./envelope";
import { defineOperation } from "./operation";
import { fileParameter, lineNumber, MAX_NAME, plainText, repoFilter, tokenBudget } from "./parameters";
import { columnNumber, decidedByField, SUBJECT_ERRORS, symbolPlaceSchema } from "./symbol-subject";
import { kindSchema, languageSchema, modifiersSchema, roleSchema } from "./symbol-row";
import { BASES, REPOSITORY_SCOPES } from "./vocabulary";

/** One meaning. Something outside of the index has a name and a specifier, and no place. */
export const meaningSchema = z
  .object({
    name: z.string(),
    kind: z.union([kindSchema, z.enum(["local", "file", "external"])]),
    basis: z.enum(BASES),
    ...decidedByField,
    external: z.boolean().describe("It stands outside of the index."),
    specifier: z.string().nullable().describe("The import that brings it from outside, where one does."),
    role: roleSchema.optional(),
    qualifiedName: z.string().optional(),
    container: z.string().nullable().optional(),
    repo: z.string().optional(),
    file: z.string().optional(),
    line: z.int().optional(),
    column: z.int().optional(),
    endLine: z.int().optional(),
    signature: z.string().optional(),
    modifiers: modifiersSchema.optional(),
    language: languageSchema.optional(),
    scope: z.enum(REPOSITORY_SCOPES).optional(),
    key: z.string().optional(),
    url: z.string().optional(),
  })
  .meta({ id: "Meaning" });
export type MeaningRow = z.output<typeof meaningSchema>;

export const symbolAt = defineOperation({
  name: "symbol_at",
  path: "/api/symbols/resolve",
  title: "Symbol at a place",
  description:
    "Say what the name at a line and column means, or what a name means as this file uses it: definition first, then " +
    "declarations. Locals give their binding, import lines the file, names from outside the index the import that brings them. " +
    "Where only the name is known, `results` is empty and what bears the name stands in `possible`.",
  input: z.strictObject({
    file: fileParameter,
    repo: repoFilter.optional(),
    line: lineNumber.optional(),
    column: columnNumber.optional(),
    symbol: plainText(MAX_NAME)
      .optional()
      .describe("The name as this file uses it; with `line` the name on that line."),
    members: z.boolean().default(false).describe("The members of `type`, too."),
    max_tokens: tokenBudget,
  }),
  output: envelopeOf(meaningSchema).extend({
    symbol: z.string().describe("The name that stands there."),
    type: symbolPlaceSchema
      .nullable()
      .describe(
        "Of a value its type, written or inferred; of a type the type itself; of a function the type that holds it; when known.",
      ),
    typeName: z
      .string()
      .nullable()
      .describe("Of a value the name of its type, also where that stands outside of the index."),
    members: z.array(symbolPlaceSchema),
    possible: z
      .array(meaningSchema)
      .describe("What the name may mean: nothing there says which, or whether it stands in the index."),
  }),
  errors: SUBJECT_ERRORS,
});
