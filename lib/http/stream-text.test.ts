import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { createMcpHandler } from "mcp-handler";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { callOperation } from "../client/call-operation";
import { streamText } from "../client/stream-text";
import { searchText, textEventSchema, type TextEvent } from "../contract/search-text";
import { registerTools } from "../mcp/register-tools";
import type { QueryContext } from "../queries/context";
import { databasePool } from "../db/pool";
import { runOperation } from "../operations/run-operation";
import { sampleIndex, type SampleIndex } from "../../testing/queries/small-codebase";
import type { TextRequest, TextSearch } from "../text/port";
import { respondTo } from "./bind-route";
import { readQuery } from "./read-query";
import { NDJSON, streamText as streaming } from "./stream-text";

const FILES = 120;
let index: SampleIndex;
/** what the server asks; tests put another engine in its place */
let context: QueryContext;
let server: Server;
let baseUrl: string;

const json = (request: Request): Promise<Response> =>
  respondTo(request, () =>
    runOperation("search_text", readQuery(searchText, new URL(request.url).searchParams), context),
  );
const handler = streaming(json, async () => context);

beforeAll(async () => {
  const files = Array.from({ length: FILES }, (_, i) => ({
    repo: "game",
    path: `Source/File${String(i).padStart(3, "0")}.cpp`,
    language: "cpp" as const,
    text: `// the needle of ${i}\nint value_${i};\n// a second Needle\n`,
  }));
  index = await sampleIndex([{ name: "game", scope: "user" }], files);
  server = createServer((incoming, outgoing) => {
    const gone = new AbortController();
    outgoing.on("close", () => gone.abort());
    const headers = Object.entries(incoming.headers).map(([name, value]): [string, string] => [name, String(value)]);
    const asked = new Request(`${baseUrl}${incoming.url}`, { headers, signal: gone.signal });
    void handler(asked).then(({ status, headers: own, body }) => {
      outgoing.writeHead(status, Object.fromEntries(own));
      if (body === null) outgoing.end();
      else void pipeline(Readable.fromWeb(body as never), outgoing).catch(() => {});
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  vi.stubEnv("DATABASE_URL", index.database.url);
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  context = index.context;
});
afterEach(() => {
  context = index.context;
});
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  await databasePool().end();
  await index.close();
});

/** The real engine, with something done before each of its steps. */
function withEngine(change: (search: TextSearch["search"]) => TextSearch["search"]): void {
  const engine = index.context.text();
  const search = change((request) => engine.search(request));
  context = { ...index.context, text: () => ({ ...engine, search }) };
}

async function eventsOf(query: string): Promise<TextEvent[]> {
  const url = new URL(`/api/text?${query}`, baseUrl);
  const response = await handler(new Request(url, { headers: { accept: NDJSON, host: "localhost" } }));
  expect(response.headers.get("content-type")).toBe(NDJSON);
  const lines = (await response.text()).trimEnd().split("\n");
  return lines.map((line) => textEventSchema.parse(JSON.parse(line)));
}

async function askedOverMcp(query: string): Promise<unknown> {
  const mcp = createMcpHandler((tools) => registerTools(tools, context), { telemetry: false });
  const client = new Client({ name: "test", version: "0" });
  const transport = new StreamableHTTPClientTransport(new URL("http://localhost:4400/mcp"), {
    fetch: (url, init) =>
      mcp(
        new Request(url, {
          ...init,
          headers: { ...Object.fromEntries(new Headers(init?.headers)), host: "localhost:4400" },
        }),
      ),
  });
  await client.connect(transport);
  const { structuredContent } = await client.callTool({ name: "search_text", arguments: { query, limit: 60 } });
  await client.close();
  return structuredContent;
}

describe("text search, line by line", () => {
  it("gives the rows and the totals of the one answer, and so do the client and the tool", async () => {
    const asked = { query: "needle", limit: 60, context_lines: 1, timeout_ms: 8000 };
    const answer = await callOperation(searchText, asked, { baseUrl });
    expect(answer).toMatchObject({ totalMatches: 2 * FILES, totalFiles: FILES, truncated: true });
    expect(answer.results).toHaveLength(60);
    const events: TextEvent[] = [];
    for await (const event of streamText(asked, { baseUrl })) events.push(event);
    expect(events.flatMap((event) => (event.type === "file" ? event.rows : []))).toEqual(answer.results);
    expect(events.flatMap((event) => (event.type === "file" ? [event.file] : []))).toEqual(answer.files);
    const last = events.at(-1);
    const { results: _results, files: _files, searched, ...rest } = answer;
    expect(last).toMatchObject({ type: "end", answer: rest });
    expect(searched.notSearched).toBe(0);
    expect(await askedOverMcp("needle")).toMatchObject({
      results: answer.results.map(({ file, line }) => ({ file, line })),
      totalMatches: answer.totalMatches,
    });
  });

  it("tells how far it is while it goes on", async () => {
    const events = await eventsOf("query=needle&limit=1&timeout_ms=8000");
    const progress = events.filter((event) => event.type === "progress");
    expect(progress.length).toBeGreaterThan(0);
    expect(progress.at(-1)?.filesToSearch).toBe(FILES);
    expect(events.at(-1)?.type).toBe("end");
  });

  it("refuses a bad question as everywhere, before the first line", async () => {
    const refused = await fetch(`${baseUrl}/api/text?query=(&regex=true`, { headers: { accept: NDJSON } });
    expect(refused.status).toBe(400);
    expect((await refused.json()).error).toMatchObject({ code: "invalid_input", details: { start: 0, end: 1 } });
    const asking = streamText({ query: "(", regex: true }, { baseUrl }).next();
    await expect(asking).rejects.toMatchObject({ code: "invalid_input" });
  });

  it("ends the search when the caller leaves", async () => {
    const ended = vi.fn();
    const log = vi.spyOn(console, "error");
    let signal: AbortSignal | undefined;
    withEngine(
      (search) =>
        async function* (request: TextRequest) {
          signal = request.signal;
          try {
            for (;;) yield* search({ ...request, rows: { ...request.rows, offset: 0, limit: 1 } });
          } finally {
            ended();
          }
        },
    );
    for await (const event of streamText({ query: "needle" }, { baseUrl })) if (event.type === "file") break;
    await expect.poll(() => signal?.aborted).toBe(true);
    await expect.poll(() => ended.mock.calls.length).toBe(1);
    expect(log).not.toHaveBeenCalled();
    log.mockRestore();
  });

  it("marks what it counted before its time was over as a lower bound", async () => {
    withEngine((search) => (request) => search({ ...request, deadline: Date.now() - 1 }));
    const last = (await eventsOf("query=needle")).at(-1);
    expect(last).toMatchObject({
      type: "end",
      answer: { totalIsLowerBound: true, searched: { notSearched: FILES }, facets: { complete: false } },
    });
  });

  it("tells a failure in the middle as its last line", async () => {
    const log = vi.spyOn(console, "error").mockImplementation(() => {});
    withEngine(
      (search) =>
        async function* (request: TextRequest) {
          const { value } = await search(request).next();
          if (value !== undefined && "kind" in value) yield value;
          throw new Error("the connection broke");
        },
    );
    const events = await eventsOf("query=needle");
    expect(events.map(({ type }) => type)).toEqual(["file", "error"]);
    const all = async (): Promise<void> => {
      for await (const _event of streamText({ query: "needle" }, { baseUrl }));
    };
    await expect(all()).rejects.toMatchObject({ code: "internal_error" });
    log.mockRestore();
  });
});
