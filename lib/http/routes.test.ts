import { readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sampleFiles, sampleRepositories } from "../../testing/queries/game";
import { sampleIndex, type SampleIndex } from "../../testing/queries/small-codebase";
import { stopAnswering } from "../../testing/stop-answering";

type Handler = (request: Request) => Promise<Response>;
const app = resolve(import.meta.dirname, "../../app");
/** Messages, forms and changes are posted to these. */
const TAKES_POST = ["mcp", "sign-in", "sign-out", "api/repositories/changes"].map((name) => join(app, name));
let index: SampleIndex;
let routes: Record<string, Handler>;

beforeAll(async () => {
  index = await sampleIndex(sampleRepositories, sampleFiles);
  process.env.DATABASE_URL = index.database.url;
  routes = {
    "/api/openapi.json": (await import("../../app/api/openapi.json/route")).GET,
    "/readyz": (await import("../../app/readyz/route")).GET,
  };
});
afterAll(async () => {
  await stopAnswering();
  await index.close();
});

/** GET through the route itself, as Next calls it. */
async function get(address: string, headers: Record<string, string> = {}) {
  const url = new URL(address, "http://localhost:4400");
  const { GET } = await import("../../app/api/[[...path]]/route");
  const response = await (routes[url.pathname] ?? GET)(
    new Request(url, { headers: { host: "localhost:4400", ...headers } }),
  );
  return { status: response.status, headers: response.headers, body: await response.json() };
}

describe("a REST route", () => {
  it("begins to warm up with the first question, in the modules that answer it", async () => {
    const warmUp = () => (globalThis as { [key: symbol]: unknown })[Symbol.for("fathom.warm-up")];
    expect(warmUp()).toBeUndefined();
    await get("/api/symbols?query=BeginPlay&limit=1");
    expect(warmUp()).toBeInstanceOf(Promise);
  });

  it("answers with JSON that nobody keeps, and with a request id", async () => {
    const { status, headers, body } = await get("/api/symbols?query=BeginPlay&limit=1");
    expect(status).toBe(200);
    expect(body.results[0].name).toBe("BeginPlay");
    expect(headers.get("cache-control")).toBe("no-store, no-transform");
    expect(headers.get("x-request-id")).toMatch(/^req_[\w-]{8}$/);
  });

  it("keeps the caller's request id when it is a plain one", async () => {
    expect((await get("/readyz", { "x-request-id": "abc-1" })).headers.get("x-request-id")).toBe("abc-1");
    expect((await get("/readyz", { "x-request-id": "a b" })).headers.get("x-request-id")).toMatch(/^req_/);
  });

  it("says what is wrong with a parameter, and what to do", async () => {
    const { status, body } = await get("/api/symbols?query=a&limit=-1");
    expect(status).toBe(400);
    expect(body.error).toMatchObject({
      code: "invalid_input",
      message: "`limit` takes a whole number from 1 to 200; it got -1.",
      hint: expect.stringContaining("/api/openapi.json"),
    });
  });

  it("refuses a regular expression that cannot be read", async () => {
    expect(await get("/api/symbols?query=(&match=regex")).toMatchObject({
      status: 400,
      body: { error: { code: "invalid_input" } },
    });
  });

  it("tells programs in JSON that an address does not exist", async () => {
    for (const address of ["/api/nothing", "/api", "/api/symbols/", "/api/constructor"])
      expect(await get(address)).toMatchObject({ status: 404, body: { error: { code: "no_such_operation" } } });
  });

  it("refuses every other method in the same words, and says which it takes", async () => {
    for (const folder of readdirSync(app, { recursive: true, withFileTypes: true })) {
      if (folder.name !== "route.ts" || TAKES_POST.includes(folder.parentPath)) continue;
      const there = folder.parentPath.includes("[[...path]]") ? "/api/files/content" : "/there";
      const route: Record<string, Handler> = await import(join(folder.parentPath, "route.ts"));
      for (const method of ["POST", "PUT", "PATCH", "DELETE"]) {
        const request = new Request(new URL(there, "http://localhost:4400"), {
          ...{ method, headers: { host: "localhost:4400" } },
        });
        const response = await route[method](request);
        const { error } = await response.json();
        expect([response.status, error.code]).toEqual([405, "method_not_allowed"]);
        expect(error.message).toBe(`${there} does not take ${method}.`);
        expect(response.headers.get("allow")).toBe("GET, HEAD, OPTIONS");
      }
    }
    const asked = new Request("http://localhost:4400/api/symbols", { method: "OPTIONS" });
    const { OPTIONS } = await import("../../app/api/[[...path]]/route");
    expect(await OPTIONS(asked).then(({ status, headers }) => [status, headers.get("allow")])).toEqual([
      204,
      "GET, HEAD, OPTIONS",
    ]);
    const mcp = await import("../../app/mcp/route");
    expect(mcp.OPTIONS(asked).headers.get("allow")).toBe("POST, OPTIONS");
  });

  it("answers neither other sites nor names that were bound to this machine", async () => {
    expect((await get("/api/symbols?query=a", { host: "evil.example" })).status).toBe(403);
    expect((await get("/api/openapi.json", { origin: "https://evil.example" })).status).toBe(403);
  });
});
