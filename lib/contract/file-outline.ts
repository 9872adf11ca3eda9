/** The symbols of one file as a tree. */
import { z } from "zod";
import { cutSchema, emptyReasonSchema, indexStateSchema } from "./envelope";
import { fileDescriptionSchema } from "./file-row";
import { defineOperation } from "./operation";
import { fileParameter, kindList, repoFilter, tokenBudget } from "./parameters";
import { kindSchema, modifiersSchema, roleSchema } from "./symbol-row";
import type { Modifier, SymbolKind, SymbolRole } from "./vocabulary";

/** Symbols in one outline at most. */
export const MAX_OUTLINE = 5000;

/** A symbol and what it encloses. */
export interface OutlineNode {
  name: string;
  kind: SymbolKind;
  role: SymbolRole;
  line: number;
  column: number;
  endLine: number;
  key: string;
  signature: string;
  modifiers: Modifier[];
  children: OutlineNode[];
}

export const outlineNodeSchema: z.ZodType<OutlineNode> = z
  .object({
    name: z.string().describe("With its owner when defined outside of it: `AActor::Tick`."),
    kind: kindSchema,
    role: roleSchema,
    line: z.int(),
    column: z.int(),
    endLine: z.int(),
    key: z.string(),
    signature: z.string(),
    modifiers: modifiersSchema,
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
    max_tokens: tokenBudget,
  }),
  output: fileDescriptionSchema.extend({
    results: z.array(outlineNodeSchema),
    totalMatches: z.int(),
    truncated: z.boolean(),
    cut: cutSchema,
    emptyReason: emptyReasonSchema.nullable(),
    index: indexStateSchema,
  }),
  errors: [
    "invalid_input",
    "no_such_repository",
    "no_such_file",
    "ambiguous",
    "database_unavailable",
    "deadline_exceeded",
  ],
});
