/** A repository as lists show it, with the progress of its newest run. */
import { z } from "zod";
import { REPOSITORY_SCOPES } from "./vocabulary";

/** An indexing run, running or ended. */
export const indexRunSchema = z
  .object({
    phase: z.enum(["plan", "parse", "link", "texts", "done", "failed"]),
    filesDone: z.int(),
    filesTotal: z.int(),
    symbols: z.int(),
    bytesDone: z.int(),
    bytesTotal: z.int(),
    filesPerSecond: z.number().nullable().describe("Over the run so far; null before anything was read."),
    secondsLeft: z.int().nullable().describe("Estimate; null when the run is over or too young."),
    current: z.array(z.string()).describe("Files being read now."),
    startedAt: z.string(),
    updatedAt: z.string(),
    finishedAt: z.string().nullable(),
    error: z.string().nullable(),
  })
  .meta({ id: "IndexRun" });
export type IndexRun = z.output<typeof indexRunSchema>;

export const repositoryRowSchema = z
  .object({
    name: z.string(),
    scope: z.enum(REPOSITORY_SCOPES),
    branch: z.string().nullable(),
    revision: z.string().nullable(),
    state: z.enum(["queued", "indexing", "ready", "failed"]),
    error: z.string().nullable(),
    files: z.int().describe("Files that are known, `texts` and `leftOut` among them."),
    texts: z.int().describe("Files that were read without a grammar: shown and searched, without symbols."),
    leftOut: z.int().describe("Files that are listed and were not read; index_status has the reasons."),
    ignored: z
      .int()
      .nullable()
      .describe(
        "Files and folders that .gitignore and the like name, a folder counted once, when the whole folder was last listed; null when nobody counted.",
      ),
    noIgnore: z.boolean().describe("Ignore rules are not kept: it was started with `--no-ignore`."),
    symbols: z.int(),
    languages: z.array(z.object({ language: z.string(), files: z.int() })).describe("Most files first."),
    indexedAt: z.string().nullable(),
    url: z.string(),
    run: indexRunSchema.nullable().describe("The newest run; null before the first."),
  })
  .meta({ id: "RepositoryRow" });
export type RepositoryRow = z.output<typeof repositoryRowSchema>;
