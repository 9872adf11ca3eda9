/** A real HTTP server in front of route handlers, as Next runs them. For tests only. */
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";

type Handler = (request: Request) => Promise<Response>;

export interface TestServer {
  /** `http://localhost:port` */
  url: string;
  close(): Promise<void>;
}

/** @param routes handlers by the beginning of the path; the longest that fits answers */
export async function serveRoutes(routes: Readonly<Record<string, Handler>>): Promise<TestServer> {
  const server = createServer((incoming, outgoing) => {
    const path = incoming.url ?? "/";
    const fitting = Object.keys(routes).filter((begin) => path.startsWith(begin));
    const handler = routes[fitting.sort((a, b) => b.length - a.length)[0]];
    void requestOf(incoming)
      .then((request) => handler?.(request) ?? new Response(null, { status: 404 }))
      .catch(() => new Response(null, { status: 500 }))
      .then(async (response) => {
        // As Next does: nobody reads a body that nobody takes, and nobody cancels it.
        if (outgoing.destroyed) return;
        if (incoming.method === "HEAD") return void outgoing.writeHead(response.status).end();
        outgoing.writeHead(response.status, Object.fromEntries(response.headers));
        outgoing.end(Buffer.from(await response.arrayBuffer()));
      });
  });
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function requestOf(incoming: IncomingMessage): Promise<Request> {
  const parts: Uint8Array[] = [];
  for await (const part of incoming) parts.push(part as Uint8Array);
  const { method = "GET", url = "/", headers } = incoming;
  const body = parts.length === 0 ? undefined : Buffer.concat(parts);
  const sent = Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]);
  return new Request(new URL(url, `http://${headers.host}`), { method, headers: sent, body });
}
