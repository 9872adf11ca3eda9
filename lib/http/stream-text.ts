/**
 * Text search as lines of JSON, for callers that accept `application/x-ndjson`: rows arrive while the search goes on.
 */
import { searchText } from "../contract/search-text";
import type { QueryContext } from "../queries/context";
import { searchTextEvents } from "../queries/text/text-events";
import type { Viewer } from "../queries/viewer";
import { streamAnswer, type Handler } from "./stream-answer";

export const NDJSON = "application/x-ndjson";

export const streamText = (otherwise: Handler, context?: (viewer: Viewer) => Promise<QueryContext>): Handler =>
  streamAnswer(
    {
      operation: searchText,
      type: NDJSON,
      frame: (event) => `${JSON.stringify(event)}\n`,
      events: searchTextEvents,
    },
    otherwise,
    context,
  );
