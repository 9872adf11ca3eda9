/** An answer in words to a question about the code, of which every claim cites the pieces of a pack of context. */
import { z } from "zod";
import { codeContext } from "./code-context";
import { failedEventSchema } from "./failed-event";
import { defineOperation } from "./operation";

export const claimPartSchema = z.discriminatedUnion("type", [
  z.object({ type: z.literal("text"), text: z.string() }),
  z.object({ type: z.literal("code"), text: z.string() }),
  z.object({ type: z.literal("piece"), number: z.int().describe("Of the pack: 1 is the first of `results`.") }),
  z.object({ type: z.literal("removed"), number: z.int().describe("Was cited, and no piece of the pack has it.") }),
]);
export type ClaimPart = z.output<typeof claimPartSchema>;

export const claimSchema = z
  .object({
    state: z
      .enum(["open", "cited", "uncited"])
      .describe("`uncited`: nothing of the code is named for it. `open`: it is still being written."),
    starts: z.boolean().describe("It begins a paragraph or an item of a list."),
    item: z.boolean().describe("It begins an item of a list."),
    parts: z.array(claimPartSchema),
  })
  .meta({ id: "Claim" });
export type Claim = z.output<typeof claimSchema>;

/** Why an answer ended. */
const endedSchema = z
  .enum(["whole", "cut", "withheld"])
  .describe("`cut`: it had used up its tokens; `withheld`: the model's server keeps the rest to itself.");

/** Tokens that the pack of an answer may have: what a model takes. */
const MOST_TOKENS = 32_000;
const USUAL_TOKENS = 8_000;

export const askCode = defineOperation({
  name: "ask_code",
  path: "/api/ask",
  title: "Ask about the code",
  description:
    "Answer a question in plain words from the code: the pack that code_context makes and, where a model is configured (LLM_URL), claims made from " +
    "it, each with the pieces that it cites. A claim that cites none is marked `uncited`. Without a model the pack is the answer. " +
    "An agent that can read code itself is better served by code_context.",
  input: codeContext.input.extend({
    max_tokens: z
      .number()
      .int()
      .min(50)
      .max(MOST_TOKENS)
      .default(USUAL_TOKENS)
      .describe("Tokens that the pack fills, about."),
  }),
  output: codeContext.output.extend({
    model: z.string().nullable().describe("Who answers; null where no model is configured: the pack is the answer."),
    claims: z.array(claimSchema).nullable().describe("Null without a model, and for a pack without pieces."),
    ended: endedSchema.nullable(),
  }),
  errors: [...codeContext.errors, "answers_unavailable", "rate_limited"],
  dear: true,
  within: 240_000,
});

/**
 * The same answer piece by piece, for `accept: text/event-stream`: the pack, claims as they grow (a later one of the
 * same `at` takes the place of the earlier), and the end. An error after the first event comes as the last one.
 */
export const askEventSchema = z.discriminatedUnion("type", [
  z.object({ type: z.literal("pack"), answer: askCode.output.omit({ claims: true, ended: true }) }),
  z.object({ type: z.literal("claim"), at: z.int(), claim: claimSchema }),
  z.object({ type: z.literal("end"), ended: endedSchema.nullable() }),
  failedEventSchema,
]);
export type AskEvent = z.output<typeof askEventSchema>;
