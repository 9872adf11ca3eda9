/** Files by name, or what a folder holds. */
import { z } from "zod";
import { envelopeOf } from "./envelope";
import { fileRowSchema } from "./file-row";
import { defineOperation } from "./operation";
import {
  langFilter,
  MAX_NAME,
  MAX_PATH,
  pageCursor,
  pathFilter,
  plainText,
  repoFilter,
  rowLimit,
  scopeFilter,
  tokenBudget,
} from "./parameters";

/** Folder path; the empty one is the root of `repo`. */
const folderParameter = z
  .string()
  .max(MAX_PATH)
  .refine((value) => !value.includes("\0"), { error: "text without NUL characters" })
  .describe("List what this folder of `repo` holds, folders first; empty for the root. Not together with `query`.");

export const findFiles = defineOperation({
  name: "find_files",
  path: "/api/files",
  title: "Find files",
  description:
    "Find files of the whole codebase by name or part of the path (fuzzy, best first), or list a folder with `repo` and `folder`. " +
    "Use read_file for the text and file_outline for the symbols.",
  input: z.strictObject({
    query: plainText(MAX_NAME)
      .optional()
      .describe("File name or parts of the path, in order. Either this or `folder`."),
    folder: folderParameter.optional(),
    scope: scopeFilter,
    repo: repoFilter.optional(),
    lang: langFilter.optional(),
    path: pathFilter.optional(),
    limit: rowLimit,
    cursor: pageCursor.optional(),
    max_tokens: tokenBudget,
  }),
  output: envelopeOf(fileRowSchema).extend({ query: z.string().nullable(), folder: z.string().nullable() }),
  errors: ["invalid_input", "no_such_repository", "no_such_file", "database_unavailable", "deadline_exceeded"],
});
