/** Which commit wrote each line of a file. */
import { z } from "zod";
import { cutSchema, emptyReasonSchema, indexStateSchema } from "./envelope";
import { commitFields, HISTORY_ERRORS } from "./file-history";
import { defineOperation } from "./operation";
import { fileParameter, lineNumber, repoFilter, tokenBudget } from "./parameters";

/** Lines in one answer. */
export const MAX_BLAMED_LINES = 1000;

const blamedLinesSchema = z
  .object({
    start: z.int(),
    end: z.int(),
    commit: commitFields.commit.nullable().describe("Null for lines that are in no commit yet."),
    author: commitFields.author.nullable(),
    at: commitFields.at.nullable(),
    summary: commitFields.summary.nullable(),
  })
  .meta({ id: "BlamedLines" });
export type BlamedLines = z.output<typeof blamedLinesSchema>;

export const fileBlame = defineOperation({
  name: "file_blame",
  path: "/api/files/blame",
  title: "Blame",
  description:
    "Say of the lines of a file which commit wrote them last, with author, date and message. Lines that read otherwise in the index " +
    "than on disk are left out. Says so where git is missing, or the file has no history.",
  input: z.strictObject({
    file: fileParameter,
    repo: repoFilter.optional(),
    start: lineNumber.default(1).describe("First line wanted, from 1."),
    end: lineNumber.optional().describe(`Last line wanted; at most ${MAX_BLAMED_LINES} lines come in one answer.`),
    max_tokens: tokenBudget,
  }),
  output: z.object({
    repo: z.string(),
    file: z.string(),
    start: z.int().describe("First line that was looked at."),
    end: z.int().describe("Last line that was looked at."),
    results: z.array(blamedLinesSchema).describe("Lines of one commit that follow each other, in their order."),
    totalMatches: z.int(),
    truncated: z.boolean().describe("Lines that were asked for were not looked at: they come with `start` = `next`."),
    next: z.int().nullable().describe("First line that was not looked at."),
    cut: cutSchema,
    emptyReason: emptyReasonSchema.nullable(),
    index: indexStateSchema,
    url: z.string(),
  }),
  errors: HISTORY_ERRORS,
});
