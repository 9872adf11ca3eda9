/** A client that speaks MCP to tools over an index, without a network. For tests only. */
import { Client, type ClientOptions, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { createMcpHandler } from "mcp-handler";
import type { QueryContext } from "../lib/queries/context";
import { registerTools } from "../lib/mcp/register-tools";
import type { Toolset } from "../lib/mcp/toolsets/toolset";

export interface ToolAnswer {
  text: string;
  structured: Record<string, unknown>;
  isError: boolean;
}

export interface TestClient {
  client: Client;
  call(name: string, input: Record<string, unknown>): Promise<ToolAnswer>;
  close(): Promise<void>;
}

/** @param options which revision it speaks, and what it can */
export async function testClient(
  context: QueryContext,
  toolsets: readonly Toolset[],
  options: ClientOptions = {},
): Promise<TestClient> {
  const handler = createMcpHandler((server) => registerTools(server, context, toolsets), { telemetry: false });
  const client = new Client({ name: "test", version: "0" }, options);
  const headersOf = (init?: RequestInit) => Object.fromEntries(new Headers(init?.headers));
  const transport = new StreamableHTTPClientTransport(new URL("http://localhost:4400/mcp"), {
    fetch: (url, init) =>
      handler(new Request(url, { ...init, headers: { ...headersOf(init), host: "localhost:4400" } })),
  });
  await client.connect(transport);
  const call = async (name: string, input: Record<string, unknown>): Promise<ToolAnswer> => {
    const { content, structuredContent = {}, isError } = await client.callTool({ name, arguments: input });
    const [first] = Array.isArray(content) ? content : [];
    const structured = structuredContent as Record<string, unknown>;
    return { text: first?.type === "text" ? first.text : "", structured, isError: isError === true };
  };
  return { client, call, close: () => client.close() };
}
