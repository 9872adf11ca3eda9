import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { serveRoutes, type TestServer } from "../../testing/http-server";
import { sampleFiles, sampleRepositories } from "../../testing/queries/game";
import { sampleIndex, type SampleIndex } from "../../testing/queries/small-codebase";
import { addAccessToken } from "../db/admin/access-tokens";
import { stopAnswering } from "../../testing/stop-answering";

let index: SampleIndex;
let server: TestServer;
const tokens: Record<string, string> = {};

beforeAll(async () => {
  index = await sampleIndex(sampleRepositories, sampleFiles);
  vi.stubEnv("DATABASE_URL", index.database.url);
  for (const [name, repositories] of Object.entries({ all: null, game: ["game"], none: [] }))
    tokens[name] = await addAccessToken(index.database.pool, name, repositories);
  const { apiRoute } = await import("./api-route");
  const { metricsRoute } = await import("./metrics-route");
  const { handleMcp } = await import("../mcp/handle-mcp");
  server = await serveRoutes({ "/api": apiRoute.GET, "/mcp": handleMcp, "/metrics": metricsRoute });
});
afterAll(async () => {
  await server.close();
  await (await import("../queries/visible-context")).closeVisibleContexts();
  await stopAnswering();
  await index.close();
});

const ask = async (name: string, address: string, init: RequestInit = {}) => {
  const headers = { ...init.headers, authorization: `Bearer ${tokens[name]}` };
  const answer = await fetch(`${server.url}${address}`, { ...init, headers });
  return { status: answer.status, text: await answer.text() };
};

const callTool = (name: string, tool: string, input: Record<string, unknown>) =>
  ask(name, "/mcp?toolset=full", {
    method: "POST",
    headers: { "content-type": "application/json", accept: "application/json, text/event-stream" },
    body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/call", params: { name: tool, arguments: input } }),
  });

it("a token opens its repositories over REST, and nothing tells of others", async () => {
  const names = async (token: string) => {
    const { results } = JSON.parse((await ask(token, "/api/repositories")).text) as { results: { name: string }[] };
    return results.map(({ name }) => name).sort();
  };
  expect(await names("all")).toEqual(["engine", "game"]);
  expect(await names("game")).toEqual(["game"]);
  expect(await names("none")).toEqual([]);
  const { status, text } = await ask("game", "/api/files?folder=&repo=engine");
  expect(status).toBe(404);
  expect(text).toContain("Indexed are: game.");
});

it("lines of a text search come from them alone", async () => {
  const lines = async (token: string) => {
    const { text } = await ask(token, "/api/text?query=e&scope=all", { headers: { accept: "application/x-ndjson" } });
    return text;
  };
  expect(await lines("all")).toContain('"repo":"engine"');
  expect(await lines("game")).toContain('"repo":"game"');
  expect(await lines("game")).not.toMatch(/"(repo|value)":"engine"|engine\//);
});

it("tools answer each caller by the caller's own token, one right after another", async () => {
  const asked = await Promise.all(
    ["all", "game", "none", "game", "all"].map((token) => callTool(token, "list_repositories", {})),
  );
  expect(asked.map(({ text }) => [/engine/.test(text), /\bgame\b/.test(text)])).toEqual([
    ...[
      [true, true],
      [false, true],
      [false, false],
      [false, true],
      [true, true],
    ],
  ]);
});

it("figures are about everything, and so for those who may see it", async () => {
  expect((await ask("game", "/metrics")).status).toBe(403);
  expect((await ask("all", "/metrics")).status).toBe(200);
});
