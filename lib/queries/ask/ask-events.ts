/**
 * An answer as it comes: first the pack, made as whoever asks sees the code; then claims over it, where a model is
 * configured. The model gets the pack and nothing else.
 */
import { answerText, type AnswerEnd } from "../../answers/endpoint";
import { Claims } from "../../answers/claims";
import { promptOf } from "../../answers/prompt";
import type { askCode, AskEvent } from "../../contract/ask-code";
import type { OperationRequest } from "../../contract/operation";
import { pieceText } from "../../contract/piece-text";
import { env } from "../../env";
import { AppError } from "../../errors";
import { codeContext } from "../code-context";
import type { QueryContext } from "../context";

/** Answers that are written at once, by one process. */
const AT_ONCE = 8;
let writing = 0;

export async function* askEvents(
  input: OperationRequest<typeof askCode>,
  context: QueryContext,
  signal: AbortSignal,
): AsyncGenerator<AskEvent, void> {
  const pack = await codeContext(input, context);
  const { answers } = env();
  yield { type: "pack", answer: { ...pack, model: answers?.model ?? null } };
  if (answers === undefined || pack.results.length === 0) {
    yield { type: "end", ended: null };
    return;
  }
  if (writing >= AT_ONCE)
    throw new AppError("rate_limited", `${AT_ONCE} answers are being written already.`, { retryAfter: 5 });
  writing++;
  const claims = new Claims(pack.results.length);
  const text = answerText(answers, promptOf(input.query, pack.results.map(pieceText)), signal);
  try {
    let ended: AnswerEnd = "cut";
    while (!claims.isFull) {
      const next = await text.next();
      if (next.done === true) ended = next.value;
      for (const each of next.done === true ? claims.end() : claims.add(next.value)) yield { type: "claim", ...each };
      if (next.done === true) break;
    }
    if (claims.isFull) for (const each of claims.end()) yield { type: "claim", ...each };
    yield { type: "end", ended };
  } finally {
    writing--;
    await text.return("cut");
  }
}
