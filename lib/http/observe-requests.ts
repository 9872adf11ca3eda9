/**
 * Every request that reaches this process gets an id, which its answer, its errors and its line in the log bear, and
 * is counted. Hooked into the HTTP server itself, so that no address can be forgotten.
 */
import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { env } from "../env";
import { log } from "../log";
import { beginExchange, endExchange, type Exchange } from "./exchange";
import { countRequest } from "./metrics";
import { keepDoor } from "./turns/door";

const KEY = Symbol.for("fathom.observed");
const shared = globalThis as { [KEY]?: true };

/** Begins to watch the requests of every HTTP server of this process. */
export function observeRequests(): void {
  if (shared[KEY]) return;
  shared[KEY] = true;
  subscribe("http.server.request.start", (message) => {
    const { request, response, server } = message as Started;
    const begun = performance.now();
    const { number, exchange } = beginExchange(request, partOf(request.url ?? ""));
    response.setHeader("x-request-id", exchange.requestId);
    response.once("close", () => {
      endExchange(number);
      told(exchange, request.method ?? "", response, performance.now() - begun);
    });
    keepDoor({ request, response, server }, exchange, !ALWAYS.has(exchange.operation));
  });
}

function told(exchange: Exchange, method: string, response: ServerResponse, ms: number): void {
  const { requestId, who, operation, repository } = exchange;
  // A caller that leaves before there is an answer gets none.
  const status = response.headersSent ? response.statusCode : 499;
  if (operation === "asset") return;
  countRequest(operation, status, ms);
  const isProbe = PROBES.has(operation) && status < 400;
  if (isProbe || (status < 500 && !env().logsRequests)) return;
  const line = { requestId, who, operation, repository, method, status, ms: Math.round(ms * 10) / 10 };
  if (status >= 500) log().error(line, "request");
  else log().info(line, "request");
}

interface Started {
  request: IncomingMessage;
  response: ServerResponse;
  server: Server;
}

/** Asked every few seconds by whoever looks after the server. */
const PROBES: ReadonlySet<string> = new Set(["livez", "readyz", "metrics"]);
/** What is answered however much is asked. */
const ALWAYS: ReadonlySet<string> = new Set([...PROBES, "asset", "sign_in", "sign_out"]);

/** The part of the server that an address leads to, until somebody knows better. */
function partOf(address: string): string {
  const [, first] = /^\/([^/?#]*)/.exec(address) ?? [];
  if (first === undefined) return "unknown";
  return PARTS.get(first) ?? (/\.(ico|svg|png)$/.test(first) ? "asset" : "page");
}

const PARTS: ReadonlyMap<string, string> = new Map([
  ["_next", "asset"],
  ["api", "unknown"],
  ["symbols", "unknown"],
  ["mcp", "mcp"],
  ["livez", "livez"],
  ["readyz", "readyz"],
  ["metrics", "metrics"],
  ["sign-in", "sign_in"],
  ["sign-out", "sign_out"],
]);
