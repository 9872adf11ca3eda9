/** Header and source: the other file of a file, or where a symbol's other half stands. */
import { z } from "zod";
import { defineOperation } from "./operation";
import { pageFields, rowFilters, subjectAnswer, subjectFields, SUBJECT_ERRORS } from "./symbol-subject";

export const counterpartSchema = z
  .object({
    repo: z.string(),
    file: z.string(),
    line: z.int().nullable().describe("Of the symbol's other half; null for a file."),
    side: z.enum(["header", "source"]),
    sharedSymbols: z.int().describe("Symbols that are declared in one of the two files and defined in the other."),
    reason: z.enum(["shared_symbols", "same_name"]),
    of: z.string().describe("Key of the symbol, or the path of the file that was asked for."),
    url: z.string(),
  })
  .meta({ id: "Counterpart" });
export type Counterpart = z.output<typeof counterpartSchema>;

export const symbolCounterpart = defineOperation({
  name: "symbol_counterpart",
  path: "/api/symbols/counterpart",
  title: "Header or source counterpart",
  description:
    "Switch between header and source: by `file`, or for a symbol from its declaration to its definition and back.",
  input: z.strictObject({ ...subjectFields, ...rowFilters, ...pageFields }),
  output: subjectAnswer(counterpartSchema),
  errors: SUBJECT_ERRORS,
});
