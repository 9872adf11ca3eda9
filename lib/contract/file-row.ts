/** What is known about a file, and why it may have no symbols. */
import { z } from "zod";
import type { OperationError } from "./operation";
import { moduleOfPath } from "./unreal-module";
import { fileLanguageSchema } from "./symbol-row";
import { FILE_REASONS, FILE_STATUSES, REPOSITORY_SCOPES } from "./vocabulary";

export const fileStatusSchema = z.enum(FILE_STATUSES);
export const fileReasonSchema = z.enum(FILE_REASONS);

/** What a question about one file can fail with. */
export const FILE_ERRORS: readonly OperationError[] = [
  "invalid_input",
  "no_such_repository",
  "no_such_file",
  "ambiguous",
  "database_unavailable",
  "deadline_exceeded",
];

/** Lines that did not parse. */
export const gapSchema = z.object({ startLine: z.int(), endLine: z.int() }).meta({ id: "Gap" });

/** Facts of one file that content and outline share. */
export const fileDescriptionSchema = z.object({
  repo: z.string(),
  file: z.string(),
  language: fileLanguageSchema.nullable(),
  scope: z.enum(REPOSITORY_SCOPES),
  status: fileStatusSchema,
  reason: fileReasonSchema.nullable(),
  detail: z.string().nullable().describe("The reason in words, with its figures."),
  lines: z.int().describe("Lines of the file."),
  symbols: z.int().describe("Symbols in the file."),
  size: z.int().describe("Bytes on disk when it was read."),
  gaps: z.array(gapSchema),
  ...moduleOfPath,
  url: z.string(),
});
export type FileDescription = z.output<typeof fileDescriptionSchema>;

/** A file or a folder in a list. */
export const fileRowSchema = z
  .object({
    type: z.enum(["file", "folder"]),
    name: z.string().describe("Last part of the path."),
    repo: z.string(),
    file: z.string().describe("Path inside the repository."),
    scope: z.enum(REPOSITORY_SCOPES),
    language: fileLanguageSchema.nullable(),
    status: fileStatusSchema.nullable().describe("Null for a folder."),
    reason: fileReasonSchema.nullable(),
    lines: z.int(),
    symbols: z.int(),
    files: z.int().describe("Files inside a folder, at any depth; 1 for a file."),
    innermost: z
      .string()
      .optional()
      .describe("Of a folder of a listing: the folder below it that holds all of its files, where there is one."),
    matched: z.array(z.tuple([z.int(), z.int()])).describe("Matched parts of `file`, [start, end) in UTF-16 units."),
    score: z.number(),
    ...moduleOfPath,
    url: z.string(),
  })
  .meta({ id: "FileRow" });
export type FileRow = z.output<typeof fileRowSchema>;
