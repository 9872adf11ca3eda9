/** The events of an answer that arrives piece by piece. Refuses those that do not fit the contract. */
import type { z } from "zod";
import type { failedEventSchema } from "../contract/failed-event";
import type { Operation, OperationInput } from "../contract/operation";
import { ApiError, apiErrorOf } from "./api-error";
import { send, type CallOptions } from "./call-operation";
import { queryString } from "./query-string";
import type { RemoteOperation } from "./remote";

interface Streamed<O extends Operation, Event> {
  operation: RemoteOperation<O>;
  /** content type that is asked for */
  accept: string;
  schema: () => Promise<z.ZodType<Event>>;
  /** The JSON in a line; null for a line without. */
  dataOf(line: string): string | null;
}

/**
 * Events in order; the last one is `end`. Ending the loop early, or the signal, ends the work on the server.
 * @throws ApiError for every failure but an abort, which stays the AbortError it is.
 */
export async function* streamEvents<O extends Operation, Event extends { type: string }>(
  { operation, accept, schema, dataOf }: Streamed<O, Event>,
  input: OperationInput<O>,
  options: CallOptions,
): AsyncGenerator<Exclude<Event, { type: "error" }>, void> {
  const url = `${options.baseUrl ?? ""}${operation.path}${queryString(input)}`;
  const response = await send(url, options.signal, { accept });
  if (!response.ok || response.body === null) throw await apiErrorOf(response);
  const events = await schema().catch(() => null);
  for await (const line of linesOf(response.body)) {
    const data = dataOf(line);
    if (data === null) continue;
    const event = events?.safeParse(parsed(data));
    if (event?.success !== true) throw badAnswer(operation, response);
    if (isFailure(event.data)) {
      const { code, message, ...more } = event.data.error;
      throw new ApiError(code, message, { ...more, status: 500, requestId: response.headers.get("x-request-id") });
    }
    yield event.data as Exclude<Event, { type: "error" }>;
    if (event.data.type === "end") return;
  }
  throw new ApiError("unreachable", "The Fathom server stopped in the middle of an answer.", {
    hint: "Check that `npm start` is still running, and ask again.",
    status: 0,
  });
}

const isFailure = (event: { type: string }): event is z.output<typeof failedEventSchema> => event.type === "error";

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

function badAnswer({ name }: Pick<Operation, "name">, response: Response): ApiError {
  return new ApiError("bad_answer", `The answer of ${name} is not what this page expects.`, {
    hint: "Reload the page: it may be older than the server.",
    status: response.status,
    requestId: response.headers.get("x-request-id"),
  });
}
