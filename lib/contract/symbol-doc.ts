/** Quick Documentation: what is written about a symbol. */
import { z } from "zod";
import { defineOperation } from "./operation";
import {
  pageFields,
  rowFilters,
  subjectAnswer,
  subjectFields,
  SUBJECT_ERRORS,
  symbolPlaceSchema,
} from "./symbol-subject";

export const documentedSymbolSchema = symbolPlaceSchema
  .extend({
    doc: z.string().nullable().describe("The comment above or the docstring, as written; null for none."),
    text: z.string().nullable().describe("The same without comment marks."),
    docFile: z.string().nullable().describe("File of the comment."),
    docLine: z.int().nullable().describe("First line of the comment."),
    inheritedFrom: z.string().nullable().describe("The overridden method whose comment it is."),
    reflection: z.string().nullable().describe("Reflection macros or attributes above it, as written."),
  })
  .meta({ id: "DocumentedSymbol" });
export type DocumentedSymbol = z.output<typeof documentedSymbolSchema>;

export const symbolDoc = defineOperation({
  name: "symbol_doc",
  path: "/api/symbols/doc",
  title: "Documentation of a symbol",
  description: "Show the comment above a symbol or its docstring, with its signature and what reflection says of it.",
  input: z.strictObject({ ...subjectFields, ...rowFilters, ...pageFields }),
  output: subjectAnswer(documentedSymbolSchema),
  errors: SUBJECT_ERRORS,
});
