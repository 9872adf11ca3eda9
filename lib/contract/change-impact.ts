/** What a change touches: its symbols by kind of change, and what it left behind. */
import { z } from "zod";
import { envelopeOf } from "./envelope";
import { defineOperation } from "./operation";
import { listOf, pageCursor, plainText, repoFilter, tokenBudget } from "./parameters";
import { boundsSchema } from "./symbol-path";
import { kindSchema, languageSchema } from "./symbol-row";
import { longLimit, SUBJECT_ERRORS } from "./symbol-subject";
import { BASES } from "./vocabulary";

export const CHANGES = ["removed", "renamed", "moved", "visibility", "signature", "added", "body"] as const;
export type Change = (typeof CHANGES)[number];

const sideSchema = z
  .object({ name: z.string(), file: z.string(), line: z.int(), endLine: z.int(), signature: z.string() })
  .meta({ id: "ChangedSide" });

export const changedSymbolSchema = z
  .object({
    change: z
      .enum(CHANGES)
      .describe("The weightiest change: a symbol that was renamed may have another signature and body as well."),
    kind: kindSchema,
    qualifiedName: z.string(),
    repo: z.string(),
    language: languageSchema,
    key: z.string().describe("At the head; of what was removed, at the base."),
    before: sideSchema.nullable().describe("At the base; null for what was added."),
    after: sideSchema.nullable().describe("At the head; null for what was removed."),
    leftBehind: z.int().describe("Rows of `broken` and `possible` that are about it."),
    diff: z
      .string()
      .nullable()
      .describe("Its lines that differ, as hunks of a unified diff; null where nobody asked, or it is too long."),
    url: z.string().nullable().describe("Where it stands now; null for what was removed."),
  })
  .meta({ id: "ChangedSymbol" });
export type ChangedSymbol = z.output<typeof changedSymbolSchema>;

export const PROBLEMS = ["caller", "use", "override", "implementation", "asset"] as const;
export type Problem = (typeof PROBLEMS)[number];

export const leftBehindSchema = z
  .object({
    problem: z
      .enum(PROBLEMS)
      .describe(
        "caller, use: means what is gone, may not name it any more, or passes what it no longer takes; override: overrides nothing any more; " +
          "implementation: a type lacks a member, or a declaration of C a body; asset: a Blueprint or setting names what is gone.",
      ),
    of: z.string().describe("Key of the changed symbol, as in `results`."),
    name: z.string().describe("The changed symbol, by its name at the base."),
    why: z.string().describe("In words."),
    basis: z.enum(BASES).describe("How it was known at the base that the place means the symbol."),
    repo: z.string(),
    file: z.string(),
    line: z.int(),
    column: z.int(),
    preview: z.string(),
    enclosing: z.string().nullable().describe("The symbol around the place; null at file level."),
    redirect: z.string().nullable().describe("Unreal: the line of settings that mends it; null for none."),
    url: z.string(),
  })
  .meta({ id: "LeftBehind" });
export type LeftBehind = z.output<typeof leftBehindSchema>;

const reachingTestSchema = z
  .object({
    name: z.string(),
    repo: z.string(),
    file: z.string(),
    line: z.int(),
    distance: z.int().describe("1 for a test that uses a changed symbol itself."),
    of: z.string().describe("Key of a changed symbol that it reaches."),
    url: z.string(),
  })
  .meta({ id: "ReachingTest" });

const revisionText = plainText(250).regex(/^[^-\s][^\s]*$/, { error: "a branch, a tag or a commit" });

/** The changes that the parameter `change` means; all where it is left out. */
export function expandChanges(list: string | undefined): ReadonlySet<Change> {
  const words = list?.split(",").map((word) => word.trim());
  return new Set(CHANGES.filter((change) => words?.includes(change) ?? true));
}

export const changeImpact = defineOperation({
  name: "change_impact",
  path: "/api/change",
  title: "What a change touches",
  description:
    "Compare two revisions of a repository, or a revision with the folder as it is, symbol by symbol: what was added, removed, renamed, " +
    "moved, changed in visibility, signature or body; and what the change left behind: callers that no longer fit, overrides without a base, types that lack " +
    "a member, assets. Guesses stand apart in `possible`. Tests that reach what changed are listed.",
  input: z.strictObject({
    repo: repoFilter.optional().describe("Name of the repository; may be left out where one is indexed."),
    base: revisionText
      .default("HEAD")
      .describe("A branch, tag or commit. What counts is the commit at which the head parted from it."),
    head: revisionText.optional().describe("A branch, tag or commit; the folder as it is when left out."),
    change: listOf(CHANGES, "changed symbols").optional(),
    diff: z.boolean().default(false).describe("Give the lines of each changed symbol, too."),
    limit: longLimit.default(200),
    cursor: pageCursor.optional(),
    max_tokens: tokenBudget,
  }),
  output: envelopeOf(changedSymbolSchema).extend({
    repo: z.string(),
    base: z.object({ asked: z.string(), commit: z.string() }),
    head: z.object({ asked: z.string().nullable(), commit: z.string().nullable() }),
    files: z.int().describe("Files with code that differ."),
    changes: z.record(z.enum(CHANGES), z.int()).describe("Symbols by their weightiest change."),
    broken: z.array(leftBehindSchema).describe("What the change left behind, for certain or as imports say it."),
    possible: z.array(leftBehindSchema).describe("What it may have left behind."),
    callersLeftAlone: z
      .int()
      .describe("Calls of functions with another signature that the change left alone and that still fit."),
    notLookedAt: z
      .int()
      .describe("Changed symbols whose uses were not all looked at, as the time was up: ask again, it goes further."),
    tests: z.array(reachingTestSchema).describe("Tests that reach a changed symbol; nearest first."),
    notFollowed: boundsSchema,
  }),
  errors: [...SUBJECT_ERRORS, "too_large", "index_behind"],
  dear: true,
});
