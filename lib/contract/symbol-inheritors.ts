/** Find Inheritors: the types that derive from a type. */
import { z } from "zod";
import { defineOperation } from "./operation";
import { BASES } from "./vocabulary";
import {
  decidedByField,
  rowFilters,
  subjectAnswer,
  subjectFields,
  SUBJECT_ERRORS,
  wholeListFields,
  symbolPlaceSchema,
} from "./symbol-subject";

export const inheritorSchema = symbolPlaceSchema
  .extend({
    of: z
      .string()
      .describe("Key of the type that it derives from, of those asked for; its name where that type is not indexed."),
    relation: z
      .string()
      .describe(
        "extends, implements, embeds, includes or mixin; `satisfies` for Go's interfaces; `derives` for a Blueprint whose parent is " +
          "not in the index: its nearest ancestor in C++.",
      ),
    depth: z.int().describe("1 for a direct inheritor."),
    via: z.string().nullable().describe("Key of the base that it names, for an indirect one."),
    ...decidedByField,
  })
  .meta({ id: "Inheritor" });
export type Inheritor = z.output<typeof inheritorSchema>;

/** A Blueprint that derives from the type, itself or through other Blueprints. */
export const blueprintInheritorSchema = z
  .object({
    name: z.string().describe("Class that it generates: `BP_Door_C`."),
    assetPath: z.string().describe("`/Game/Doors/BP_Door.uasset`"),
    of: z.string().describe("Key of the type that it derives from, of those asked for."),
    parent: z.string().describe("Name of its parent: a C++ class or a Blueprint."),
    depth: z.int().describe("1 for a direct inheritor."),
    basis: z.enum(BASES).describe("How the parent is known: it names it by its exact path."),
    repo: z.string(),
    file: z.string(),
    key: z.string(),
    url: z.string(),
  })
  .meta({ id: "BlueprintInheritor" });
export type BlueprintInheritor = z.output<typeof blueprintInheritorSchema>;

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
    ...wholeListFields,
  }),
  output: subjectAnswer(inheritorSchema).extend({
    cppInheritors: z
      .array(inheritorSchema)
      .optional()
      .describe("Those of the rows that are no Blueprints, for a C++ type."),
    blueprintInheritors: z
      .array(blueprintInheritorSchema)
      .describe(
        "Every Blueprint asset that derives from it, directly or through Blueprints; with `transitive` through C++ types too. " +
          "Not paged: at most 2,000.",
      ),
  }),
  errors: SUBJECT_ERRORS,
  dear: true,
});
