/**
 * MCP over standard input and output. Holds no tool of its own: what is listed and called goes to the server's /mcp,
 * so that both ways in offer the same. Both protocols are the SDK's, whatever revision each side speaks.
 */
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { Server } from "@modelcontextprotocol/server";
import { serveStdio } from "@modelcontextprotocol/server/stdio";
import { VERSION } from "../../lib/version";
import type { StdioOptions } from "../commands/stdio-options.mjs";
import { folderOf, RunningServer } from "./running-server";

const INFO = { name: "fathom", version: VERSION };

/** Serves until standard input ends; gives the exit code. */
export async function serveMcp(root: string, options: StdioOptions): Promise<number> {
  const server = new RunningServer(root, options, folderOf(options));
  const upstream = new Upstream(server, options.toolset);
  const ended = new Promise<void>((done) => {
    process.stdin.once("close", done);
    for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, done);
  });
  const stdio = serveStdio(() => bridge(upstream), { onerror: ({ message }) => console.error(message) });
  await ended;
  await stdio.close();
  await upstream.close();
  await server.close();
  return 0;
}

async function bridge(upstream: Upstream): Promise<Server> {
  const instructions = await upstream.ask(async (client) => client.getInstructions());
  const server = new Server(INFO, { capabilities: { tools: {} }, instructions });
  server.setRequestHandler("tools/list", ({ params }) => upstream.ask((client) => client.listTools(params)));
  server.setRequestHandler("tools/call", ({ params }) =>
    upstream.ask((client) => client.request({ method: "tools/call", params })),
  );
  return server;
}

/** The connection to the server. A server that has gone is looked for, or started, once more. */
class Upstream {
  #client: Promise<Client> | undefined;

  constructor(
    private readonly server: RunningServer,
    private readonly toolset: string | undefined,
  ) {}

  /** Asks through a client that is connected. */
  async ask<T>(question: (client: Client) => Promise<T>): Promise<T> {
    try {
      return await question(await this.#connected());
    } catch (error) {
      if (!isUnreachable(error)) throw error;
      await this.close();
      return question(await this.#connected());
    }
  }

  async close(): Promise<void> {
    const client = this.#client;
    this.#client = undefined;
    await client?.then(
      (connected) => connected.close(),
      () => {},
    );
  }

  #connected(): Promise<Client> {
    this.#client ??= this.#connect().catch((error: unknown) => {
      this.#client = undefined;
      throw error;
    });
    return this.#client;
  }

  async #connect(): Promise<Client> {
    const url = new URL("mcp", await this.server.url());
    if (this.toolset !== undefined) url.searchParams.set("toolset", this.toolset);
    const client = new Client(INFO);
    const { token } = this.server;
    const headers: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` };
    await client.connect(new StreamableHTTPClientTransport(url, { requestInit: { headers } }));
    return client;
  }
}

/** `fetch` says no more than that it failed; the reason is its cause. */
function isUnreachable(error: unknown): boolean {
  return error instanceof TypeError && error.message === "fetch failed";
}
