/**
 * Whatever is asked, over REST and over MCP, is answered as the contract says or refused by name: no failure of ours,
 * no hang. FATHOM_REQUESTS=10000 asks more.
 */
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { errorBodySchema } from "@/lib/contract/error";
import type { Operation } from "@/lib/contract/operation";
import { operations, registry, type OperationName } from "@/lib/operations/registry";
import { anyRequest, type AnyRequest } from "@/testing/requests";
import { ERROR_KINDS } from "@/lib/errors";
import { indexedFolders, type IndexedFolders } from "@/testing/queries/indexed";
import { startComparing } from "@/testing/queries/comparing";
import { PROGRAMS } from "@/testing/queries/programs";
import { stopAnswering } from "@/testing/stop-answering";

const REQUESTS = Number(process.env.FATHOM_REQUESTS ?? 200);
/** Milliseconds; an operation gives up after 10,000. */
const MOST_MS = 11_000;
/** What may go wrong without anybody's fault: the index or the database is not there yet. */
const NOT_YET = 503;

const programs = Object.values(PROGRAMS);
const odd = {
  "odd.js":
    "class constructor { toString() { return this.__proto__; } valueOf() { return constructor; } }\nexport const __proto__ = new constructor().toString();\n",
  "odd.py": "class 漢字:\n    def hasOwnProperty(self):\n        return 漢字()\n",
};

let index: IndexedFolders;
/** Answers what is asked of git. */
let answering: Awaited<ReturnType<typeof startComparing>>;
let rest: (name: OperationName) => (request: Request) => Promise<Response>;
let mcp: (request: Request) => Promise<Response>;
let words: string[];

beforeAll(async () => {
  index = await indexedFolders({ sea: Object.assign({}, ...programs.map(({ files }) => files)), odd });
  process.env.DATABASE_URL = index.database.url;
  answering = await startComparing(index.database.url);
  rest = (await import("@/lib/http/bind-route")).bindRoute;
  mcp = (await import("@/lib/mcp/handle-mcp")).handleMcp;
  const { rows } = await index.database.pool.query<{ name: string }>("select distinct name from symbol order by name");
  const paths = programs.flatMap(({ files }) => Object.keys(files));
  words = [...rows.map(({ name }) => name), ...paths, ...paths.map((path) => `sea/${path}`), "sea", "odd", "odd.js"];
  for (const name of ["Wave", "constructor", "Swell", "measure"]) words.push(...(await keysOf(name)));
}, 120_000);

afterAll(async () => {
  await answering.close();
  await stopAnswering();
  await index.close();
});

async function keysOf(name: string): Promise<string[]> {
  const body = z.object({ results: z.array(z.object({ key: z.string() })) });
  const response = await rest("search_symbols")(get(`/api/symbols?query=${name}&match=exact`));
  return body.parse(await response.json()).results.map(({ key }) => key);
}

const headers = { host: "localhost:4400" };
const get = (address: string): Request => new Request(new URL(address, "http://localhost:4400"), { headers });

/** Runs what is asked within its time, and fails with the question where it does not hold. */
async function holds(form: "text" | "json", check: (request: AnyRequest) => Promise<void>): Promise<void> {
  const requests = anyRequest(Object.values(operations), words, form);
  await fc.assert(fc.asyncProperty(requests, check), {
    numRuns: Math.ceil(REQUESTS / 2),
    timeout: MOST_MS,
    endOnFailure: false,
    ...(process.env.FATHOM_SEED !== undefined && { seed: Number(process.env.FATHOM_SEED) }),
  });
}

const operationOf = (name: string): Operation => {
  const found = Object.values<Operation>(operations).find((operation) => operation.name === name);
  if (found === undefined) throw new Error(`No operation is called ${name}.`);
  return found;
};

/** A parameter that the operation does not have. */
const unknownOf = (name: string, fields: AnyRequest["fields"]): string | undefined =>
  fields.find(([field]) => !Object.hasOwn(operationOf(name).input.shape, field))?.[0];

const toolAnswer = z.object({
  result: z.object({
    isError: z.boolean().optional(),
    content: z.tuple([z.object({ type: z.literal("text"), text: z.string() })]),
    structuredContent: z.record(z.string(), z.unknown()).optional(),
  }),
});

describe("any request", () => {
  it(
    "over REST is answered as the contract says, or refused by name",
    async () => {
      await holds("text", async ({ name, fields }) => {
        const operation = operationOf(name);
        const query = new URLSearchParams(fields.map(([field, value]): [string, string] => [field, String(value)]));
        const response = await rest(name as OperationName)(get(`${operation.path}?${query.toString()}`));
        const body: unknown = await response.json();
        if (response.status === 200) return void operation.output.parse(body);
        const { error } = errorBodySchema.parse(body);
        if (response.status >= 500) expect(response.status, error.message).toBe(NOT_YET);
        const unknown = unknownOf(name, fields);
        if (unknown !== undefined) expect(error.code, `${unknown} is no parameter`).toBe("invalid_input");
      });
    },
    REQUESTS * 200 + 30_000,
  );

  it(
    "over MCP is answered as its tool says, or refused by name",
    async () => {
      const code = z.enum(Object.keys(ERROR_KINDS) as [keyof typeof ERROR_KINDS]);
      await holds("json", async ({ name, fields }) => {
        const { result } = toolAnswer.parse(await callTool(name, Object.fromEntries(fields)));
        const [{ text }] = result.content;
        if (result.isError !== true)
          return void registry[name as OperationName].face.output.parse(result.structuredContent);
        const { status } = ERROR_KINDS[code.parse(text.slice(0, text.indexOf(":")))];
        if (status >= 500) expect(status, text).toBe(NOT_YET);
        const unknown = unknownOf(name, fields);
        // The SDK takes this one out before anybody sees it.
        if (unknown !== undefined && unknown !== "__proto__")
          expect(text, `${unknown} is no parameter`).toMatch(/^invalid_input/);
      });
    },
    REQUESTS * 200 + 30_000,
  );
});

describe("a parameter that an address does not take", () => {
  const asked = async (response: Response) => {
    const { error } = errorBodySchema.parse(await response.json());
    return [response.status, error.message];
  };
  it("is refused by name, not ignored", async () => {
    const message = '`toolset` takes a comma list of default, full, workspace, clangd; it got "all".';
    expect(
      await asked(await mcp(new Request("http://localhost:4400/mcp?toolset=all", { method: "POST", headers }))),
    ).toEqual([400, message]);
    expect(await asked(await rest("search_symbols")(get("/api/symbols?query=Wave&toolset=all")))).toEqual([
      400,
      expect.stringContaining('There is no parameter "toolset". search_symbols takes query, match, '),
    ]);
    const document = (await import("./api/openapi.json/route")).GET;
    expect(await asked(await document(get("/api/openapi.json?toolset=all")))).toEqual([
      400,
      'There is no parameter "toolset". /api/openapi.json takes none.',
    ]);
  });

  it("is no kind because every object knows it", async () => {
    const found = await rest("search_symbols")(get("/api/symbols?query=constructor&kind=constructor"));
    expect(found.status).toBe(200);
    const refused = await asked(await rest("search_symbols")(get("/api/symbols?query=Wave&kind=toString")));
    expect(refused).toEqual([400, expect.stringContaining("`kind` takes a comma list of: namespace, ")]);
  });
});

describe("a word that every object knows", () => {
  const WORDS = ["constructor", "toString", "__proto__", "hasOwnProperty"];

  it.each(Object.keys(operations) as OperationName[])(
    "is a word like any other wherever %s takes one",
    async (name) => {
      const { path, input } = operationOf(name);
      const fields = Object.keys(input.shape);
      for (const word of WORDS) {
        for (const field of fields) {
          // What it needs beside it is given, so that this one is looked at.
          const fitting = fields.flatMap((other): [string, string][] =>
            other === field || z.safeParse(input.shape[other], undefined).success ? [] : [[other, given(other)]],
          );
          const asked = new URLSearchParams([...fitting, [field, word]]);
          const { status } = await rest(name)(get(`${path}?${asked.toString()}`));
          expect(status, `${path}?${asked.toString()}`).toBeLessThan(500);
          const twice = await rest(name)(get(`${path}?${asked.toString()}&${field}=${word}`));
          expect(twice.status, `${path}?${asked.toString()}, given twice`).toBeLessThan(500);
          const { result } = toolAnswer.parse(await callTool(name, { ...Object.fromEntries(fitting), [field]: word }));
          expect(result.content[0].text, `${name} ${asked.toString()}`).not.toMatch(/^(internal_error|timeout)/);
        }
      }
    },
  );

  const given = (field: string): string =>
    /path|file/.test(field)
      ? "odd/odd.js"
      : /key/.test(field)
        ? words[words.length - 1]
        : /line|column/.test(field)
          ? "1"
          : "Wave";
});

async function callTool(name: string, input: Record<string, unknown>): Promise<unknown> {
  const message = { jsonrpc: "2.0", id: 1, method: "tools/call", params: { name, arguments: input } };
  const accept = "application/json, text/event-stream";
  const response = await mcp(
    new Request("http://localhost:4400/mcp?toolset=full", {
      method: "POST",
      headers: { ...headers, accept, "content-type": "application/json", "mcp-protocol-version": "2025-06-18" },
      body: JSON.stringify(message),
    }),
  );
  const text = await response.text();
  const event = text.split("\n").find((line) => line.startsWith("data:"));
  return JSON.parse(event === undefined ? text : event.slice("data:".length));
}
