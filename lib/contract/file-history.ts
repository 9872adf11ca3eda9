/** The commits that changed a file, as git knows them. */
import { z } from "zod";
import { cutSchema, emptyReasonSchema, indexStateSchema } from "./envelope";
import { FILE_ERRORS } from "./file-row";
import { defineOperation } from "./operation";
import { fileParameter, pageCursor, repoFilter, revisionParameter, rowLimit, tokenBudget } from "./parameters";

/** What is said of a commit. */
export const commitFields = {
  commit: z.string().describe("Its whole hash."),
  author: z.string(),
  at: z.string().describe("When it was written, ISO 8601."),
  summary: z.string().describe("First line of its message."),
};

const fileCommitSchema = z
  .object({ ...commitFields, file: z.string().describe("Path of the file in that commit: another before a rename.") })
  .meta({ id: "FileCommit" });
export type FileCommit = z.output<typeof fileCommitSchema>;

/** Why git may have nothing to say, beside a file that is not there. */
export const HISTORY_ERRORS = [...FILE_ERRORS, "index_in_progress"] as const;

export const fileHistory = defineOperation({
  name: "file_history",
  path: "/api/files/history",
  title: "History of a file",
  description:
    "List the commits that changed a file, the newest first, through its renames, as git has them. Says so where git is missing, " +
    "or the file has no history.",
  input: z.strictObject({
    file: fileParameter,
    repo: repoFilter.optional(),
    rev: revisionParameter
      .optional()
      .describe("Only this commit and those before it: whole, or its first letters, a branch or a tag."),
    limit: rowLimit,
    cursor: pageCursor.optional(),
    max_tokens: tokenBudget,
  }),
  output: z.object({
    repo: z.string(),
    file: z.string(),
    results: z.array(fileCommitSchema),
    totalMatches: z.int().describe("Commits up to the end of this page; git counts no further."),
    totalIsLowerBound: z.boolean(),
    truncated: z.boolean().describe("There are older commits."),
    next: z.string().nullable().describe("Pass as `cursor` for older ones; null behind the first commit."),
    cut: cutSchema,
    emptyReason: emptyReasonSchema.nullable(),
    index: indexStateSchema,
    url: z.string(),
  }),
  errors: HISTORY_ERRORS,
  dear: true,
});
