/**
 * Answers that arrive piece by piece, for callers that accept them so: each event is there as soon as it is known, and
 * leaving ends the work. Everyone else gets the one answer.
 */
import type { Operation, OperationRequest } from "../contract/operation";
import { asAppError } from "../queries/as-app-error";
import type { QueryContext } from "../queries/context";
import { contextFor } from "../queries/context-for";
import { checkInput } from "../queries/input";
import type { Viewer } from "../queries/viewer";
import { admit } from "./admit";
import { endOf, noteExchange, whenAborted } from "./exchange";
import { logFailure } from "./log-failure";
import { readQuery } from "./read-query";
import { requestIdOf } from "./request-id";
import { headersFor, refuse } from "./respond";
import type { Turn } from "./turns/fair-queue";
import { classOf, takeTurn } from "./turns/turns";

export type Handler = (request: Request) => Promise<Response>;

export interface Streamed<O extends Operation> {
  operation: O;
  /** content type that is asked for by it */
  type: string;
  /** an event as it is sent */
  frame(event: { type: string }): string;
  events(
    input: OperationRequest<O>,
    context: QueryContext,
    signal: AbortSignal,
  ): AsyncGenerator<{ type: string }, void>;
}

/** The handler that streams for those who accept it, and `otherwise` for all others. */
export function streamAnswer<O extends Operation>(
  streamed: Streamed<O>,
  otherwise: Handler,
  context: (viewer: Viewer) => Promise<QueryContext> = contextFor,
): Handler {
  const { operation, type } = streamed;
  return async (request) => {
    if (!(request.headers.get("accept") ?? "").includes(type)) return otherwise(request);
    const requestId = requestIdOf(request.headers);
    const ended = endOf(request);
    try {
      noteExchange(request.headers, { operation: operation.name });
      const viewer = await admit(request.headers);
      const raw = readQuery(operation, new URL(request.url).searchParams);
      const input = checkInput(operation, raw);
      noteExchange(request.headers, { repository: raw.repo });
      const left = new AbortController();
      const signal = AbortSignal.any([request.signal, left.signal]);
      const seen = await context(viewer);
      const turn = await takeTurn(request.headers, viewer, classOf(operation));
      const events = endedBy(streamed.events(input, seen, signal), turn);
      // What is wrong with the question shows before the first event, and is answered as everywhere.
      const first = await events.next();
      whenOver(ended, left, events);
      const sent = { "content-type": type, "cache-control": "no-store, no-transform", "x-accel-buffering": "no" };
      const headers = { ...headersFor(requestId), ...sent };
      return new Response(framesOf(first, events, streamed, left, requestId), { headers });
    } catch (error) {
      const failure = asAppError(error);
      logFailure(failure, requestId);
      return refuse(failure, requestId);
    }
  };
}

/**
 * Ends what is still being done for a caller that has left. Next neither reads nor cancels the body of an answer whose
 * caller left before its first byte, or asked for its head alone.
 */
function whenOver(ended: AbortSignal, left: AbortController, events: AsyncGenerator): void {
  whenAborted(ended, () => {
    left.abort();
    // What goes wrong now has nobody to be told.
    void events.return(undefined).catch(() => {});
  });
}

/** The same events; behind the last of them, and where nobody wants more, the turn is over. */
async function* endedBy<T>(events: AsyncGenerator<T, void>, turn: Turn): AsyncGenerator<T, void> {
  try {
    yield* events;
  } finally {
    turn.end();
  }
}

/** @param left is aborted when the caller leaves, so that what is being done for it ends, too */
function framesOf<O extends Operation>(
  first: IteratorResult<{ type: string }, void>,
  events: ReturnType<Streamed<O>["events"]>,
  { frame }: Streamed<O>,
  left: AbortController,
  requestId: string,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let next: typeof first | undefined = first;
  return new ReadableStream({
    async pull(controller) {
      try {
        const event = next ?? (await events.next());
        next = undefined;
        // The caller went while the event was waited for: nobody takes it, and it is no failure.
        if (left.signal.aborted) return;
        if (event.done === true) controller.close();
        else controller.enqueue(encoder.encode(frame(event.value)));
      } catch (error) {
        if (left.signal.aborted) return;
        const failure = asAppError(error);
        logFailure(failure, requestId);
        const { code, message, hint, details } = failure;
        const told = { type: "error", error: { code, message, hint, requestId, ...(details && { details }) } };
        controller.enqueue(encoder.encode(frame(told)));
        controller.close();
      }
    },
    async cancel() {
      left.abort();
      await events.return();
    },
  });
}
