/**
 * What every answer carries beside its rows: how complete it is, how fresh the index is, and, when there is nothing,
 * why. A reader never has to guess whether "none" means none.
 */
import { z } from "zod";

/**
 * State of what was asked: `empty` nothing indexed yet, `indexing` done of total files, `stale` files newer than the
 * index wait, `ready` everything read.
 */
export const indexStateSchema = z
  .object({
    state: z.enum(["ready", "indexing", "stale", "empty"]),
    done: z.int().describe("Files read so far."),
    total: z.int().describe("Files to read in all."),
    texts: z
      .int()
      .describe(
        "Of the files that were read, those without a grammar: they are shown and searched, and declare nothing.",
      ),
    leftOut: z.int().describe("Files that are listed and were not read; index_status has the reasons."),
    revision: z.string().nullable().describe("Commit that was indexed, where one repository is meant and has one."),
    pending: z.int().describe("Files that are newer than the index."),
    at: z.string().nullable().describe("When the index was last completed, ISO 8601."),
  })
  .meta({ id: "IndexState" });
export type IndexState = z.output<typeof indexStateSchema>;

/** Why an answer is empty. */
export const emptyReasonSchema = z
  .object({
    code: z.enum([
      "no_match",
      "index_in_progress",
      "index_empty",
      "filtered_out",
      "file_skipped",
      "file_failed",
      "no_symbols",
      "no_history",
      "no_git",
      "too_slow",
    ]),
    message: z.string().describe("The reason in words, with its figures."),
  })
  .meta({ id: "EmptyReason" });
export type EmptyReason = z.output<typeof emptyReasonSchema>;

/** Rows by how they are known; never summed. */
export const basisCountsSchema = z
  .object({ proven: z.int(), inferred: z.int(), possible: z.int() })
  .meta({ id: "BasisCounts" });

/** What `max_tokens` left out. */
export const cutSchema = z
  .record(z.string(), z.int())
  .optional()
  .describe("Rows that `max_tokens` left out, by list; only when it did.");

/** The envelope around a page of rows. */
export const envelopeOf = <Row extends z.ZodType>(row: Row) =>
  z.object({
    results: z.array(row),
    totalMatches: z.int().describe("Matches in all, not only on this page."),
    totalIsLowerBound: z.boolean().describe("There are at least `totalMatches`; counting stopped there."),
    truncated: z.boolean().describe("There are matches after this page; with `totalIsLowerBound` there may be."),
    next: z.string().nullable().describe("Pass as `cursor` for the next page; null on the last."),
    index: indexStateSchema,
    emptyReason: emptyReasonSchema.nullable().describe("Why there are no rows; null when there are."),
    removedByFilter: z.record(z.string(), z.int()).describe("Matches that only this filter removed, by parameter."),
    cut: cutSchema,
    nearNames: z.array(z.string()).describe("Nearest names, when nothing matched."),
    url: z.string().describe("Page in the browser that shows the same, relative to the server."),
  });

/** The envelope's part that does not depend on the row type. */
export type Envelope = Omit<z.output<ReturnType<typeof envelopeOf<z.ZodUnknown>>>, "results">;
