import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { McpServer } from "@modelcontextprotocol/server";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { testDatabase, type TestDatabase } from "../../testing/database/test-database";
import { callOperation } from "../client/call-operation";
import { DEFAULT_TOOLS } from "../contract/default-tools";
import { SOURCE_CHANGES } from "../contract/source-changes";
import { apiRoute } from "../http/api-route";
import { openApiDocument } from "../http/openapi";
import { registerTools } from "../mcp/register-tools";
import { operations, registry } from "./registry";

const root = resolve(import.meta.dirname, "../..");
const headers = { host: "localhost:4400" };

let database: TestDatabase;

/** Whether a name is asked for stands in the database. */
beforeAll(async () => {
  database = await testDatabase();
  vi.stubEnv("DATABASE_URL", database.url);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  const { databasePool } = await import("../db/pool");
  await databasePool().end();
  await database.drop();
});

describe("the four faces", () => {
  const expected = Object.values(operations).map(({ name, path }) => [path, name]);

  it("have a REST address for every operation", async () => {
    for (const [path] of expected) {
      const request = new Request(new URL(path, "http://localhost:4400"), { method: "POST", headers });
      const { error } = await (await apiRoute.POST(request)).json();
      expect([path, error.code]).toEqual([path, "method_not_allowed"]);
    }
  });

  it("answer at an address that a rewrite leads to, whatever address was asked for", async () => {
    const request = new Request("http://localhost:4400/symbols/declaration", { method: "POST", headers });
    const params = Promise.resolve({ path: ["symbols", "declaration"] });
    const { error } = await (await apiRoute.POST(request, { params })).json();
    expect(error.code).toBe("method_not_allowed");
  });

  it("describe every operation in the OpenAPI document, with all its parameters", () => {
    const document = JSON.parse(JSON.stringify(openApiDocument()));
    const paths: Record<string, { get: { operationId: string; parameters: { name: string }[] } }> = document.paths;
    const { [SOURCE_CHANGES]: changes, ...questions } = paths;
    expect(changes.get.operationId).toBe("source_changes");
    const described = Object.entries(questions).map(([path, item]) => [path, item.get.operationId]);
    expect(described.toSorted()).toEqual(expected.toSorted());
    for (const { path, input } of Object.values(operations)) {
      const parameters = paths[path].get.parameters.map(({ name }) => name);
      expect(parameters).toEqual(Object.keys(input.shape));
    }
  });

  it("offer every operation as a read-only MCP tool", () => {
    const names: string[] = [];
    const server = new McpServer({ name: "test", version: "0" });
    server.registerTool = (name: string, config: { annotations?: { readOnlyHint?: boolean } }) => {
      expect(config.annotations?.readOnlyHint).toBe(true);
      names.push(name);
      return undefined as never;
    };
    registerTools(server, undefined as never, ["full"]);
    expect(names).toEqual(Object.keys(operations));
  });

  it("let the typed client reach every operation at its path", async () => {
    const asked: string[] = [];
    const before = globalThis.fetch;
    globalThis.fetch = async (input) => {
      asked.push(String(input));
      return Response.json({ error: { code: "invalid_input", message: "", hint: "" } }, { status: 400 });
    };
    try {
      for (const operation of Object.values(operations)) {
        await expect(callOperation(operation, {} as never)).rejects.toMatchObject({ code: "invalid_input" });
      }
    } finally {
      globalThis.fetch = before;
    }
    expect(asked).toEqual(Object.values(operations).map(({ path }) => path));
  });

  it("let every answer be cut to a budget of tokens", () => {
    for (const { name, input } of Object.values(operations).filter(({ name }) => name !== "list_repositories"))
      expect(Object.keys(input.shape), name).toContain("max_tokens");
  });

  it("stand in three files of the operation's name: its contract, its query and its face as a tool", () => {
    for (const name of Object.keys(operations))
      for (const room of ["lib/contract", "lib/queries", "lib/mcp/faces"])
        expect(existsSync(join(root, room, `${name.replaceAll("_", "-")}.ts`)), `${room}: ${name}`).toBe(true);
  });

  it("name the default tools among themselves", () => {
    expect(DEFAULT_TOOLS.filter((name) => !(name in operations))).toEqual([]);
  });

  it("are registered under their own names", () => {
    for (const [name, { contract }] of Object.entries(registry)) expect(contract.name).toBe(name);
  });
});

describe("the OpenAPI document", () => {
  const text = JSON.stringify(openApiDocument());

  it("points only at schemas that it holds", () => {
    const { components } = JSON.parse(text);
    const references = [...text.matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name);
    expect(references.length).toBeGreaterThan(0);
    for (const name of references) expect(components.schemas).toHaveProperty(name);
    expect(text).not.toContain("#/$defs/");
  });

  it("marks parameters without a default as required, and others not", () => {
    const { parameters } = JSON.parse(text).paths["/api/text"].get;
    const required = parameters.filter((parameter: { required: boolean }) => parameter.required);
    expect(required.map(({ name }: { name: string }) => name)).toEqual(["query"]);
  });
});
