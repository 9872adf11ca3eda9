import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { operations, registry, type OperationName } from "../operations/registry";
import { sampleFiles, sampleRepositories } from "../../testing/queries/game";
import { sampleIndex, type SampleIndex } from "../../testing/queries/small-codebase";
import { testClient, type TestClient } from "../../testing/mcp-client";

let index: SampleIndex;
let tools: TestClient;

beforeAll(async () => {
  index = await sampleIndex(sampleRepositories, sampleFiles);
  tools = await testClient(index.context, ["default", "full"]);
});
afterAll(async () => {
  await tools?.close();
  await index?.close();
});

/** Calls a tool and checks its structured content against the tool's own schema. */
async function call(name: OperationName, input: Record<string, unknown>) {
  const answer = await tools.call(name, input);
  if (!answer.isError) expect(registry[name].face.output.safeParse(answer.structured).error).toBeUndefined();
  return answer;
}

describe("the tools", () => {
  it("are all there, read-only, each with schemas of what it takes and gives", async () => {
    const { tools: all } = await tools.client.listTools();
    expect(all.map(({ name }) => name)).toEqual(Object.keys(operations));
    for (const tool of all) {
      expect(tool.annotations).toMatchObject({ readOnlyHint: true, destructiveHint: false });
      expect(tool.inputSchema.properties).toHaveProperty("fields");
      expect(tool.outputSchema?.type).toBe("object");
    }
  });

  it("start with a verdict, then each path once and its rows", async () => {
    const { text, structured } = await call("search_symbols", { query: "BeginPlay", scope: "all" });
    const [verdict, ...rows] = text.split("\n");
    expect(verdict).toBe("symbols for BeginPlay: 2 symbols, complete");
    expect(rows).toContain("game/Source/MyPlayerController.cpp");
    expect(rows).toContain("  3 AMyPlayerController::BeginPlay method, +1 more");
    expect(structured).toMatchObject({
      results: [{ name: "BeginPlay", key: "cpp AMyPlayerController#BeginPlay().", line: 3 }, {}],
    });
    expect(JSON.stringify(structured)).not.toContain("rank");
  });

  it("are cut to a budget, say what was left out, and go on from there", async () => {
    const asked = { query: "[a-z]", match: "regex", scope: "all" };
    const all = await call("search_symbols", asked);
    const { text } = await call("search_symbols", { ...asked, max_tokens: 80 });
    expect(text.length).toBeLessThan(all.text.length);
    expect(text).toMatch(/left out by max_tokens: \d+ rows? of results$/);
    const cursor = /cursor=(\S+) for more/.exec(text)?.[1];
    const rest = await call("search_symbols", { ...asked, cursor });
    const rows = (answer: string) => answer.split("\n").filter((line) => line.startsWith("  "));
    expect([...rows(text), ...rows(rest.text)]).toEqual(rows(all.text));
  });

  it("say what the filters left out, and why nothing was found", async () => {
    expect((await call("search_symbols", { query: "bIsActive", match: "exact" })).text).toBe(
      "symbols for bIsActive: 0 symbols, complete; left out by filters: scope 1\nfiltered_out: Only the filters leave nothing: scope (1). scope=all shows them: they are in external or generated code.",
    );
  });

  it("give every field on request", async () => {
    const { structured } = await call("search_symbols", { query: "BeginPlay", fields: "full" });
    expect(operations.search_symbols.output.safeParse(structured).success).toBe(true);
    expect(structured).toHaveProperty("baseUrl", "http://localhost:4400");
  });

  it("show the source of a declaration under the symbol's key", async () => {
    const { text } = await call("symbol_declaration", { symbol: "tide_at", context_lines: 1 });
    expect(text).toBe(
      "declaration of tide_at in game: 1 place, proven; 1 symbol, complete\n\n" +
        "tide_at, function, key: cpp Tools/`tide.c`/tide_at().\n" +
        "Tools/tide.c:1-4 definition, source of lines 1-4:\nstatic int tide_at(int hour)\n{\n\treturn hour;\n}",
    );
  });

  it("are routed to by find_code, whatever the query is, with text and fields", async () => {
    const queries = {
      ...{
        BeginPlay: "search_symbols",
        "engine/Source/Actor.h": "file_outline",
        "engine/Source/Actor.h:9": "symbol_at",
      },
      "return hour;": "search_text",
      "callers of BeginPlay": "symbol_callers",
      "Source/": "find_files",
    };
    for (const [query, routedTool] of Object.entries(queries)) {
      const { text, structured, isError } = await call("find_code", { query });
      expect(isError, `${query}: ${text}`).toBe(false);
      expect(structured, query).toMatchObject({ data: { routedTool } });
      expect(text, query).toContain(`[${routedTool}: `);
    }
  });

  it("outline a file by indentation", async () => {
    const { text } = await call("file_outline", { file: "engine/Source/Actor.h" });
    expect(text).toBe(
      "outline of engine/Source/Actor.h: 4 symbols, 11 lines, cpp, complete\n" +
        "  3 class UObject\n  6-11 class AActor\n    9 method BeginPlay\n    10 field bIsActive",
    );
  });

  it("read a file, find one, and tell the state of the index", async () => {
    expect((await call("read_file", { file: "game/README" })).text).toBe(
      "game/README: lines 1-1 of 1, no grammar, complete\n1 A game.",
    );
    expect((await call("find_files", { query: "controller.h" })).text).toContain(
      "Source/MyPlayerController.h cpp, 8 lines",
    );
    expect((await call("list_repositories", {})).text).toContain(
      "\ngame (user, 3f2a91c): ready, 6 source files, 5 symbols",
    );
    const status = await call("index_status", {});
    expect(status.text).toContain("game/Data/TideTables.inl skipped: 6.2 MB, the limit is 4 MB");
  });

  it("refuse bad input in words that name the field", async () => {
    expect(await call("search_symbols", { query: "a", limit: "many" })).toMatchObject({
      isError: true,
      text: expect.stringContaining('`limit` takes a whole number from 1 to 200; it got "many".'),
    });
    expect((await call("search_symbols", { query: "a", fields: "some" })).isError).toBe(true);
    expect((await call("read_file", { file: "nope" })).text).toContain("no_such_file");
  });
});
