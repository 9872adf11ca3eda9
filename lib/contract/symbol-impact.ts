/** What depends on a symbol: callers, overriders, inheritors, users and assets, by distance. */
import { z } from "zod";
import { defineOperation } from "./operation";
import { callSiteSchema } from "./symbol-callers";
import { boundsSchema } from "./symbol-path";
import {
  decidedByField,
  foldersField,
  rowFilters,
  subjectAnswer,
  subjectFields,
  SUBJECT_ERRORS,
  symbolPlaceSchema,
  wholeListFields,
} from "./symbol-subject";

export const IMPACT_RELATIONS = ["caller", "overrider", "inheritor", "user", "asset"] as const;
export type ImpactRelation = (typeof IMPACT_RELATIONS)[number];

export const impactRowSchema = symbolPlaceSchema
  .partial()
  .required({ name: true, basis: true })
  .extend({
    of: z.string().describe("Key of the symbol of the question that this depends on."),
    relation: z.enum(IMPACT_RELATIONS).describe("`asset`: a Blueprint. `user`: reads, writes, or names it as a type."),
    distance: z.int().describe("1 for what depends on the symbol itself."),
    via: z.string().nullable().describe("Key of the nearer symbol that it depends on; null at distance 1."),
    test: z.boolean().describe("It is part of tests, by the conventions of its path."),
    ...decidedByField,
    through: z.enum(["override", "overridden", "constructor"]).nullable(),
    sites: z.array(callSiteSchema).describe("Where it uses the nearer symbol."),
  })
  .meta({ id: "ImpactRow" });
export type ImpactRow = z.output<typeof impactRowSchema>;

export const symbolImpact = defineOperation({
  name: "symbol_impact",
  path: "/api/symbols/impact",
  title: "What depends on a symbol",
  description:
    "List what a change of a symbol may touch: callers, overriding methods, derived types, other users and assets, nearest first, " +
    "tests marked. Dependents of which only the name fits stand apart in `possible` and are not followed.",
  input: z.strictObject({
    ...subjectFields,
    ...rowFilters,
    depth: z.number().int().min(1).max(8).default(2).describe("How far dependents of dependents are followed."),
    ...wholeListFields,
  }),
  output: subjectAnswer(impactRowSchema).extend({
    byDistance: z
      .array(z.object({ distance: z.int(), relation: z.enum(IMPACT_RELATIONS), rows: z.int() }))
      .describe("All rows, not only those of this page."),
    tests: z.int().describe("Rows in all that are part of tests."),
    folders: foldersField,
    possible: z
      .array(impactRowSchema)
      .describe("What may depend on it: nothing says which symbol of that name is meant."),
    notFollowed: boundsSchema,
  }),
  errors: SUBJECT_ERRORS,
  dear: true,
});
