/** How does A reach B: the shortest chains of calls between two symbols, with the lines of the calls. */
import { z } from "zod";
import { defineOperation } from "./operation";
import { langFilter, MAX_NAME, MAX_PATH, plainText, repoFilter, tokenBudget } from "./parameters";
import { callSiteSchema } from "./symbol-callers";
import { subjectAnswer, SUBJECT_ERRORS, symbolPlaceSchema } from "./symbol-subject";
import { BASES } from "./vocabulary";

/** Symbols of which not all was followed, by the bound that ended it. */
export const boundsSchema = z
  .object({
    depth: z.int().describe("Symbols that the depth left unfollowed."),
    width: z.int().describe("Symbols of a level beyond the most that are followed."),
    time: z.int().describe("Symbols that were not followed, or not wholly, because the time was over."),
    possible: z.int().describe("Steps of which only the name fits, which were not followed."),
  })
  .meta({ id: "Bounds" });
export type Bounds = z.output<typeof boundsSchema>;

export const chainStepSchema = symbolPlaceSchema
  .extend({
    through: z
      .enum(["override", "overridden", "constructor"])
      .nullable()
      .describe(
        "The call names an overridden method of this one (`overridden`), this one overrides what is called (`override`), or it is constructed.",
      ),
    sites: z.array(callSiteSchema).describe("Calls in the symbol before that lead here; none for the first."),
  })
  .meta({ id: "ChainStep" });
export type ChainStep = z.output<typeof chainStepSchema>;

export const chainSchema = z
  .object({
    calls: z.int().describe("Calls between the ends."),
    basis: z.enum(BASES).describe("That of the least sure call of the chain."),
    steps: z.array(chainStepSchema).describe("From the first symbol to the last."),
  })
  .meta({ id: "CallChain" });
export type CallChain = z.output<typeof chainSchema>;

const endOf = (which: string) =>
  plainText(MAX_PATH)
    .refine((text) => text.length <= MAX_NAME || text.includes(" "), {
      error: `a name of at most ${MAX_NAME} characters, or the key of a row`,
    })
    .describe(`${which}: a short or qualified name, or the key of a row, which is exact.`);

export const symbolPath = defineOperation({
  name: "symbol_path",
  path: "/api/symbols/path",
  title: "Path between two symbols",
  description:
    "How does one function reach another: the shortest chains of calls, with the lines. Calls that reach a method through what " +
    "it overrides count. Chains over calls of which only the name fits stand apart in `possible`, and are looked for only where there is no other.",
  input: z.strictObject({
    from: endOf("Where the chain begins"),
    to: endOf("Where it ends"),
    repo: repoFilter.optional(),
    lang: langFilter.optional(),
    depth: z.number().int().min(1).max(20).default(8).describe("Calls of a chain at most."),
    limit: z.number().int().min(1).max(50).default(5).describe("Chains wanted at most."),
    max_tokens: tokenBudget,
  }),
  output: subjectAnswer(chainSchema).extend({
    from: z.array(symbolPlaceSchema).describe("The symbols that `from` means."),
    to: z.array(symbolPlaceSchema).describe("The symbols that `to` means."),
    possible: z.array(chainSchema).describe("Chains with calls that may mean something else."),
    notFollowed: boundsSchema,
  }),
  errors: SUBJECT_ERRORS,
  dear: true,
});
