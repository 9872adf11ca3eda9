/** The indexed text of a file: what the line numbers of every other answer refer to. */
import { z } from "zod";
import { emptyReasonSchema, indexStateSchema } from "./envelope";
import { FILE_ERRORS, fileDescriptionSchema } from "./file-row";
import { defineOperation } from "./operation";
import { fileParameter, lineNumber, repoFilter, revisionParameter, tokenBudget } from "./parameters";

/** Text in one answer, in UTF-16 units; more comes by `next`. */
export const MAX_TEXT = 2_000_000;

export const readFile = defineOperation({
  name: "read_file",
  path: "/api/files/content",
  title: "Read file",
  description:
    "Read the text of an indexed file, whole or by lines, with its language and the lines that did not parse. " +
    "The text is the one that was indexed, so line numbers of other answers fit it. With `rev` it is that of a commit, as git has it.",
  input: z.strictObject({
    file: fileParameter,
    repo: repoFilter.optional(),
    start: lineNumber.default(1).describe("First line wanted, from 1."),
    end: lineNumber.optional().describe("Last line wanted; to the end of the file when left out."),
    rev: revisionParameter
      .optional()
      .describe(
        "Commit, branch or tag whose text is wanted in place of the indexed one; `file` is its path then. Needs the repository's git.",
      ),
    max_tokens: tokenBudget.describe(
      "Whole lines as long as they fit into so many tokens; `next` is the first one left out.",
    ),
  }),
  output: fileDescriptionSchema.extend({
    revision: z
      .string()
      .nullable()
      .describe(
        "With `rev`: the whole commit whose text this is; `symbols` and `status` are of the index all the same. Null for the indexed text, which was read when `index.revision` was checked out.",
      ),
    text: z.string().nullable().describe("Whole lines, line ends as on disk; null when no text was kept."),
    start: z.int().describe("First line of `text`."),
    end: z.int().describe("Last line of `text`; start - 1 when there is none."),
    truncated: z.boolean().describe("Lines that were asked for are missing: they come with `start` = `next`."),
    next: z.int().nullable().describe("First line that is missing."),
    emptyReason: emptyReasonSchema.nullable(),
    index: indexStateSchema,
  }),
  errors: [...FILE_ERRORS, "index_in_progress"],
});
