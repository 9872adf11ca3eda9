/**
 * Whatever is sent to /mcp, however it is formed, is answered or refused in time: no failure of ours, and nothing of
 * the inside in what is said. FATHOM_REQUESTS=10000 sends more.
 */
import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { indexedFolders, type IndexedFolders } from "@/testing/queries/indexed";
import { stopAnswering } from "@/testing/stop-answering";

const MESSAGES = Number(process.env.FATHOM_REQUESTS ?? 200);
/** Milliseconds; an operation gives up after 10,000. */
const MOST_MS = 11_000;

let index: IndexedFolders;
let mcp: (request: Request) => Promise<Response>;

beforeAll(async () => {
  index = await indexedFolders({ sea: { "wave.ts": "export class Wave { constructor() {} }\n" } });
  process.env.DATABASE_URL = index.database.url;
  mcp = (await import("@/lib/mcp/handle-mcp")).handleMcp;
}, 120_000);

afterAll(async () => {
  await stopAnswering();
  await index.close();
});

const words = fc.constantFrom(
  "__proto__",
  "constructor",
  "toString",
  "hasOwnProperty",
  "",
  "\0",
  "\ud800",
  "x".repeat(9_000),
);
const anything = fc.oneof(words, fc.jsonValue({ maxDepth: 3 }), fc.constantFrom(-1, 1e21, null, true, [], {}));
const method = fc.constantFrom(
  ...["initialize", "ping", "tools/list", "tools/call", "tools/call", "tools/call", "resources/list", "prompts/get"],
  ...[
    "notifications/initialized",
    "notifications/cancelled",
    "logging/setLevel",
    "completion/complete",
    "server/discover",
  ],
);
const params = fc.oneof(
  anything,
  fc.record({
    name: fc.oneof(fc.constantFrom("search_symbols", "read_file", "search_text"), anything),
    arguments: fc.oneof(
      anything,
      fc.record({ query: anything, path: anything, limit: anything }, { requiredKeys: [] }),
      fc.dictionary(words, anything, { maxKeys: 3 }),
    ),
  }),
  fc.record({ protocolVersion: anything, capabilities: anything, clientInfo: anything, _meta: anything }),
);
const message = fc.record(
  {
    jsonrpc: fc.oneof({ weight: 9, arbitrary: fc.constant("2.0") }, anything),
    id: fc.oneof({ weight: 9, arbitrary: fc.nat() }, anything),
    method: fc.oneof({ weight: 9, arbitrary: method }, anything),
    params,
  },
  { requiredKeys: ["jsonrpc"] },
);
const json = fc.oneof(
  { weight: 6, arbitrary: message },
  { weight: 2, arbitrary: fc.array(message, { maxLength: 4 }) },
  anything,
);
const body = fc.oneof(
  { weight: 8, arbitrary: json.map((value) => JSON.stringify(value) ?? "") },
  { weight: 1, arbitrary: fc.tuple(json, fc.nat(60)).map(([value, at]) => (JSON.stringify(value) ?? "").slice(0, at)) },
  {
    weight: 1,
    arbitrary: fc.constantFrom("", "[", "{", "[".repeat(5_000), '{"__proto__":{"a":1}}', "\ufeff{}", "NaN"),
  },
);
const headers = fc.record({
  accept: fc.constantFrom("application/json, text/event-stream", "application/json", "text/html", "*/*", "nonsense"),
  "content-type": fc.constantFrom(
    "application/json",
    "application/json; charset=utf-8",
    "text/plain",
    "multipart/form-data",
    "a",
  ),
  "mcp-protocol-version": fc.constantFrom("2025-06-18", "2026-07-28", "1", "constructor", "__proto__"),
});
const verb = fc.oneof(
  { weight: 12, arbitrary: fc.constant("POST") },
  fc.constantFrom("GET", "DELETE", "PUT", "PATCH", "HEAD"),
);

it(
  "any message is answered or refused",
  async () => {
    const sent = fc.asyncProperty(verb, headers, body, async (verb, headers, body) => {
      const hasBody = verb !== "GET" && verb !== "HEAD";
      const response = await mcp(
        new Request("http://localhost:4400/mcp", {
          method: verb,
          headers: { ...headers, host: "localhost:4400" },
          ...(hasBody && { body }),
        }),
      );
      const text = await response.text();
      expect(response.status, text).toBeLessThan(500);
      expect(text, "the inside of the server").not.toMatch(/\\n\s+at |"internal_error:/);
      expect(text).not.toContain(process.cwd());
    });
    await fc.assert(sent, {
      numRuns: MESSAGES,
      timeout: MOST_MS,
      endOnFailure: false,
      ...(process.env.FATHOM_SEED !== undefined && { seed: Number(process.env.FATHOM_SEED) }),
    });
  },
  MESSAGES * 200 + 30_000,
);
