/** Find Inheritors: the types that derive from a type. */
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

export const inheritorSchema = symbolPlaceSchema
  .extend({
    of: z
      .string()
      .describe("Key of the type that it derives from, of those asked for; its name where that type is not indexed."),
    relation: z.string().describe("extends, implements, embeds, includes or mixin; `satisfies` for Go's interfaces."),
    depth: z.int().describe("1 for a direct inheritor."),
    via: z.string().nullable().describe("Key of the base that it names, for an indirect one."),
  })
  .meta({ id: "Inheritor" });
export type Inheritor = z.output<typeof inheritorSchema>;

export const symbolInheritors = defineOperation({
  name: "symbol_inheritors",
  path: "/api/symbols/inheritors",
  title: "Inheritors of a type",
  description:
    "List the types that derive from a class, interface, trait or struct: direct ones, or with `transitive` all of them. " +
    "The type itself need not be indexed (an engine's or a library's).",
  input: z.strictObject({
    ...subjectFields,
    ...rowFilters,
    transitive: z.boolean().default(false).describe("Inheritors of inheritors, too."),
    ...pageFields,
  }),
  output: subjectAnswer(inheritorSchema).extend({
    cppInheritors: z.array(inheritorSchema).optional().describe("The same rows, for a C++ type."),
    blueprintInheritors: z
      .array(z.object({ name: z.string(), assetPath: z.string() }))
      .describe("Blueprint assets that derive from it."),
  }),
  errors: SUBJECT_ERRORS,
});
