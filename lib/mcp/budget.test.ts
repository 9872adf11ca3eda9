import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { runOperation } from "../operations/run-operation";
import { registry, type OperationName } from "../operations/registry";
import { tokensOf } from "../queries/count-tokens";
import { indexedFolders, type IndexedFolders } from "../../testing/queries/indexed";
import { changeFiles, commitAll, startComparing, untilRead } from "../../testing/queries/comparing";
import { testClient, type TestClient } from "../../testing/mcp-client";

/**
 * Classes with long comments that derive from one another, and calls of their methods: more of everything than fits.
 */
const classes = Array.from(
  { length: 60 },
  (_one, n) => `
/**
 * Harbour number ${n} of the coast, with all that is known about its tides, ships and cranes.
 * ${"It is long enough to fill an answer by itself. ".repeat(12)}
 */
export class Harbour${n} extends Harbour {
  override moor(ship: Ship): number {
    return new Tide().high(ship.length + ${n}) + this.moor(ship);
  }
}`,
);
const files = {
  "src/harbour.ts":
    "import { Tide } from './tide';\nexport interface Ship { length: number }\n/** A place for ships. */\nexport class Harbour {\n  moor(ship: Ship): number {\n    return ship.length;\n  }\n}\n" +
    classes.join("\n"),
  "src/tide.ts": "/** The water. */\nexport class Tide {\n  high(hour: number): number {\n    return hour;\n  }\n}\n",
  "src/clock.ts": `import { Tide } from './tide';\nexport function clock(tide: Tide) {\n${"  tide.high(1);\n".repeat(60)}}\n`,
  "include/dock.h": "class Dock { public: void open(); };\n",
  "src/dock.cpp": '#include "dock.h"\nvoid Dock::open() {}\n',
};

/** A call of every tool that has more to say than fits, except where a tool never has. */
const CALLS: readonly [tool: string, input: Record<string, unknown>][] = [
  ["find_code", { query: "harbour tides ships" }],
  ["find_code", { query: "Harbour", intent: "references" }],
  ["search_symbols", { query: "Harbour" }],
  ["symbol_declaration", { symbol: "moor" }],
  ["symbol_usages", { symbol: "Harbour" }],
  ["symbol_callers", { symbol: "high", depth: 2 }],
  ["symbol_inheritors", { symbol: "Harbour" }],
  ["symbol_hierarchy", { symbol: "Harbour" }],
  ["symbol_implementations", { symbol: "moor", containingType: "Harbour" }],
  ["symbol_members", { symbol: "Harbour7", inherited: true }],
  ["symbol_counterpart", { file: "include/dock.h" }],
  ["symbol_doc", { symbol: "Harbour7" }],
  ["symbol_doc", { symbol: "moor" }],
  ["symbol_signature", { symbol: "moor" }],
  ["symbol_at", { file: "src/harbour.ts", line: 4, members: true }],
  ["symbol_bundle", { symbol: "Harbour" }],
  ["symbol_path", { from: "clock", to: "high" }],
  ["symbol_impact", { symbol: "Harbour" }],
  ["change_impact", { base: "HEAD" }],
  ["search_semantic", { query: "a place where ships are moored" }],
  ["code_context", { query: "a place where ships are moored" }],
  ["code_context", { query: "Harbour" }],
  ["ask_code", { query: "a place where ships are moored" }],
  ["search_text", { query: "harbour" }],
  ["find_files", { query: "s" }],
  ["read_file", { file: "src/harbour.ts" }],
  ["file_history", { file: "src/harbour.ts" }],
  ["file_blame", { file: "src/harbour.ts" }],
  ["file_outline", { file: "src/harbour.ts" }],
  ["semantic_tokens", { file: "src/harbour.ts" }],
  ["list_repositories", {}],
  ["index_status", {}],
];

let index: IndexedFolders;
let tools: TestClient;

let comparing: { close(): Promise<void> };

beforeAll(async () => {
  index = await indexedFolders({ coast: files });
  const root = index.roots.get("coast") ?? "";
  commitAll(root, "before");
  changeFiles(root, { "src/tide.ts": files["src/tide.ts"].replace("high(hour: number)", "high()") });
  await index.indexAgain();
  comparing = await startComparing(index.database.url);
  await untilRead(() => runOperation("change_impact", {}, index.context));
  tools = await testClient(index.context, ["default", "full"]);
}, 120_000);
afterAll(async () => {
  await comparing?.close();
  await tools?.close();
  await index?.close();
});

describe("max_tokens", () => {
  it("is asked of every tool here", async () => {
    const { tools: all } = await tools.client.listTools();
    expect([...new Set(CALLS.map(([name]) => name))].sort()).toEqual(all.map(({ name }) => name).sort());
  });

  it.each([100, 300, 500, 2000])("of %i holds for every tool", async (budget) => {
    for (const [name, input] of CALLS) {
      const { text, structured, isError } = await tools.call(name, { ...input, max_tokens: budget });
      expect(isError, `${name}: ${text}`).toBe(false);
      expect(tokensOf(text), `${name} ${JSON.stringify(input)}\n${text}`).toBeLessThanOrEqual(budget * 1.05);
      const json = JSON.stringify(structured);
      expect(tokensOf(json), `${name} ${JSON.stringify(input)}\n${json}`).toBeLessThanOrEqual(budget * 1.05);
      expect(registry[name as OperationName].face.output.safeParse(structured).error, json).toBeUndefined();
    }
  });

  it("holds for every field of an answer, too", async () => {
    for (const [name, input] of CALLS) {
      const { structured } = await tools.call(name, { ...input, fields: "full", max_tokens: 500 });
      expect(tokensOf(JSON.stringify(structured)), name).toBeLessThanOrEqual(500 * 1.05);
    }
  });

  it("leaves as many rows in the fields as fit, and a cursor that goes on behind them", async () => {
    const asked = { symbol: "Harbour", limit: 200 };
    const results = async (input: Record<string, unknown>) => {
      const { structured } = await tools.call("symbol_usages", input);
      return structured as { results: { line: number }[]; next: string | null; cut?: Record<string, number> };
    };
    const all = await results(asked);
    const first = await results({ ...asked, max_tokens: 500 });
    expect(first.results.length).toBeGreaterThan(5);
    expect(first.cut?.results).toBe(all.results.length - first.results.length);
    const rest = await results({ ...asked, cursor: first.next });
    expect([...first.results, ...rest.results]).toEqual(all.results);
  });

  it("says where the lines of a caller go on", async () => {
    const { text } = await tools.call("symbol_callers", { symbol: "high", path: "src/clock.ts", max_tokens: 100 });
    expect(text).toMatch(/clock:2 at 3,4,.*,…$/m);
    const whole = await tools.call("symbol_callers", { symbol: "high", path: "src/clock.ts" });
    expect(whole.text).toMatch(/clock:2 at 3,4,.*,62$/m);
  });

  it("never shortens a key", async () => {
    const { structured: all } = await tools.call("symbol_members", { symbol: "Harbour7" });
    const { structured } = await tools.call("symbol_members", { symbol: "Harbour7", max_tokens: 100 });
    const keys = (fields: Record<string, unknown>) =>
      [...JSON.stringify(fields).matchAll(/"key":"([^"]*)"/g)].map(([, key]) => key);
    for (const key of keys(structured)) expect(keys(all)).toContain(key);
  });

  it("ends a file at a line, and says where the rest begins", async () => {
    const { text, structured } = await tools.call("read_file", { file: "src/harbour.ts", max_tokens: 300 });
    expect(text.split("\n")[0]).toMatch(/lines 1-\d+ of \d+, typescript, cut: start=\d+ for more$/);
    const { text: lines, end, next } = structured as { text: string; end: number; next: number };
    expect(lines.split("\n").length - 1).toBe(end);
    expect(next).toBe(end + 1);
  });
});
