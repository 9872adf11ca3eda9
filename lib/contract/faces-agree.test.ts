import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { McpServer } from "@modelcontextprotocol/server";
import { describe, expect, it } from "vitest";
import { callOperation } from "../client/call-operation";
import { openApiDocument } from "../http/openapi";
import { faces } from "../mcp/faces";
import { registerTools } from "../mcp/register-tools";
import { operations } from "./registry";

const root = resolve(import.meta.dirname, "../..");
const api = join(root, "app/api");

/** Operation by path, as the route files on disk bind them. */
function routesOnDisk(): Map<string, string> {
  const files = readdirSync(api, { recursive: true, withFileTypes: true }).filter(({ name }) => name === "route.ts");
  const routes = new Map<string, string>();
  for (const { parentPath } of files) {
    const bound = /bindRoute\("(\w+)"\)/.exec(readFileSync(join(parentPath, "route.ts"), "utf8"));
    if (bound !== null) routes.set(`/api/${relative(api, parentPath).replaceAll("\\", "/")}`, bound[1]);
  }
  return routes;
}

describe("the four faces", () => {
  const expected = Object.values(operations).map(({ name, path }) => [path, name]);

  it("have a REST route for every operation, and none besides", () => {
    expect([...routesOnDisk()].sort()).toEqual(expected.toSorted());
  });

  it("describe every operation in the OpenAPI document, with all its parameters", () => {
    const document = JSON.parse(JSON.stringify(openApiDocument()));
    const paths: Record<string, { get: { operationId: string; parameters: { name: string }[] } }> = document.paths;
    const described = Object.entries(paths).map(([path, item]) => [path, item.get.operationId]);
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
    expect(Object.keys(faces)).toEqual(Object.keys(operations));
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

  it("keep a query file of the operation's name", () => {
    for (const name of Object.keys(operations)) {
      expect(existsSync(join(root, "lib/queries", `${name.replaceAll("_", "-")}.ts`)), name).toBe(true);
    }
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
