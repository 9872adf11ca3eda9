/** Text search event by event: rows are there while the search goes on. */
import type { OperationInput } from "../contract/operation";
import { searchText, textEventSchema } from "../contract/search-text";
import type { CallOptions } from "./call-operation";
import { streamEvents } from "./stream-events";

const STREAM = {
  operation: searchText,
  accept: "application/x-ndjson",
  schema: textEventSchema,
  dataOf: (line: string) => line,
};

export const streamText = (input: OperationInput<typeof searchText>, options: CallOptions = {}) =>
  streamEvents(STREAM, input, options);
