/**
 * A server that is asked more than it can answer, over HTTP: the dear questions stand still, for their table is
 * locked.
 */
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { pino } from "pino";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { serveRoutes, type TestServer } from "../../../testing/http-server";
import { sampleFiles, sampleRepositories } from "../../../testing/queries/game";
import { sampleIndex, type SampleIndex } from "../../../testing/queries/small-codebase";
import { logTo } from "../../log";
import { stopAnswering } from "../../../testing/stop-answering";

let index: SampleIndex;
let server: TestServer;

beforeAll(async () => {
  logTo(pino({ level: "silent" }));
  index = await sampleIndex(sampleRepositories, sampleFiles);
  vi.stubEnv("DATABASE_URL", index.database.url);
  const { observeRequests } = await import("../observe-requests");
  observeRequests();
  const { apiRoute } = await import("../api-route");
  const { metricsRoute } = await import("../metrics-route");
  const { alive } = await import("../probe");
  const { handleMcp } = await import("../../mcp/handle-mcp");
  server = await serveRoutes({
    ...{ "/api": apiRoute.GET, "/mcp": handleMcp, "/metrics": metricsRoute, "/livez": alive },
  });
  await fetch(`${server.url}/api/symbols?query=BeginPlay`);
}, 120_000);
afterAll(async () => {
  logTo(null);
  await server?.close();
  await stopAnswering();
  await index?.close();
  vi.unstubAllEnvs();
});

/** A name of its own for each test: what was found once is kept. */
const usages = (symbol: string): string => `/api/symbols/usages?symbol=${symbol}&scope=all`;

/** While `work` runs, nothing that looks for uses gets on. */
async function whileUsesAreLocked<T>(work: () => Promise<T>): Promise<T> {
  const holder = new pg.Client({ connectionString: index.database.url });
  await holder.connect();
  try {
    await holder.query("begin; lock table reference in access exclusive mode");
    return await work();
  } finally {
    await holder.end();
  }
}

const many = (count: number, ask: () => Promise<Response>) => Array.from({ length: count }, ask);

function callTool(name: string, input: Record<string, unknown>, signal?: AbortSignal): Promise<Response> {
  const body = { jsonrpc: "2.0", id: 1, method: "tools/call", params: { name, arguments: input } };
  return post(body, signal);
}

const post = (body: unknown, signal?: AbortSignal): Promise<Response> =>
  fetch(`${server.url}/mcp`, {
    signal,
    method: "POST",
    headers: { "content-type": "application/json", accept: "application/json, text/event-stream" },
    body: JSON.stringify(body),
  });

const NOTHING_DEAR = /^fathom_questions\{class="dear",state="answering"\} 0$/m;

const A_BROWSER = { "user-agent": "Mozilla/5.0 (X11; Linux x86_64)" };

it("turns those away that are too many, and answers everything else meanwhile", async () => {
  const answers = await whileUsesAreLocked(async () => {
    const dear = many(60, () => fetch(`${server.url}${usages("BeginPlay")}`));
    const tools = many(60, () => callTool("symbol_usages", { symbol: "BeginPlay" }));
    await sleep(300);
    const begun = performance.now();
    const [probe, quick, figures] = await Promise.all(
      ["/livez", "/api/symbols?query=Begin", "/metrics"].map((address) => fetch(`${server.url}${address}`)),
    );
    expect([probe.status, quick.status, figures.status]).toEqual([200, 200, 200]);
    expect(performance.now() - begun).toBeLessThan(5_000);
    const text = await figures.text();
    expect(text).toMatch(/^fathom_questions\{class="dear",state="waiting"\} [1-9]\d*$/m);
    expect(text).toMatch(/^fathom_refused_total\{class="dear"\} [1-9]\d*$/m);
    return Promise.all([...dear, ...tools]);
  });
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused.length).toBeGreaterThan(60);
  expect(answers.filter(({ status }) => ![200, 429, 503, 504].includes(status))).toEqual([]);
  for (const answer of [refused[0], refused[refused.length - 1]]) {
    expect(Number(answer.headers.get("retry-after"))).toBeGreaterThanOrEqual(1);
    const { error } = (await answer.json()) as { error: Record<string, unknown> };
    expect(error).toMatchObject({ code: "rate_limited", requestId: expect.any(String), hint: expect.any(String) });
  }
  expect((await fetch(`${server.url}${usages("BeginPlay")}`)).status).toBe(200);
});

it("an agent that asks too much takes no turn from a person who asks the same", async () => {
  await whileUsesAreLocked(async () => {
    const agent = many(80, () => callTool("symbol_usages", { symbol: "UObject" }));
    await sleep(300);
    const persons = await Promise.all(
      many(3, () => fetch(`${server.url}${usages("UObject")}`, { headers: A_BROWSER })),
    );
    // They are not refused, but told what the database said.
    expect(persons.map(({ status }) => status)).toEqual([503, 503, 503]);
    const statuses = (await Promise.all(agent)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(40);
  });
});

it("the calls of one request share a turn", async () => {
  const call = (id: number) => ({
    ...{ jsonrpc: "2.0", id, method: "tools/call" },
    params: { name: "symbol_usages", arguments: { symbol: "BeginPlay" } },
  });
  const answer = await post(Array.from({ length: 20 }, (_, id) => call(id)));
  expect(answer.status).toBe(200);
  const figures = await (await fetch(`${server.url}/metrics`)).text();
  expect(figures).toMatch(NOTHING_DEAR);
});

it("a streamed answer that nobody takes gives its turn back", async () => {
  const text = `${server.url}/api/text?query=BeginPlay`;
  const headers = { ...A_BROWSER, accept: "application/x-ndjson" };
  for (let asked = 0; asked < 5; asked++) expect((await fetch(text, { method: "HEAD", headers })).status).toBe(200);
  for (let asked = 0; asked < 40; asked++) {
    const leaving = new AbortController();
    const answer = fetch(text, { headers, signal: leaving.signal }).catch(() => null);
    await sleep(asked % 8);
    leaving.abort();
    await answer;
  }
  await expect.poll(async () => (await fetch(`${server.url}/metrics`)).text()).toMatch(NOTHING_DEAR);
  expect((await fetch(text, { headers })).status).toBe(200);
});

it("an answer to an agent that has left gives its turn back", async () => {
  for (let asked = 0; asked < 40; asked++) {
    const leaving = new AbortController();
    const answer = callTool("search_text", { query: "BeginPlay" }, leaving.signal).catch(() => null);
    await sleep(asked % 10);
    leaving.abort();
    await answer;
  }
  await expect.poll(async () => (await fetch(`${server.url}/metrics`)).text()).toMatch(NOTHING_DEAR);
});
