/**
 * Parameters that several operations share, with their limits. Each is a plain string, number or enum, so that a query
 * string can carry it; lists are comma separated. Refuses NUL everywhere: no name, path or pattern has one.
 */
import { z } from "zod";
import { FILE_LANGUAGES } from "./file-languages";
import { KIND_GROUPS, SYMBOL_KINDS, WIDER_KINDS, type SymbolKind } from "./vocabulary";

/** Longest symbol name or query, in UTF-16 units. */
export const MAX_NAME = 512;
/** Longest path, glob or symbol key. */
export const MAX_PATH = 4096;

/** Text of 1 to `max` units without NUL. */
export const plainText = (max: number) =>
  z
    .string()
    .min(1)
    .max(max)
    .refine((value) => !value.includes("\0"), { error: "text without NUL characters" });

/** Comma list of some of these words. @param what they tell apart, in the plural */
export const listOf = (words: readonly string[], what: string) =>
  plainText(200)
    .refine((value) => value.split(",").every((word) => words.includes(word.trim())), {
      error: `a comma list of: ${words.join(", ")}`,
    })
    .describe(`Only these ${what}: ${words.join(", ")}.`);

/** By words from outside, `constructor` among them. */
const groups = new Map<string, readonly SymbolKind[]>(Object.entries({ ...KIND_GROUPS, ...WIDER_KINDS }));

const KIND_WORDS: readonly string[] = [...SYMBOL_KINDS, ...Object.keys(KIND_GROUPS), "all"];

/** Comma list of kinds and groups of kinds. */
export const kindList = plainText(400)
  .refine((value) => value.split(",").every((word) => KIND_WORDS.includes(word.trim())), {
    error: `a comma list of: ${KIND_WORDS.join(", ")}`,
  })
  .describe(
    `Comma list of kinds or groups of kinds: ${KIND_WORDS.join(", ")}. \`class\` brings structs and unions, too.`,
  );

/** The kinds that a `kindList` means; undefined for all. */
export function expandKinds(list: string | undefined): SymbolKind[] | undefined {
  if (list === undefined) return undefined;
  const words = list.split(",").map((word) => word.trim());
  if (words.includes("all")) return undefined;
  const kinds = new Set<SymbolKind>();
  for (const word of words) {
    for (const kind of groups.get(word) ?? SYMBOL_KINDS.filter((known) => known === word)) kinds.add(kind);
  }
  return [...kinds];
}

export const scopeFilter = z
  .enum(["user", "all"])
  .default("user")
  .describe(
    "`user`: the readers' own repositories; `all`: external ones (engine, third party) too, and files that Unreal's header tool generates (`*.generated.h`, `*.gen.cpp`).",
  );

/** Where a reader is, for ranking only. */
export const nearParameter = plainText(MAX_PATH).describe(
  "`<repo>` or `<repo>/<path>` where you are: what fits as well and stands there comes first. Leaves nothing out.",
);

export const repoFilter = plainText(255).describe("Name of a repository.");

export const langFilter = z.enum(FILE_LANGUAGES).describe("Language of the file.");

export const pathFilter = plainText(MAX_PATH).describe(
  "Prefix of the path inside the repository, or a glob (`src/**/*.ts`).",
);

export const containingTypeFilter = plainText(MAX_NAME).describe(
  "Name of the type, namespace or module that holds the symbol: short (`AActor`) or qualified (`ns::AActor`, `pkg.Outer`).",
);

/** Rows wanted at most: 1 to 200. */
export const rowLimit = z.number().int().min(1).max(200).default(50).describe("Rows wanted at most.");

export const pageCursor = plainText(200)
  .regex(/^[A-Za-z0-9_-]+$/, { error: "the `next` of the answer before" })
  .describe("`next` of the answer before, for the page after it.");

/** Tokens that an answer may take. */
export const tokenBudget = z
  .number()
  .int()
  .min(50)
  .max(1_000_000)
  .optional()
  .describe("Cut the answer to about this many tokens; `cut` tells what was left out.");

export const fileParameter = plainText(MAX_PATH).describe(
  "`<repo>/<path>`, or the bare path where one repository holds it, or the path with `repo` beside it, or an absolute path.",
);

/** A commit, or what names one. */
export const revisionParameter = plainText(200)
  .regex(/^[A-Za-z0-9_][A-Za-z0-9_./~^+-]*$/, { error: "a commit, branch or tag" })
  .describe("Commit (whole, or its first letters), branch or tag.");

/** Highest line that can be asked for. */
export const lineNumber = z.number().int().min(1).max(10_000_000);
