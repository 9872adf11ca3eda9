/** Call Hierarchy: who calls a function, what it calls, level by level, with the places of the calls. */
import { z } from "zod";
import { defineOperation } from "./operation";
import {
  decidedByField,
  foldersField,
  pageFields,
  rowFilters,
  subjectAnswer,
  subjectFields,
  SUBJECT_ERRORS,
  symbolPlaceSchema,
} from "./symbol-subject";

/** A place of a call, in the file that calls. */
export const callSiteSchema = z
  .object({ repo: z.string(), file: z.string(), line: z.int(), column: z.int(), preview: z.string() })
  .meta({ id: "CallSite" });
export type CallSite = z.output<typeof callSiteSchema>;

/** One function of the tree: a caller (incoming) or something called (outgoing). */
export interface CallRow extends z.output<typeof callRowFields> {
  calls: CallRow[];
}

const callRowFields = symbolPlaceSchema
  .partial()
  .required({ name: true, basis: true })
  .extend({
    of: z.string().describe("Key of the symbol of the question that this hangs on."),
    ...decidedByField,
    external: z.boolean().describe("It stands outside of the index; it has no place."),
    recursive: z.boolean().describe("It is already above in this branch; not unfolded again."),
    more: z.int().describe("Further rows below that the breadth left out; there may be more of them."),
    cut: z
      .boolean()
      .describe(
        "What is below was not looked at, or not all of it: the answer was full or its time over. Ask by its key.",
      ),
    through: z.enum(["override", "overridden", "constructor"]).nullable(),
    siteCount: z.int().describe("All call sites of this row; `sites` lists the first of them."),
    sites: z.array(callSiteSchema),
  });

export const callRowSchema: z.ZodType<CallRow> = callRowFields
  .extend({
    get calls() {
      return z.array(callRowSchema).describe("The next level, the same direction.");
    },
  })
  .meta({ id: "CallRow" });

export const symbolCallers = defineOperation({
  name: "symbol_callers",
  path: "/api/symbols/callers",
  title: "Callers and callees",
  description:
    "Show which functions call a function, or what it calls, as a tree to depth 5 with every call site. Calls where only the " +
    "name fits stand apart in `possible`. For a type: who constructs it.",
  input: z.strictObject({
    ...subjectFields,
    ...rowFilters,
    direction: z.enum(["incoming", "outgoing", "both"]).default("incoming"),
    depth: z.number().int().min(1).max(5).default(1).describe("Levels."),
    breadth: z.number().int().min(1).max(200).default(30).describe("Rows of one level under one row."),
    ...pageFields,
  }),
  output: subjectAnswer(callRowSchema).extend({
    direction: z.enum(["incoming", "outgoing", "both"]),
    calls: z.int().describe("Call sites under `results`, first level."),
    outgoing: z.array(callRowSchema).describe("With direction `both`: what it calls. `results` are its callers."),
    folders: foldersField,
    possible: z
      .array(callRowSchema)
      .describe(
        "First level only: callers that may mean another symbol of that name; with direction `outgoing` calls of which only the name is known.",
      ),
  }),
  errors: SUBJECT_ERRORS,
  dear: true,
});
