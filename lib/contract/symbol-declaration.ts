/** Go to Declaration: where a symbol is declared and defined, with the source. */
import { z } from "zod";
import { envelopeOf } from "./envelope";
import { defineOperation } from "./operation";
import {
  containingTypeFilter,
  fileParameter,
  kindList,
  langFilter,
  MAX_NAME,
  MAX_PATH,
  pageCursor,
  pathFilter,
  plainText,
  repoFilter,
  rowLimit,
  scopeFilter,
  tokenBudget,
} from "./parameters";
import { reflectedField } from "./reflection";
import { kindSchema, languageSchema, modifiersSchema } from "./symbol-row";
import { SUBJECT_ERRORS } from "./symbol-subject";
import { moduleField } from "./unreal-module";
import { BASES } from "./vocabulary";

/** One place where a symbol is declared or defined. */
export const declarationSchema = z
  .object({
    repo: z.string(),
    file: z.string(),
    line: z.int(),
    column: z.int(),
    endLine: z.int(),
    kind: kindSchema,
    context: z.enum(["declaration", "definition"]),
    signature: z.string(),
    doc: z.string().nullable().describe("The comment above, or the docstring inside, as written."),
    modifiers: modifiersSchema,
    snippet: z.string().nullable().describe("Whole lines around the declaration; null when context_lines is 0."),
    startLine: z.int().nullable().describe("First line of the snippet."),
    endSnippetLine: z.int().nullable().describe("Last line of the snippet."),
    snippetTruncated: z.boolean().describe("The declaration is longer than the snippet."),
    basis: z.enum(BASES),
    url: z.string(),
  })
  .meta({ id: "Declaration" });
export type Declaration = z.output<typeof declarationSchema>;

/** A symbol with all its declarations. */
export const declaredSymbolSchema = z
  .object({
    symbol: z.string(),
    qualifiedName: z.string(),
    kind: kindSchema,
    container: z.string().nullable(),
    key: z.string(),
    language: languageSchema,
    repo: z.string(),
    file: z.string(),
    line: z.int(),
    url: z.string(),
    declarations: z.array(declarationSchema),
    declarationsOmitted: z.int().describe("Further declarations that are not listed."),
    forwardDeclarations: z.int().describe("Places that only name the type; counted, not listed."),
    note: z.string().nullable(),
    ...reflectedField,
    ...moduleField,
  })
  .meta({ id: "DeclaredSymbol" });
export type DeclaredSymbol = z.output<typeof declaredSymbolSchema>;

export const symbolDeclaration = defineOperation({
  name: "symbol_declaration",
  path: "/api/symbols/declaration",
  title: "Symbol declaration",
  description:
    "Show where a symbol is declared and defined, with the source around it: what Ctrl+Click shows, by name. " +
    "Every symbol of that name is answered, each under its own head; containingType, kind or file narrow it, `key` is exact.",
  input: z.strictObject({
    symbol: plainText(MAX_NAME).optional().describe("Short or qualified name. Either this or `key`."),
    key: plainText(MAX_PATH).optional().describe("Key of a symbol, as rows carry it: exact."),
    containingType: containingTypeFilter.optional(),
    kind: kindList.optional(),
    file: fileParameter.optional().describe("Only the symbol that this file declares."),
    scope: scopeFilter,
    repo: repoFilter.optional(),
    lang: langFilter.optional(),
    path: pathFilter.optional(),
    context_lines: z
      .number()
      .int()
      .min(0)
      .max(500)
      .default(30)
      .describe(
        "Lines of source around the declaration, in all; the declaration itself comes whole. 0: location only.",
      ),
    limit: rowLimit.describe("Symbols wanted at most."),
    cursor: pageCursor.optional(),
    max_tokens: tokenBudget,
  }),
  output: envelopeOf(declaredSymbolSchema).extend({
    symbol: z.string().describe("The name that was asked for."),
    containingType: z.string().nullable(),
    kind: kindSchema
      .optional()
      .describe(
        "This and the fields below: only when exactly one symbol is meant; a type beside its own constructors is one.",
      ),
    file: z.string().optional(),
    line: z.int().optional(),
    snippet: z.string().nullable().optional(),
    declarations: z.array(declarationSchema).optional(),
    forwardDeclarations: z.int().optional(),
    note: z.string().nullable().optional(),
  }),
  errors: SUBJECT_ERRORS,
});
