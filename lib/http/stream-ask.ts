/** An answer about the code as server-sent events, for callers that accept `text/event-stream`. */
import { askCode } from "../contract/ask-code";
import { askEvents } from "../queries/ask/ask-events";
import type { QueryContext } from "../queries/context";
import type { Viewer } from "../queries/viewer";
import { streamAnswer, type Handler } from "./stream-answer";

export const EVENT_STREAM = "text/event-stream";

export const streamAsk = (otherwise: Handler, context?: (viewer: Viewer) => Promise<QueryContext>): Handler =>
  streamAnswer(
    {
      operation: askCode,
      type: EVENT_STREAM,
      frame: (event) => `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`,
      events: askEvents,
    },
    otherwise,
    context,
  );
