/** The router: one question about code, answered by the operation that fits it. */
import { z } from "zod";
import { cutSchema, indexStateSchema } from "./envelope";
import { SUBJECT_ERRORS } from "./symbol-subject";
import { defineOperation } from "./operation";
import { plainText, tokenBudget } from "./parameters";
import { MAX_TEXT_QUERY } from "./search-text";

export const FIND_INTENTS = [
  "auto",
  "symbol",
  "references",
  "implementations",
  "callers",
  "hierarchy",
  "fileOutline",
  "literalText",
] as const;
export type FindIntent = (typeof FIND_INTENTS)[number];

/**
 * Operations that an intent leads to; `search_words` ranks by plain words and is asked here alone, `search_semantic`
 * answers where no name says them.
 */
export const ROUTED_TOOLS = [
  "search_symbols",
  "search_words",
  "search_semantic",
  "search_text",
  "symbol_at",
  "symbol_usages",
  "symbol_implementations",
  "symbol_callers",
  "symbol_hierarchy",
  "file_outline",
  "find_files",
] as const;
export type RoutedTool = (typeof ROUTED_TOOLS)[number];

const MAX_SCOPE = 2000;

/** Where to look. */
export const findScopeSchema = z
  .strictObject({
    repo: plainText(255).optional().describe("Name of a repository; `project` says the same."),
    project: plainText(255).optional(),
    path: plainText(MAX_SCOPE).optional().describe("Prefix of the path inside the repository, or a glob."),
    file: plainText(MAX_SCOPE).optional().describe("One file."),
    lang: plainText(40).optional(),
    scope: z.enum(["user", "all"]).optional().describe("`all`: external repositories and generated files, too."),
  })
  .meta({ id: "FindScope" });
export type FindScope = z.output<typeof findScopeSchema>;

export const findCandidateSchema = z
  .object({
    symbolKey: z.string().nullable().describe("Pass as `key` to the symbol tools; null for a file or a line."),
    name: z.string(),
    fullName: z.string(),
    kind: z.string().describe("Type, Method, Property, Field, Variable, Namespace, Macro, File or Text."),
    filePath: z.string(),
    lineNumber: z.int(),
    projectName: z.string().describe("Name of the repository."),
    words: z.array(z.string()).optional().describe("For plain words: those that it was found by."),
  })
  .meta({ id: "FindCandidate" });
export type FindCandidate = z.output<typeof findCandidateSchema>;

export const findCode = defineOperation({
  name: "find_code",
  path: "/api/find",
  title: "Find code",
  description:
    "First call for code navigation. Routes by what the query is: a name, a path, `file:line`, a regular expression, literal text, or plain words such as " +
    "`where is the retry delay computed`; `intent` asks for references, implementations, callers, hierarchy or an outline instead. " +
    "Plain words that no name says are looked up by meaning. Says which operation answered and why, and which calls come next.",
  input: z.strictObject({
    query: plainText(MAX_TEXT_QUERY)
      .refine((value) => value.trim() !== "", { error: "text that is not blank" })
      .describe("Name, path, `file:line`, regular expression, literal text or plain words."),
    intent: z.enum(FIND_INTENTS).default("auto").describe("What is wanted of it."),
    scope: z
      .union([findScopeSchema, plainText(MAX_SCOPE)])
      .optional()
      .describe("Where to look: an object of repo (or project), path, file, lang, scope; in an address as JSON."),
    kinds: plainText(400)
      .optional()
      .describe(
        "Comma list, for symbols: Type, Method, Property, Field, Variable, Namespace, Macro, or kinds of search_symbols.",
      ),
    pathStyle: z
      .enum(["absolute", "relative"])
      .default("absolute")
      .describe("How `filePath` is written: as on the machine of the index, or as `<repo>/<path>`."),
    skip: z.number().int().min(0).max(100_000).default(0).describe("Rows to leave out."),
    take: z.number().int().min(1).max(200).default(50).describe("Rows wanted at most; a page by plain words has 10."),
    max_tokens: tokenBudget,
  }),
  output: z.object({
    success: z.boolean().describe("False when what was named is not there."),
    data: z.object({
      query: z.string(),
      intent: z.enum(FIND_INTENTS).describe("As it was taken; `auto` only where plain words were ranked."),
      routedTool: z.enum(ROUTED_TOOLS),
      why: z.string().describe("Why that operation was chosen."),
      candidateCount: z.int().describe("Candidates in all, not only on this page."),
      candidateCountIsLowerBound: z.boolean(),
      candidates: z.array(findCandidateSchema),
      result: z
        .record(z.string(), z.unknown())
        .nullable()
        .describe("The whole answer of the routed operation; null where the candidates are all."),
      index: indexStateSchema,
      hints: z.object({ nextSteps: z.array(z.string()).describe("Calls that go on from here, with their arguments.") }),
    }),
    meta: z.object({
      durationMs: z.int(),
      cancelled: z.boolean(),
      timedOut: z.boolean().describe("Not everything was looked at in the time."),
      timeoutMs: z.int(),
    }),
    error: z.object({ code: z.string(), message: z.string(), nearNames: z.array(z.string()) }).nullable(),
    cut: cutSchema,
  }),
  errors: SUBJECT_ERRORS,
  dear: true,
});
