/** Signature of a symbol: on one line, and as written. */
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

export const signedSymbolSchema = symbolPlaceSchema
  .extend({
    raw: z.string().describe("The declaration before its body, as written, at most 4,000 characters."),
    startLine: z.int(),
    signatureEndLine: z.int(),
  })
  .meta({ id: "SignedSymbol" });
export type SignedSymbol = z.output<typeof signedSymbolSchema>;

export const symbolSignature = defineOperation({
  name: "symbol_signature",
  path: "/api/symbols/signature",
  title: "Signature of a symbol",
  description: "Show how a symbol is declared: its signature on one line and as written, each overload for itself.",
  input: z.strictObject({ ...subjectFields, ...rowFilters, ...pageFields }),
  output: subjectAnswer(signedSymbolSchema),
  errors: SUBJECT_ERRORS,
});
