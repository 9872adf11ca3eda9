import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { testDatabase, type TestDatabase } from "../../testing/database/test-database";
import { serveRoutes, type TestServer } from "../../testing/http-server";
import { addAccessToken, revokeAccessToken } from "../db/admin/access-tokens";
import { stopAnswering } from "../../testing/stop-answering";

let database: TestDatabase;
let server: TestServer;
let token: string;

beforeAll(async () => {
  database = await testDatabase();
  vi.stubEnv("DATABASE_URL", database.url);
  vi.stubEnv("FATHOM_BASE_URL", "https://code.example");
  token = await addAccessToken(database.pool, "ada", null);
  const { showSignIn, signIn } = await import("./sign-in");
  const { apiRoute } = await import("./api-route");
  const byMethod = (request: Request) => (request.method === "POST" ? signIn : showSignIn)(request);
  server = await serveRoutes({ "/sign-in": byMethod, "/api": apiRoute.GET });
});
afterAll(async () => {
  await server.close();
  await stopAnswering();
  await database.drop();
});

const send = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
  fetch(`${server.url}/sign-in`, { method: "POST", body: new URLSearchParams(fields), redirect: "manual", headers });
const ask = (cookie: string) => fetch(`${server.url}/api/repositories`, { headers: { cookie } });

it("a browser that brings a token is sent on with a cookie that no script reads, and is let in by it", async () => {
  expect((await ask("")).status).toBe(401);
  const answer = await send({ token, to: "/r/game/a.c?line=3" });
  expect([answer.status, answer.headers.get("location")]).toEqual([303, "/r/game/a.c?line=3"]);
  const cookie = answer.headers.get("set-cookie") ?? "";
  expect(cookie).toMatch(/; HttpOnly; SameSite=Lax; .*; Secure$/);
  expect((await ask(cookie.split(";")[0])).status).toBe(200);
});

it("a token that opens nothing is asked for again, under the same address", async () => {
  const answer = await send({ token: "fathom_wrong", to: "/r/game?a=1&b=\"'" });
  expect([answer.status, answer.headers.get("set-cookie")]).toEqual([401, null]);
  const text = await answer.text();
  expect(text).toContain('role="alert"');
  expect(text).not.toContain("fathom_wrong");
  expect((await send({ token: "" })).status).toBe(401);
});

it.each(["https://evil.example/", "//evil.example", "/\\evil.example", "javascript:alert(1)", "/a\r\nb: c"])(
  "nobody is sent on to %j",
  async (to) => {
    expect((await send({ token, to })).headers.get("location")).toBe("/");
  },
);

it("what an address says is text on the page, and cannot leave its attribute", async () => {
  const page = await fetch(`${server.url}/sign-in?to=${encodeURIComponent('/"><script>alert(1)</script>')}`);
  expect(page.headers.get("content-type")).toMatch(/^text\/html/);
  expect(await page.text()).not.toContain("<script>");
});

it("another site cannot sign a browser in", async () => {
  expect((await send({ token }, { origin: "https://evil.example" })).headers.get("set-cookie")).toBeNull();
});

it("a token that was revoked lets nobody in a second later", async () => {
  const cookie = `fathom_token=${token}`;
  expect((await ask(cookie)).status).toBe(200);
  await addAccessToken(database.pool, "bob", null);
  expect(await revokeAccessToken(database.pool, "ada")).toBe(true);
  await vi.waitFor(async () => expect((await ask(cookie)).status).toBe(401), { timeout: 5_000, interval: 100 });
});

it("the database holds no token, only what tells it again", async () => {
  const made = await addAccessToken(database.pool, "carol", null);
  const { rows } = await database.pool.query("select to_jsonb(t)::text as row, hash from access_token t");
  expect(rows.map(({ row }) => String(row)).join()).not.toContain(made);
  expect(rows.map(({ hash }) => (hash as Buffer).length)).toEqual([32, 32]);
  await expect(addAccessToken(database.pool, "carol", null)).rejects.toMatchObject({ code: "invalid_input" });
});
