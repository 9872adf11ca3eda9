/** An answer to a question about the code, as one: the pack, and every claim that a model made from it. */
import type { askCode as operation, AskEvent, Claim } from "../contract/ask-code";
import { askEvents } from "./ask/ask-events";
import type { Query } from "./query";

export const askCode: Query<typeof operation> = async (input, context) => {
  const claims: Claim[] = [];
  let pack: Extract<AskEvent, { type: "pack" }> | undefined;
  let end: Extract<AskEvent, { type: "end" }> | undefined;
  for await (const event of askEvents(input, context, new AbortController().signal)) {
    if (event.type === "pack") pack = event;
    else if (event.type === "claim") claims[event.at] = event.claim;
    else if (event.type === "end") end = event;
  }
  if (pack === undefined) throw new Error("An answer begins with its pack.");
  const ended = end?.ended ?? null;
  return { ...pack.answer, claims: ended === null ? null : claims, ended };
};
