/** A repository as lists show it, with the progress of its newest run. */
import { z } from "zod";
import { REPOSITORY_SCOPES } from "./vocabulary";

/** An indexing run, running or ended. */
export const indexRunSchema = z
  .object({
    phase: z.enum(["plan", "parse", "link", "done", "failed"]),
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
    files: z.int(),
    symbols: z.int(),
    languages: z.array(z.object({ language: z.string(), files: z.int() })).describe("Most files first."),
    indexedAt: z.string().nullable(),
    url: z.string(),
    run: indexRunSchema.nullable().describe("The newest run; null before the first."),
  })
  .meta({ id: "RepositoryRow" });
export type RepositoryRow = z.output<typeof repositoryRowSchema>;
