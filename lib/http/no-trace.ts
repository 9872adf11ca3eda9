/**
 * TRACE is a method that no `Request` may have: the web server would fail before any handler sees it. It arrives as
 * DELETE, which no address takes either, so that whoever sends it is told what an address takes.
 */
import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage } from "node:http";

/** Begins to watch the requests of every HTTP server of this process. */
export function refuseTrace(): void {
  subscribe("http.server.request.start", (message) => {
    const { request } = message as { request: IncomingMessage };
    if (request.method === "TRACE") request.method = "DELETE";
  });
}
