/** Text search event by event: rows are there while the search goes on. Refuses lines that do not fit the contract. */
import { searchText, textEventSchema, type TextEvent } from "../contract/search-text";
import type { OperationInput } from "../contract/operation";
import { ApiError, apiErrorOf } from "./api-error";
import { send, type CallOptions } from "./call-operation";
import { queryString } from "./query-string";

/** Events in order; the last one is `end`. Ending the loop early, or the signal, ends the search on the server.
 * @throws ApiError for every failure but an abort, which stays the AbortError it is.
 */
export async function* streamText(
  input: OperationInput<typeof searchText>,
  options: CallOptions = {},
): AsyncGenerator<Exclude<TextEvent, { type: "error" }>, void> {
  const url = `${options.baseUrl ?? ""}${searchText.path}${queryString(input)}`;
  const response = await send(url, options.signal, { accept: "application/x-ndjson" });
  if (!response.ok || response.body === null) throw await apiErrorOf(response);
  for await (const line of linesOf(response.body)) {
    const event = textEventSchema.safeParse(parsed(line));
    if (!event.success) throw badAnswer(response);
    if (event.data.type === "error") {
      const { code, message, ...more } = event.data.error;
      throw new ApiError(code, message, { ...more, status: 500, requestId: response.headers.get("x-request-id") });
    }
    yield event.data;
    if (event.data.type === "end") return;
  }
  throw new ApiError("unreachable", "The Fathom server stopped in the middle of an answer.", {
    hint: "Check that `npm start` is still running, and search again.",
    status: 0,
  });
}

async function* linesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string, void> {
  const reader = body.pipeThrough(new TextDecoderStream() as TransformStream<Uint8Array, string>).getReader();
  let rest = "";
  try {
    for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
      const lines = (rest + chunk.value).split("\n");
      rest = lines.pop() ?? "";
      yield* lines;
    }
    if (rest !== "") yield rest;
  } finally {
    await reader.cancel();
  }
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

function badAnswer(response: Response): ApiError {
  return new ApiError("bad_answer", "The answer of search_text is not what this page expects.", {
    hint: "Reload the page: it may be older than the server.",
    status: response.status,
    requestId: response.headers.get("x-request-id"),
  });
}
