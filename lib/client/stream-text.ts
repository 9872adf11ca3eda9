/**
 * Text search as it goes on: files as they are found, how far it is, and at last the rest of the answer. A server that
 * answers in one piece is taken as well.
 */
import type { OperationInput } from "../contract/operation";
import { searchText, textEventSchema, type TextEvent, type TextRow } from "../contract/search-text";
import { ApiError, apiErrorOf } from "./api-error";
import { queryString } from "./query-string";

const LINES = "application/x-ndjson";

/**
 * @param hear gets every event in order; `error` events are thrown instead
 * @throws ApiError for every failure but an abort, which stays the AbortError it is
 */
export async function streamText(
  input: OperationInput<typeof searchText>,
  hear: (event: TextEvent) => void,
  signal: AbortSignal,
): Promise<void> {
  const response = await ask(`${searchText.path}${queryString(input)}`, signal);
  if (!response.ok) throw await apiErrorOf(response);
  const requestId = response.headers.get("x-request-id");
  if (!response.headers.get("content-type")?.startsWith(LINES))
    return wholeAnswer(await response.json().catch(() => undefined), requestId).forEach(hear);
  if (response.body === null) throw badAnswer(requestId);
  let ended = false;
  for await (const line of linesOf(response.body, signal)) {
    const event = textEventSchema.safeParse(parsed(line));
    if (!event.success) throw badAnswer(requestId);
    if (event.data.type === "error") {
      const { code, message, hint, details } = event.data.error;
      throw new ApiError(code, message, { hint, details, status: 500, requestId });
    }
    ended = event.data.type === "end";
    hear(event.data);
  }
  if (!ended && !signal.aborted) throw unreachable();
}

async function ask(url: string, signal: AbortSignal): Promise<Response> {
  try {
    return await fetch(url, { headers: { accept: `${LINES}, application/json;q=0.5` }, signal });
  } catch (error) {
    if (signal.aborted) throw error;
    throw unreachable();
  }
}

/** The events that a whole answer stands for. */
function wholeAnswer(body: unknown, requestId: string | null): TextEvent[] {
  const answer = searchText.output.safeParse(body);
  if (!answer.success) throw badAnswer(requestId);
  const { results, files, ...rest } = answer.data;
  const rowsOf = (repo: string, file: string): TextRow[] =>
    results.filter((row) => row.repo === repo && row.file === file);
  return [
    ...files.map((file): TextEvent => ({ type: "file", file, rows: rowsOf(file.repo, file.file) })),
    { type: "end", answer: rest },
  ];
}

async function* linesOf(body: ReadableStream<Uint8Array>, signal: AbortSignal): AsyncGenerator<string> {
  const reader = body.pipeThrough(new TextDecoderStream() as TransformStream<Uint8Array, string>).getReader();
  let rest = "";
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      const lines = (rest + value).split("\n");
      rest = lines.pop() ?? "";
      for (const line of lines) if (line !== "") yield line;
    }
    if (rest !== "") yield rest;
  } catch (error) {
    if (signal.aborted) throw error;
    throw unreachable();
  }
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

const badAnswer = (requestId: string | null): ApiError =>
  new ApiError("bad_answer", "The answer of search_text is not what this page expects.", {
    hint: "Reload the page: it may be older than the server.",
    ...{ status: 200, requestId },
  });

const unreachable = (): ApiError =>
  new ApiError("unreachable", "The Fathom server stopped answering.", {
    hint: "Check that `npm start` is still running, then ask again.",
    status: 0,
  });
