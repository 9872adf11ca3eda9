/** What operations share that look at some lines of a file and say where they stopped. */
import { z } from "zod";
import { cutSchema, emptyReasonSchema, indexStateSchema } from "./envelope";
import { fileParameter, lineNumber, repoFilter, tokenBudget } from "./parameters";

/** @param most lines of one answer */
export const linesWanted = (most: number) => ({
  file: fileParameter,
  repo: repoFilter.optional(),
  start: lineNumber.default(1).describe("First line wanted, from 1."),
  end: lineNumber.optional().describe(`Last line wanted; at most ${most} lines come in one answer.`),
  max_tokens: tokenBudget,
});

/** @param results rows, with what they are */
export const linesLookedAt = <Rows extends z.ZodType>(results: Rows) => ({
  repo: z.string(),
  file: z.string(),
  start: z.int().describe("First line that was looked at."),
  end: z.int().describe("Last line that was looked at."),
  results,
  totalMatches: z.int(),
  truncated: z.boolean().describe("Lines that were asked for were not looked at: they come with `start` = `next`."),
  next: z.int().nullable().describe("First line that was not looked at."),
  cut: cutSchema,
  emptyReason: emptyReasonSchema.nullable(),
  index: indexStateSchema,
});
