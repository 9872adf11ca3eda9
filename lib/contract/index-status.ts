/** How far the index is, what it left out and why, and which engines answer. */
import { z } from "zod";
import { cutSchema, indexStateSchema } from "./envelope";
import { fileReasonSchema, fileStatusSchema } from "./file-row";
import { defineOperation } from "./operation";
import { macroMeaningSchema } from "./macro-meaning";
import { pageCursor, repoFilter, rowLimit, tokenBudget } from "./parameters";
import { repositoryRowSchema } from "./repository-row";
import { fileLanguageSchema } from "./symbol-row";

/** A file that was not indexed, or not wholly. */
export const problemFileSchema = z
  .object({
    repo: z.string(),
    file: z.string(),
    status: fileStatusSchema,
    reason: fileReasonSchema.nullable(),
    detail: z.string().nullable(),
    size: z.int(),
    url: z.string(),
  })
  .meta({ id: "ProblemFile" });

/** What knowing macros came to in a repository. */
export const macroFiguresSchema = z
  .object({
    repo: z.string(),
    learned: z.int().describe("Macros learned from their definitions."),
    configured: z.int().describe("Macros that are configured in the `fathom.json` in the repository's root."),
    files: z.int().describe("Files that do not parse by what they say themselves."),
    cleanFiles: z.int().describe("Those of them that parse, now that macros of other files are known."),
    problem: z.string().nullable().describe("What is wrong with `fathom.json`: nothing in it counts then."),
  })
  .meta({ id: "MacroFigures" });

/** Who tells what names of a language mean in a repository: a compiler's engine, and how far it is, or rules alone. */
export const preciseLanguageSchema = z
  .object({
    repo: z.string(),
    language: fileLanguageSchema,
    engine: z.string().nullable().describe("Null where none answers: rules do."),
    version: z.string().describe("Of the compiler; empty where it is not known."),
    state: z
      .enum(["waiting", "running", "ready", "failed", "missing", "rules"])
      .describe(
        "Of the engine in the repository. `missing`: `error` says how to get it; `rules`: there is none to ask.",
      ),
    files: z.int().describe("Files of the language whose names it has told; the same text is not asked for twice."),
    filesTotal: z.int().describe("Files of the language."),
    cpuMs: z.int().describe("Milliseconds of CPU that its last run took, over all its languages in the repository."),
    since: z.iso.datetime().nullable().describe("When it told something new last."),
    error: z.string().nullable().describe("Why some or all files were left to rules, and what to do about it."),
  })
  .meta({ id: "PreciseLanguage" });

/** A process that indexes together with others. */
export const indexWorkerSchema = z
  .object({
    host: z.string(),
    pid: z.int(),
    kinds: z.array(z.string()).describe("What it takes part in."),
    parts: z.array(z.string()).describe("What it alone does for all, of what one process at a time does."),
    repo: z.string().nullable().describe("Repository that it indexes now."),
    follows: z
      .array(z.object({ task: z.string(), repo: z.string() }))
      .describe(
        "What it does behind an index now: `precise:clangd` asks that engine, `semantic` is the index by meaning.",
      ),
    since: z.iso.datetime(),
    seen: z.iso.datetime().describe("Its last sign of life; one comes every 3 s."),
  })
  .meta({ id: "IndexWorker" });

export const indexStatus = defineOperation({
  name: "index_status",
  path: "/api/status",
  title: "Index status",
  description:
    "Tell how complete the index is: state and progress per repository, files skipped or failed with their reasons, languages, engines in use. " +
    "Use it when an answer looks incomplete.",
  input: z.strictObject({
    repo: repoFilter.optional(),
    status: z.enum(["partial", "skipped", "failed"]).optional().describe("List only problem files of this status."),
    reason: fileReasonSchema.optional().describe("List only problem files of this reason."),
    limit: rowLimit.describe("Problem files wanted at most."),
    cursor: pageCursor.optional(),
    max_tokens: tokenBudget,
  }),
  output: z.object({
    version: z.string(),
    extractorVersion: z.int().nullable().describe("Newest extractor that wrote the index."),
    index: indexStateSchema,
    totals: z.object({ repositories: z.int(), files: z.int(), symbols: z.int(), lines: z.int(), blueprints: z.int() }),
    repositories: z.array(repositoryRowSchema),
    statuses: z.array(z.object({ status: fileStatusSchema, files: z.int() })),
    reasons: z
      .array(z.object({ status: fileStatusSchema, reason: fileReasonSchema.nullable(), files: z.int() }))
      .describe("Files that are not wholly indexed, grouped."),
    results: z.array(problemFileSchema).describe("Files that are not wholly indexed: failed, skipped, then partial."),
    totalMatches: z.int(),
    truncated: z.boolean(),
    cut: cutSchema,
    next: z.string().nullable(),
    languages: z.array(
      z.object({ language: fileLanguageSchema.nullable(), files: z.int(), symbols: z.int(), lines: z.int() }),
    ),
    macros: z
      .object({
        repositories: z.array(macroFiguresSchema),
        examples: z
          .array(z.object({ repo: z.string(), name: z.string(), meaning: macroMeaningSchema, configured: z.boolean() }))
          .describe("At most 50, those of `fathom.json` first."),
      })
      .describe(
        "Macros of C and C++ that decide how files are read: learned from definitions, or configured in `fathom.json`.",
      ),
    precise: z
      .array(preciseLanguageSchema)
      .describe(
        "Compilers' engines by repository and language: how many files they have answered for. Other rows come from rules.",
      ),
    scip: z
      .array(
        z.object({
          file: z.string().describe("Path in the folder `scip` of the data folder."),
          repo: z.string().nullable().describe("Whose facts it brought; null where it could not be taken."),
          error: z.string().nullable().describe("Why it could not be taken, and what to do about it."),
        }),
      )
      .describe("SCIP indexes of other tools that are imported by themselves."),
    machines: z
      .object({
        waiting: z.int().describe("Jobs that wait: each is a repository to look at."),
        running: z.int(),
        workers: z.array(indexWorkerSchema),
      })
      .nullable()
      .describe("Workers that share the indexing, and their queue; null where one process indexes."),
    engines: z.object({
      search: z.object({
        engine: z.string(),
        symbols: z.int().describe("Symbols that can be found right now."),
        ready: z.boolean().describe("False while the engine still loads."),
        inPlaceOf: z.string().nullable().describe("The engine in use, where `engine` only stands in for it."),
        because: z.string().nullable().describe("Why it stands in."),
      }),
      text: z.object({
        engine: z.string(),
        files: z.int().describe("Files that the text index covers; others with text are searched one by one."),
        filesWithText: z.int(),
        bytes: z.int().describe("Size of the text index."),
        note: z.string().nullable().describe("Why another engine than the configured one answers."),
      }),
      meaning: z.object({
        engine: z.string().describe("What names the nearest vectors."),
        symbols: z.int().describe("Symbols that can be found by meaning right now."),
        models: z.array(z.string()).describe("What their vectors are of; tables taught by one repository are one."),
        inPlaceOf: z
          .string()
          .nullable()
          .describe("The engine that is configured, where `engine` only stands in for it."),
        because: z.string().nullable().describe("Why it stands in."),
        problem: z.string().nullable().describe("What keeps symbols from being described."),
      }),
      database: z.object({
        server: z.enum(["embedded", "external"]),
        version: z.string(),
        bytes: z.int().describe("Size on disk."),
      }),
      treeReaders: z
        .array(z.object({ language: z.string(), reader: z.string() }))
        .describe("How trees are read, per language, in the newest run."),
    }),
    examples: z.array(z.string()).describe("Queries of search_symbols that find something here."),
    url: z.string(),
  }),
  errors: ["invalid_input", "no_such_repository", "database_unavailable", "deadline_exceeded"],
});
