import { pino } from "pino";
import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { serveRoutes, type TestServer } from "../../testing/http-server";
import { sampleFiles, sampleRepositories } from "../../testing/queries/game";
import { sampleIndex, type SampleIndex } from "../../testing/queries/small-codebase";
import { logTo } from "../log";
import { stopAnswering } from "../../testing/stop-answering";

let index: SampleIndex;
let server: TestServer;
let lines: Record<string, unknown>[];

beforeAll(async () => {
  index = await sampleIndex(sampleRepositories, sampleFiles);
  vi.stubEnv("DATABASE_URL", index.database.url);
  vi.stubEnv("FATHOM_LOG", "requests");
  const { observeRequests } = await import("./observe-requests");
  observeRequests();
  const { apiRoute } = await import("./api-route");
  const { metricsRoute } = await import("./metrics-route");
  const { handleMcp } = await import("../mcp/handle-mcp");
  server = await serveRoutes({ "/api": apiRoute.GET, "/mcp": handleMcp, "/metrics": metricsRoute });
});
afterAll(async () => {
  logTo(null);
  await server.close();
  await stopAnswering();
  await index.close();
});
beforeEach(() => {
  lines = [];
  logTo(pino({ base: null, timestamp: false }, { write: (line: string) => lines.push(JSON.parse(line)) }));
});

/** The one line of a request, once its answer has gone out whole. */
async function lineOf(address: string, init?: RequestInit): Promise<{ answer: Response; line: unknown }> {
  const answer = await fetch(`${server.url}${address}`, init);
  await vi.waitFor(() => expect(lines.filter(({ msg }) => msg === "request")).toHaveLength(1));
  return { answer, line: lines.find(({ msg }) => msg === "request") };
}

it("a request leaves one line that says what was asked about what, under the id that its answer bears", async () => {
  const { answer, line } = await lineOf("/api/symbols?query=BeginPlay&repo=game&token=secret-in-address");
  const requestId = answer.headers.get("x-request-id");
  expect(requestId).toMatch(/^req_[\w-]{8}$/);
  expect(line).toEqual({
    ...{ level: 30, msg: "request", requestId, who: null, method: "GET", ms: expect.any(Number) },
    ...{ operation: "search_symbols", repository: "game", status: 400 },
  });
  const { error } = (await answer.json()) as { error: { requestId: string } };
  expect(error.requestId).toBe(requestId);
  expect(JSON.stringify(lines)).not.toMatch(/BeginPlay|secret/);
});

it("the repository that is asked about is named, and nothing else that stands in its place", async () => {
  expect((await lineOf("/api/symbols?query=BeginPlay&repo=game")).line).toMatchObject({
    ...{ repository: "game", status: 200 },
  });
  lines.length = 0;
  const sneaked = encodeURIComponent("a/b/password=1");
  expect((await lineOf(`/api/symbols?query=x&repo=${sneaked}`)).line).toMatchObject({ repository: null, status: 404 });
});

it("a caller's own id is kept, and two requests with one id have lines of their own", async () => {
  const headers = { "x-request-id": "mine-1", "x-fathom-exchange": "forged" };
  const [a, b] = await Promise.all(
    ["/api/symbols?query=a&repo=game", "/api/files?query=b&repo=engine"].map((address) =>
      fetch(`${server.url}${address}`, { headers }),
    ),
  );
  expect([a, b].map((answer) => answer.headers.get("x-request-id"))).toEqual(["mine-1", "mine-1"]);
  await vi.waitFor(() => expect(lines).toHaveLength(2));
  expect(lines.map(({ operation, repository, requestId }) => [operation, repository, requestId]).sort()).toEqual([
    ["find_files", "engine", "mine-1"],
    ["search_symbols", "game", "mine-1"],
  ]);
});

it("a tool that is called over MCP is named", async () => {
  const call = { name: "search_symbols", arguments: { query: "BeginPlay", repo: "game" } };
  const { line } = await lineOf("/mcp?toolset=full", {
    method: "POST",
    headers: { "content-type": "application/json", accept: "application/json, text/event-stream" },
    body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/call", params: call }),
  });
  expect(line).toMatchObject({ operation: "search_symbols", repository: "game", method: "POST", status: 200 });
});

it("Prometheus finds requests by operation, the process, connections and the index", async () => {
  await lineOf("/api/symbols?query=BeginPlay");
  const answer = await fetch(`${server.url}/metrics`);
  expect(answer.headers.get("content-type")).toMatch(/^text\/plain; version=0\.0\.4/);
  const text = await answer.text();
  expect(text).toMatch(/^fathom_requests_total\{operation="search_symbols",status="200"\} \d+$/m);
  expect(text).toMatch(/^fathom_request_seconds_bucket\{le="0\.5",operation="search_symbols"\} \d+$/m);
  expect(text).toMatch(/^fathom_repositories\{state="ready"\} 2$/m);
  expect(text).toMatch(/^fathom_database_connections\{state="idle"\} \d+$/m);
  expect(text).toMatch(/^process_resident_memory_bytes \d+$/m);
  expect(text).not.toMatch(/game|engine/);
});

it("figures are kept from other sites", async () => {
  const { request } = await import("node:http");
  const status = await new Promise((resolve) => {
    const sent = request(`${server.url}/metrics`, { headers: { host: "evil.example" } }, ({ statusCode }) =>
      resolve(statusCode),
    );
    sent.end();
  });
  expect(status).toBe(403);
});
