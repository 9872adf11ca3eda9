import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { TextEvent } from "../contract/search-text";
import { checkInput } from "./input";
import { searchText as contract } from "../contract/search-text";
import { runOperation } from "../operations/run-operation";
import {
  sampleIndex,
  until,
  type SampleFile,
  type SampleIndex,
  type SampleSymbol,
} from "../../testing/queries/small-codebase";
import { askerOf } from "../../testing/queries/ask";
import { searchTextEvents } from "./text/text-events";

const beacon = `#pragma once\r
\r
UPROPERTY(ReplicatedUsing=OnRep_Charge)\r
float Charge = 0.f;\r
\r
// größer als zuvor\r
UPROPERTY(ReplicatedUsing=OnRep_Keeper)\r
`;
const keeper = `int Keep(int x) { return x; }
int keep_all() { return Keep(1) + Keep(2); }
// keeper
`;
const long = `const data = "${"0123456789".repeat(400)}needle${"9876543210".repeat(400)}";\n`;

const symbols: SampleSymbol[] = [{ name: "Keep", kind: "function", source: "int Keep(int x) { return x; }" }];

const files: SampleFile[] = [
  { repo: "game", path: "Source/Public/Beacon.h", language: "cpp", text: beacon, status: "partial", gaps: [3, 3] },
  { repo: "game", path: "Source/Private/Keeper.cpp", language: "cpp", text: keeper, symbols },
  { repo: "game", path: "Tools/long.ts", language: "typescript", text: long },
  { repo: "game", path: "Tools/keep.py", language: "python", text: "def keep():\n    return 1\n" },
  { repo: "game", path: "Content/big.json", language: "json", text: null, status: "skipped", reason: "too_large" },
  { repo: "engine", path: "Source/Keep.h", language: "cpp", text: "void Keep();\n" },
];

let index: SampleIndex;
const ask = askerOf(() => index.context);

beforeAll(async () => {
  index = await sampleIndex(
    [
      { name: "engine", scope: "external" },
      { name: "game", scope: "user" },
    ],
    files,
  );
});
afterAll(() => index.close());

const search = (query: string, more: Record<string, unknown> = {}) => ask("search_text", { query, ...more });
const places = (answer: Awaited<ReturnType<typeof search>>) =>
  answer.results.map(({ file, line }) => `${file}:${line}`);

describe("text search", () => {
  it("finds lines in any case, file by file, and says how many there are in all", async () => {
    const answer = await search("keep(");
    expect(places(answer)).toEqual(["Source/Private/Keeper.cpp:1", "Source/Private/Keeper.cpp:2", "Tools/keep.py:1"]);
    expect(answer).toMatchObject({ totalMatches: 3, totalFiles: 2, totalIsLowerBound: false, truncated: false });
    expect(answer.results[1]).toMatchObject({
      repo: "game",
      column: 25,
      text: "int keep_all() { return Keep(1) + Keep(2); }",
      matched: [
        [24, 29],
        [34, 39],
      ],
      url: "/r/game/Source/Private/Keeper.cpp#L2C25",
    });
  });

  it("tells capitals from small letters, and whole words, where asked", async () => {
    expect((await search("Keep", { case: true })).totalMatches).toBe(3);
    expect(places(await search("keep", { word: true }))).toEqual([
      "Source/Private/Keeper.cpp:1",
      "Source/Private/Keeper.cpp:2",
      "Tools/keep.py:1",
    ]);
    expect((await search("GRÖSSER")).totalMatches).toBe(0);
    expect(places(await search("GRÖßER"))).toEqual(["Source/Public/Beacon.h:6"]);
  });

  it("matches regular expressions line by line, whatever ends the lines", async () => {
    expect(places(await search("^$", { regex: true, path: "Source/Public" }))).toEqual([
      "Source/Public/Beacon.h:2",
      "Source/Public/Beacon.h:5",
    ]);
    expect((await search("OnRep_\\w+\\)$", { regex: true })).totalMatches).toBe(2);
    expect((await search("return\\s+\\w+;", { regex: true })).totalMatches).toBe(1);
  });

  it("takes filters inside the query, as the palette does", async () => {
    expect(places(await search("keep lang:python"))).toEqual(["Tools/keep.py:1"]);
    expect(places(await search("keep -path:Source/ case:yes"))).toEqual(["Tools/keep.py:1"]);
    expect(places(await search("Keep repo:engine"))).toEqual(["Source/Keep.h:1"]);
    expect((await search("keep lang:python", { literal: true })).totalMatches).toBe(0);
  });

  it("names the filter that was meant where a word only looks like one", async () => {
    const { emptyReason } = await search("keep type:python");
    expect(emptyReason?.message).toContain("type:python is no filter and was part of it; lang:python is one.");
    expect((await search("keep type:python", { literal: true })).emptyReason?.message).not.toContain("filter");
  });

  it("says what the filters keep away, and which values would bring it", async () => {
    const answer = await search("Keep", { case: true, lang: "cpp" });
    expect(answer.removedByFilter).toEqual({ scope: 1 });
    expect(answer.facets.repo).toEqual([
      { value: "game", matches: 3, files: 2, included: true },
      { value: "engine", matches: 1, files: 1, included: false },
    ]);
    const none = await search("KEEPER", { case: true });
    expect(none.results).toEqual([]);
    expect(none.removedByFilter).toEqual({ case: 2 });
    expect(none.emptyReason?.code).toBe("filtered_out");
  });

  it("counts matches by language and by the folders that tell them apart", async () => {
    const { facets } = await search("keep");
    expect(facets.lang).toEqual([
      { value: "cpp", matches: 4, files: 2, included: true },
      { value: "python", matches: 1, files: 1, included: true },
    ]);
    expect(facets.path.map(({ value, matches }) => [value, matches])).toEqual([
      ["Source/", 4],
      ["Tools/", 1],
    ]);
    expect(facets.complete).toBe(true);
  });

  it("shows lines around, none of them twice, and of a very long line the part that matches", async () => {
    const [first, second] = (await search("Keep(", { context_lines: 1, path: "Source/Private" })).results;
    expect([first.before, first.after, second.before, second.after]).toEqual([[], [], [], ["// keeper"]]);
    const [row] = (await search("needle")).results;
    expect(row.text.length).toBe(1000);
    expect(row.text.slice(...row.matched[0])).toBe("needle");
    expect(row.column - row.textColumn).toBe(row.matched[0][0]);
  });

  it("names the gaps of files that did not parse wholly, and counts files without text", async () => {
    const answer = await search("UPROPERTY");
    expect(answer.files).toMatchObject([{ status: "partial", gaps: [{ startLine: 3, endLine: 3 }], matches: 2 }]);
    expect(answer.searched).toMatchObject({ engine: "embedded", files: 4, notSearched: 0, withoutText: 1 });
  });

  it("pages through rows without losing or repeating one", async () => {
    const all = places(await search("e"));
    const paged: string[] = [];
    for (let cursor: string | undefined, pages = 0; pages < 20; pages++) {
      const page = await search("e", { limit: 2, ...(cursor !== undefined && { cursor }) });
      paged.push(...places(page));
      expect(page.totalMatches).toBe(all.length);
      if (page.next === null) break;
      cursor = page.next;
    }
    expect(paged).toEqual(all);
  });

  it("shows a few rows of each file where asked, and tells how many there are", async () => {
    const answer = await search("keep", { per_file: 1 });
    expect(places(answer)).toEqual(["Source/Private/Keeper.cpp:1", "Source/Public/Beacon.h:7", "Tools/keep.py:1"]);
    expect(answer.files.map(({ matches }) => matches)).toEqual([3, 1, 1]);
    const second = await search("keep", { per_file: 1, limit: 1 });
    expect(places(await search("keep", { per_file: 1, limit: 1, cursor: second.next }))).toEqual([
      "Source/Public/Beacon.h:7",
    ]);
  });

  it("names what is near to a word that nowhere stands", async () => {
    const answer = await search("Kepe");
    expect(answer).toMatchObject({ totalMatches: 0, emptyReason: { code: "no_match" } });
    expect(answer.nearNames).toContain("Keep");
  });

  it("offers another spelling of a word among others, where that has matches", async () => {
    expect((await search("int Kepe(int x)")).nearNames).toEqual(["int Keep(int x)"]);
    expect((await search("float Kepe(int x)")).nearNames).toEqual([]);
    expect((await search("Kepe AND return")).nearNames).toEqual(["Keep AND return"]);
  });

  it("joins texts and expressions on a line", async () => {
    expect(places(await search("/keep_\\w+/"))).toEqual(["Source/Private/Keeper.cpp:2"]);
    expect(places(await search('"keep" AND "return" NOT keep_all'))).toEqual(["Source/Private/Keeper.cpp:1"]);
    expect(places(await search("def keep OR UPROPERTY lang:python"))).toEqual(["Tools/keep.py:1"]);
    expect(places(await search("keep OR größer", { word: true, case: true }))).toEqual([
      "Source/Public/Beacon.h:6",
      "Tools/keep.py:1",
    ]);
    const { results, totalMatches } = await search("int OR /k..p/ case:yes");
    expect(totalMatches).toBe(4);
    expect(results[1].matched).toEqual([
      [0, 3],
      [4, 8],
    ]);
    expect((await search("keep OR x", { literal: true })).totalMatches).toBe(0);
  });

  it("finds in files by a part of their path, and counts what that keeps away", async () => {
    expect(places(await search("keep file:KEEP.PY"))).toEqual(["Tools/keep.py:1"]);
    expect(places(await search("keep -file:*.{py,h}"))).toEqual([
      "Source/Private/Keeper.cpp:1",
      "Source/Private/Keeper.cpp:2",
      "Source/Private/Keeper.cpp:3",
    ]);
    expect((await search("keep file:nowhere")).removedByFilter).toEqual({ file: 5 });
  });

  it("leaves symbols and files to the operations that find them", async () => {
    await expect(search("keep type:symbol")).rejects.toMatchObject({ code: "invalid_input" });
    expect((await search("keep type:text")).totalMatches).toBe(5);
  });

  it("points at the part of an expression between slashes that cannot be read", async () => {
    await expect(search("x OR /a(b/")).rejects.toMatchObject({ details: { start: 7, end: 8 } });
  });

  it("points at the part of an expression that cannot be read, in the query as it was given", async () => {
    await expect(search("lang:cpp Keep(", { regex: true })).rejects.toMatchObject({
      code: "invalid_input",
      details: { field: "query", start: 13, end: 14, reason: "missing closing )" },
    });
  });

  it("asks for something to look for, and for repositories that there are", async () => {
    await expect(search("lang:cpp")).rejects.toMatchObject({ code: "invalid_input" });
    await expect(search("x repo:nothing")).rejects.toMatchObject({ code: "no_such_repository" });
  });

  it("has its whole time for searching, however long the list of files took after a start", async () => {
    const { pool } = index.context;
    const query: typeof pool.query = async (...args: unknown[]) => {
      await new Promise((resolve) => setTimeout(resolve, 120));
      return Reflect.apply(pool.query, pool, args);
    };
    const slow = { ...index.context, pool: { query } };
    // The list is only asked for after a moment has passed since the last look.
    await new Promise((resolve) => setTimeout(resolve, 250));
    const answer = await runOperation("search_text", { query: "keep(", timeout_ms: 100 }, slow);
    expect(answer).toMatchObject({ totalMatches: 3, searched: { notSearched: 0 } });
  });

  it("finds new text at once", async () => {
    await index.addFile({ repo: "game", path: "Tools/new.py", language: "python", text: "BRAND_NEW = 1\n" });
    await until(async () => (await search("brand_new")).totalMatches === 1);
  });

  it("streams files, then the end of the answer, with the same content", async () => {
    const events: TextEvent[] = [];
    for await (const event of searchTextEvents(checkInput(contract, { query: "keep" }), index.context))
      events.push(event);
    const whole = await search("keep");
    expect(events.flatMap((event) => (event.type === "file" ? event.rows : []))).toEqual(whole.results);
    const last = events.at(-1);
    expect(last?.type === "end" && last.answer).toMatchObject({
      totalMatches: whole.totalMatches,
      facets: whole.facets,
    });
  });
});
