/** Type Hierarchy: bases above and inheritors below a type, as trees. */
import { z } from "zod";
import { defineOperation } from "./operation";
import {
  decidedByField,
  pageFields,
  rowFilters,
  subjectAnswer,
  subjectFields,
  SUBJECT_ERRORS,
  symbolPlaceSchema,
} from "./symbol-subject";

const hierarchyFields = symbolPlaceSchema
  .partial()
  .required({ name: true, basis: true })
  .extend({
    root: z.boolean().describe("The type that was asked for."),
    external: z.boolean().describe("A type outside of the index: only its name is known."),
    relation: z.string().nullable().describe("How the edge towards the root is written; null for the root."),
    access: z.string().nullable(),
    virtual: z.boolean(),
    cycle: z.boolean().describe("It is already above in this branch; not unfolded again."),
    more: z.int().describe("Further types below that depth or breadth left out."),
    ...decidedByField,
  });

/** A type of the tree; `basis` says how the edge towards the root is known. */
export interface HierarchyNode extends z.output<typeof hierarchyFields> {
  bases: HierarchyNode[];
  inheritors: HierarchyNode[];
}

export const hierarchyNodeSchema: z.ZodType<HierarchyNode> = hierarchyFields
  .extend({
    get bases() {
      return z.array(hierarchyNodeSchema);
    },
    get inheritors() {
      return z.array(hierarchyNodeSchema);
    },
  })
  .meta({ id: "HierarchyNode" });

export const symbolHierarchy = defineOperation({
  name: "symbol_hierarchy",
  path: "/api/symbols/hierarchy",
  title: "Type hierarchy",
  description:
    "Show what a type derives from and what derives from it, as a tree with the type asked for as its root. " +
    "The type itself need not be indexed (an engine's or a library's).",
  input: z.strictObject({
    ...subjectFields,
    ...rowFilters,
    direction: z.enum(["up", "down", "both"]).default("both"),
    depth: z.number().int().min(1).max(20).default(5).describe("Levels each way."),
    breadth: z.number().int().min(1).max(500).default(100).describe("Rows of one level under one row."),
    ...pageFields,
  }),
  output: subjectAnswer(hierarchyNodeSchema),
  errors: SUBJECT_ERRORS,
  dear: true,
});
