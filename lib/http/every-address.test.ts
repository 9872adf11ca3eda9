import { readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { testDatabase, type TestDatabase } from "../../testing/database/test-database";

const APP = resolve(import.meta.dirname, "../../app");
/** Probes say that the process is there; signing in is how one gets in, signing out how one leaves. */
const OPEN_TO_ALL = ["livez/route.ts", "readyz/route.ts", "sign-in/route.ts", "sign-out/route.ts"];
const ROUTES = readdirSync(APP, { recursive: true, encoding: "utf8" })
  .map((path) => path.replaceAll("\\", "/"))
  .filter((path) => path.endsWith("/route.ts") && !OPEN_TO_ALL.includes(path));

type Handler = (request: Request, more: { params: Promise<object> }) => Promise<Response>;

/** An address that the route answers: whatever stands in place of its parts. */
const addressOf = (route: string): string =>
  `http://localhost:4400/${route.replace("/route.ts", "").replace(/\[+\.*\w+\]+/g, "symbols/README.md")}`;

let database: TestDatabase;

beforeAll(async () => {
  database = await testDatabase();
  vi.stubEnv("DATABASE_URL", database.url);
  vi.stubEnv("FATHOM_TOKEN", "a-token-of-sixteen-letters");
});
afterAll(async () => {
  vi.unstubAllEnvs();
  const { databasePool } = await import("../db/pool");
  await databasePool().end();
  await database.drop();
});

it.each(ROUTES)("app/%s answers nobody without a name, and nobody with a wrong token", async (route) => {
  const handlers = (await import(join(APP, route))) as { GET?: Handler; POST?: Handler };
  for (const method of ["GET", "POST"] as const)
    for (const authorization of [undefined, "Bearer another-token-of-letters"]) {
      const headers = { host: "localhost:4400", ...(authorization && { authorization }) };
      const body = method === "POST" ? "{}" : undefined;
      const request = new Request(addressOf(route), { method, headers, body });
      const answer = await handlers[method]?.(request, { params: Promise.resolve({}) });
      expect([401, 405, undefined], `${method} ${route}`).toContain(answer?.status);
      if (method === "GET" && answer?.status === 405) expect(answer.headers.get("allow")).not.toContain("GET");
    }
});
