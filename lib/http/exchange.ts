/**
 * A request as the HTTP server of this process sees it, kept from its first byte to the end of its answer. Whoever
 * answers writes down what it was about; log and figures are made from that at its end.
 */
import { randomBytes } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { requestIdOf } from "./request-id";

export interface Exchange {
  /** as the answer names it */
  requestId: string;
  /** address of whoever holds the other end of the connection: the reader, or a proxy before it */
  peer: string;
  /** name of the person that asked; null where nobody is asked for one */
  who: string | null;
  /** of the registry, or the part of the server that was asked: `page`, `mcp` */
  operation: string;
  /** that the question names */
  repository: string | null;
  /** aborted when the answer has gone out, or nobody is there any more to take it */
  ended: AbortSignal;
}

/** Leads from the headers of a request to its exchange. A caller's own is overwritten. */
const HEADER = "x-fathom-exchange";

const KEY = Symbol.for("fathom.exchanges");
type Open = Map<string, { exchange: Exchange; end: AbortController }>;
const shared = globalThis as { [KEY]?: Open };

/** On globalThis: Next may load this module more than once. */
const open: Open = (shared[KEY] ??= new Map());

/** Called once for each request, before anybody answers it; gives the number to end it by. */
export function beginExchange(request: IncomingMessage, operation: string): { number: string; exchange: Exchange } {
  const number = randomBytes(12).toString("base64url");
  const { headers } = request;
  const given = headers["x-request-id"];
  const requestId = requestIdOf(new Headers(typeof given === "string" ? { "x-request-id": given } : {}));
  headers["x-request-id"] = requestId;
  headers[HEADER] = number;
  const peer = request.socket.remoteAddress ?? "";
  const end = new AbortController();
  const exchange: Exchange = { requestId, peer, who: null, operation, repository: null, ended: end.signal };
  open.set(number, { exchange, end });
  return { number, exchange };
}

export function endExchange(number: string): void {
  open.get(number)?.end.abort();
  open.delete(number);
}

/** The exchange that a request belongs to; undefined where no server of ours received it. */
export const exchangeOf = (headers: Headers): Exchange | undefined => open.get(headers.get(HEADER) ?? "")?.exchange;

/**
 * Aborted when the answer has gone out, or nobody is there any more to take it. To be asked for before anything is
 * waited for: of an exchange that has ended nothing is known.
 */
export const endOf = ({ headers, signal }: Request): AbortSignal => exchangeOf(headers)?.ended ?? signal;

/** Does `work` once the signal is aborted, be it already. */
export function whenAborted(signal: AbortSignal, work: () => void): void {
  if (signal.aborted) work();
  else signal.addEventListener("abort", work, { once: true });
}

/** A name of a repository, and nothing else that a caller may have put there. */
const REPOSITORY = /^[^/\\\s][^/\\\p{C}]{0,99}$/u;

/** Writes down what a request turned out to be about. */
export function noteExchange(
  headers: Headers,
  { who, operation, repository }: { who?: string; operation?: string; repository?: unknown },
): void {
  const exchange = exchangeOf(headers);
  if (exchange === undefined) return;
  if (who !== undefined) exchange.who = who;
  if (operation !== undefined) exchange.operation = operation;
  if (typeof repository === "string" && REPOSITORY.test(repository)) exchange.repository = repository;
}
