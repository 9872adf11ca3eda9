/** Text search event by event: rows are there while the search goes on. */
import type { OperationInput } from "../contract/operation";
import type { searchText } from "../contract/search-text";
import type { CallOptions } from "./call-operation";
import { remote } from "./remote";
import { streamEvents } from "./stream-events";

const STREAM = {
  operation: remote.search_text,
  accept: "application/x-ndjson",
  schema: async () => (await import("../contract/search-text")).textEventSchema,
  dataOf: (line: string) => line,
};

export const streamText = (input: OperationInput<typeof searchText>, options: CallOptions = {}) =>
  streamEvents(STREAM, input, options);
