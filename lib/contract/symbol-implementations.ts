/** Go to Implementation: what overrides a method, what implements a type. */
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

export const implementationSchema = symbolPlaceSchema
  .extend({
    of: z.string().describe("Key of the symbol that it implements, of those asked for."),
    relation: z.enum(["overrides", "implements"]),
  })
  .meta({ id: "Implementation" });
export type Implementation = z.output<typeof implementationSchema>;

export const symbolImplementations = defineOperation({
  name: "symbol_implementations",
  path: "/api/symbols/implementations",
  title: "Implementations",
  description:
    "List the methods that override or implement a method, or the types that implement an interface or derive from a class, " +
    "through every level.",
  input: z.strictObject({ ...subjectFields, ...rowFilters, ...pageFields }),
  output: subjectAnswer(implementationSchema),
  errors: SUBJECT_ERRORS,
  dear: true,
});
