/** An answer about the code, event by event: the pack, claims as they are written, the end. */
import type { askCode, AskEvent, Claim } from "../contract/ask-code";
import type { OperationInput } from "../contract/operation";
import type { CallOptions } from "./call-operation";
import { remote } from "./remote";
import { streamEvents } from "./stream-events";

const STREAM = {
  operation: remote.ask_code,
  accept: "text/event-stream",
  schema: async () => (await import("../contract/ask-code")).askEventSchema,
  dataOf: (line: string) => (line.startsWith("data: ") ? line.slice(6) : null),
};

export const streamAsk = (input: OperationInput<typeof askCode>, options: CallOptions = {}) =>
  streamEvents(STREAM, input, options);

/** What is known of an answer so far. */
export interface Answered {
  pack: Extract<AskEvent, { type: "pack" }>["answer"] | null;
  claims: readonly Claim[];
  /** null until it has ended, and where nobody wrote one */
  end: Extract<AskEvent, { type: "end" }> | null;
}

export const UNANSWERED: Answered = { pack: null, claims: [], end: null };

export function withAnswer(answered: Answered, event: Exclude<AskEvent, { type: "error" }>): Answered {
  if (event.type === "pack") return { ...answered, pack: event.answer };
  if (event.type === "end") return { ...answered, end: event };
  return { ...answered, claims: [...answered.claims.slice(0, event.at), event.claim] };
}
