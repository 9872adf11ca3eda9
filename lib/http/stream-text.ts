/**
 * Text search as lines of JSON, for callers that accept `application/x-ndjson`: rows arrive while the search goes on,
 * and leaving ends it. Everyone else gets the one answer.
 */
import { searchText } from "../contract/search-text";
import { asAppError } from "../queries/as-app-error";
import type { QueryContext } from "../queries/context";
import { contextFor } from "../queries/context-for";
import { checkInput } from "../queries/input";
import type { Viewer } from "../queries/viewer";
import { searchTextEvents } from "../queries/text/text-events";
import { admit } from "./admit";
import { noteExchange } from "./exchange";
import { logFailure } from "./log-failure";
import { readQuery } from "./read-query";
import { requestIdOf } from "./request-id";
import { headersFor, refuse } from "./respond";

export const NDJSON = "application/x-ndjson";

type Handler = (request: Request) => Promise<Response>;

/** The handler that streams for those who accept it, and `otherwise` for all others. */
export function streamText(
  otherwise: Handler,
  context: (viewer: Viewer) => Promise<QueryContext> = contextFor,
): Handler {
  return async (request) => {
    if (!(request.headers.get("accept") ?? "").includes(NDJSON)) return otherwise(request);
    const requestId = requestIdOf(request.headers);
    try {
      noteExchange(request.headers, { operation: searchText.name });
      const viewer = await admit(request.headers);
      const input = checkInput(searchText, readQuery(searchText, new URL(request.url).searchParams));
      noteExchange(request.headers, { repository: input.repo });
      const left = new AbortController();
      const events = searchTextEvents(input, await context(viewer), AbortSignal.any([request.signal, left.signal]));
      // What is wrong with the question shows before the first event, and is answered as everywhere.
      const first = await events.next();
      const headers = { ...headersFor(requestId), "content-type": NDJSON, "x-accel-buffering": "no" };
      return new Response(linesOf(first, events, left, requestId), { headers });
    } catch (error) {
      const failure = asAppError(error);
      logFailure(failure, requestId);
      return refuse(failure, requestId);
    }
  };
}

type Events = ReturnType<typeof searchTextEvents>;

/** @param left is aborted when the caller leaves, so that what is being read for it ends, too */
function linesOf(
  first: Awaited<ReturnType<Events["next"]>>,
  events: Events,
  left: AbortController,
  requestId: string,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const line = (value: unknown): Uint8Array => encoder.encode(`${JSON.stringify(value)}\n`);
  let next: typeof first | undefined = first;
  return new ReadableStream({
    async pull(controller) {
      try {
        const event = next ?? (await events.next());
        next = undefined;
        // The caller went while the event was waited for: nobody takes it, and it is no failure.
        if (left.signal.aborted) return;
        if (event.done === true) controller.close();
        else controller.enqueue(line(event.value));
      } catch (error) {
        if (left.signal.aborted) return;
        const failure = asAppError(error);
        logFailure(failure, requestId);
        const { code, message, hint, details } = failure;
        controller.enqueue(
          line({ type: "error", error: { code, message, hint, requestId, ...(details && { details }) } }),
        );
        controller.close();
      }
    },
    async cancel() {
      left.abort();
      await events.return();
    },
  });
}
