/** The symbols of one file as a tree. */
import { z } from "zod";
import { cutSchema, emptyReasonSchema, indexStateSchema } from "./envelope";
import { FILE_ERRORS, fileDescriptionSchema } from "./file-row";
import { defineOperation } from "./operation";
import { fileParameter, kindList, repoFilter, tokenBudget } from "./parameters";
import { kindSchema, modifiersSchema, roleSchema } from "./symbol-row";
import type { Modifier, SymbolKind, SymbolRole } from "./vocabulary";

/** Symbols in one outline at most. */
export const MAX_OUTLINE = 5000;

/**
 * How a symbol stands to others: what derives from it, what it overrides. Numbers are those of the lists behind them.
 */
export interface OutlineRelations {
  /** Types that name it as their base. */
  inheritors: number;
  /** Methods that override or implement it, at every level. */
  overridden: number;
  /** The methods that it overrides or implements: how many, and the nearest. */
  overrides: { count: number; qualifiedName: string; url: string } | null;
}

/** A symbol and what it encloses. */
export interface OutlineNode {
  name: string;
  /** Only where `name` begins with the owner. */
  ownName?: string;
  kind: SymbolKind;
  role: SymbolRole;
  line: number;
  column: number;
  endLine: number;
  key: string;
  signature: string;
  modifiers: Modifier[];
  /** Only when asked for, and only where there is one. */
  relations?: OutlineRelations;
  children: OutlineNode[];
}

const outlineRelationsSchema = z
  .object({
    inheritors: z.int().describe("Types that name it as their base."),
    overridden: z.int().describe("Methods that override or implement it, at every level."),
    overrides: z
      .object({ count: z.int(), qualifiedName: z.string(), url: z.string() })
      .nullable()
      .describe("Methods that it overrides or implements: how many, and the nearest."),
  })
  .meta({ id: "OutlineRelations" });

export const outlineNodeSchema: z.ZodType<OutlineNode> = z
  .object({
    name: z.string().describe("With its owner when defined outside of it: `AActor::Tick`."),
    ownName: z.string().optional().describe("The name alone, only where `name` begins with the owner."),
    kind: kindSchema,
    role: roleSchema,
    line: z.int(),
    column: z.int(),
    endLine: z.int(),
    key: z.string(),
    signature: z.string(),
    modifiers: modifiersSchema,
    relations: outlineRelationsSchema.optional(),
    get children() {
      return z.array(outlineNodeSchema);
    },
  })
  .meta({ id: "OutlineNode" });

export const fileOutline = defineOperation({
  name: "file_outline",
  path: "/api/files/outline",
  title: "File outline",
  description:
    "List the symbols of one file as a tree, in the order of the source: what a file declares, without its text.",
  input: z.strictObject({
    file: fileParameter,
    repo: repoFilter.optional(),
    kind: kindList.optional().describe("Only these kinds, and what encloses them."),
    relations: z
      .boolean()
      .default(false)
      .describe("With how many types derive from each type, and what methods override and are overridden by."),
    max_tokens: tokenBudget,
  }),
  output: fileDescriptionSchema.extend({
    results: z.array(outlineNodeSchema),
    totalMatches: z.int(),
    truncated: z.boolean(),
    relationsOmitted: z
      .int()
      .optional()
      .describe("With `relations`: symbols that were not looked at, because the file has too many or time ran out."),
    cut: cutSchema,
    emptyReason: emptyReasonSchema.nullable(),
    index: indexStateSchema,
  }),
  errors: FILE_ERRORS,
});
