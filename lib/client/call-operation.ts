/** The typed client: any operation of the registry over fetch. Refuses answers that do not fit the contract. */
import type { Operation, OperationInput, OperationOutput } from "../contract/operation";
import { ApiError, apiErrorOf } from "./api-error";
import { queryString } from "./query-string";
import type { Callable } from "./remote";

export interface CallOptions {
  signal?: AbortSignal;
  /** `http://host:port` of the server; the page's own when left out. */
  baseUrl?: string;
  /** Sent as a bearer token. A page needs none: its browser sends the cookie. */
  token?: string;
}

/**
 * Calls an operation and gives its checked answer.
 * @throws ApiError for every failure but an abort, which stays the AbortError it is.
 */
export async function callOperation<O extends Operation>(
  operation: Callable<O>,
  input: OperationInput<O>,
  options: CallOptions = {},
): Promise<OperationOutput<O>> {
  const contract = contractOf(operation);
  const response = await send(`${options.baseUrl ?? ""}${operation.path}${queryString(input)}`, options.signal, {
    ...(options.token !== undefined && { authorization: `Bearer ${options.token}` }),
  });
  if (!response.ok) throw await apiErrorOf(response);
  const answer = (await contract)?.output.safeParse(await response.json().catch(() => undefined));
  if (answer?.success !== true) {
    throw new ApiError("bad_answer", `The answer of ${operation.name} is not what this page expects.`, {
      hint: "Reload the page: it may be older than the server.",
      status: response.status,
      requestId: response.headers.get("x-request-id"),
    });
  }
  // The schema that just accepted the answer is the operation's own; TypeScript cannot carry that through `O`.
  return answer.data as OperationOutput<O>;
}

/**
 * Fetched while the answer is under way; null where the server has other pages by now, which hold another contract.
 */
export async function contractOf<O extends Operation>(operation: Callable<O>): Promise<O | null> {
  return "contract" in operation ? operation.contract().catch(() => null) : operation;
}

/** @throws ApiError `unreachable`, or the AbortError of the signal */
export async function send(
  url: string,
  signal: AbortSignal | undefined,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  try {
    return await fetch(url, { headers: { accept: "application/json", ...headers }, signal });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new ApiError("unreachable", "The Fathom server does not answer.", {
      hint: "Check that `npm start` is still running. This page asks again by itself.",
      status: 0,
    });
  }
}
