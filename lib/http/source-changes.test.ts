import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { testDatabase, type TestDatabase } from "../../testing/database/test-database";
import { addAccessToken } from "../db/admin/access-tokens";
import type { Viewer } from "../queries/viewer";
import { mayManage } from "./may-manage";
import type * as SourceChanges from "./source-changes";

let database: TestDatabase;
let changes: typeof SourceChanges;

beforeAll(async () => {
  database = await testDatabase();
  vi.stubEnv("DATABASE_URL", database.url);
  changes = await import("./source-changes");
});
beforeEach(() => database.pool.query("delete from source_change"));
afterAll(async () => {
  vi.unstubAllEnvs();
  await (await import("../db/client")).prisma().$disconnect();
  await (await import("../db/pool")).databasePool().end();
  await database.drop();
});

const ADDRESS = "http://localhost:4400/api/repositories/changes";
const JSON_BODY = { "content-type": "application/json", host: "localhost:4400" };

async function ask(body: unknown, headers: Record<string, string> = {}) {
  const request = new Request(ADDRESS, {
    method: "POST",
    headers: { ...JSON_BODY, ...headers },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
  const response = await changes.takeSourceChange(request);
  return { status: response.status, body: (await response.json()) as { error?: { code: string; message: string } } };
}
const kept = async (): Promise<unknown[]> => (await database.pool.query("select request from source_change")).rows;
const ADD = { verb: "add", source: "https://host.example/game.git", ref: "main" };

it("whoever is alone on their machine asks for a repository, and sees that it waits", async () => {
  expect((await ask(ADD)).status).toBe(200);
  const answer = await changes.showSourceChanges(new Request(ADDRESS, { headers: { host: "localhost:4400" } }));
  expect(await answer.json()).toMatchObject({
    mayManage: true,
    changes: [{ state: "asked", request: { verb: "add", source: ADD.source, ref: "main", name: null } }],
    fetched: [],
  });
});

it.each([
  ["another site's page", { origin: "https://evil.example" }, "forbidden_origin"],
  ["another site, by what the browser says", { "sec-fetch-site": "cross-site" }, "forbidden_origin"],
  ["another port of this machine", { "sec-fetch-site": "same-site" }, "forbidden_origin"],
  ["a name that was bound to this machine", { host: "evil.example" }, "forbidden_host"],
  ["a form", { "content-type": "application/x-www-form-urlencoded" }, "invalid_input"],
  ["a form that plays JSON", { "content-type": "text/plain" }, "invalid_input"],
])("%s changes nothing", async (_, headers, code) => {
  expect((await ask(ADD, headers as Record<string, string>)).body.error?.code).toBe(code);
  expect(await kept()).toEqual([]);
});

it.each([
  "https://ada:hunter22@host.example/x",
  "https://hunter22@host.example/x",
  "ssh://ada:hunter22@host.example/x",
  "ftp://ada:hunter22@host.example/x",
  "https://host.example/x?private_token=hunter22",
  "https://host.example/x#hunter22",
])("a secret in %s is neither kept nor repeated", async (source) => {
  const { status, body } = await ask({ verb: "add", source });
  expect([status, JSON.stringify(body).includes("hunter22")]).toEqual([400, false]);
  expect(await kept()).toEqual([]);
});

it.each(["{", "[]", { verb: "add" }, { verb: "remove", name: "" }, { verb: "drop", name: "x" }, { ...ADD, more: 1 }])(
  "%j is refused",
  async (body) => {
    expect(await ask(body)).toMatchObject({ status: 400, body: { error: { code: "invalid_input" } } });
  },
);

it("only so many wait at once", async () => {
  for (let at = 0; at < 20; at++) expect((await ask(ADD)).status).toBe(200);
  expect((await ask(ADD)).status).toBe(429);
});

it("where people have tokens, a change takes one that was made for it", async () => {
  const [reader, manager] = [
    await addAccessToken(database.pool, "reader", null),
    await addAccessToken(database.pool, "manager", null, true),
  ];
  await new Promise((resolve) => setTimeout(resolve, 1_100));
  expect((await ask(ADD)).status).toBe(401);
  expect((await ask(ADD, { authorization: `Bearer ${reader}` })).body.error?.code).toBe("forbidden");
  const shown = await changes.showSourceChanges(
    new Request(ADDRESS, { headers: { host: "localhost:4400", authorization: `Bearer ${reader}` } }),
  );
  expect(await shown.json()).toEqual({ mayManage: false, changes: [], fetched: [] });
  expect((await ask(ADD, { authorization: `Bearer ${manager}` })).status).toBe(200);
  const { rows } = await database.pool.query("select asked_by from source_change");
  expect(rows).toEqual([{ asked_by: "manager" }]);
});

const ALONE = { isPublic: false, baseUrl: undefined, allowedHosts: [] };
const anybody: Viewer = { name: null, repositories: null, manages: false };
const local = new Headers({ host: "localhost:4400" });

it.each([
  ["anybody on their own machine", anybody, ALONE, local, true],
  ["anybody under another name", anybody, ALONE, new Headers({ host: "10.0.0.1" }), false],
  ["anybody behind a proxy", anybody, { ...ALONE, baseUrl: "https://code.example" }, local, false],
  ["anybody where others are let in", anybody, { ...ALONE, allowedHosts: ["*"] }, local, false],
  ["whose token says so", { name: "ada", repositories: null, manages: true }, ALONE, local, true],
  ["whose token does not", { name: "bob", repositories: null, manages: false }, ALONE, local, false],
  ["who sees some repositories alone", { name: "eve", repositories: ["game"], manages: true }, ALONE, local, false],
])("%s: %#", (_, viewer, settings, headers, may) => {
  expect(mayManage(viewer, headers, settings)).toBe(may);
});
