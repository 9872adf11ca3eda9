/**
 * What every engine behind the port SymbolSearch must keep of how people type: separators at the end, mistyped owners,
 * where the reader is.
 */
import { expect, it } from "vitest";
import type { ConformanceFile } from "./conformance-files";
import type { SymbolSearch, SymbolSearchRequest } from "./port";

/** Two repositories: a name and longer ones, members of the same name in owners whose names are easily mistyped. */
const TYPED: readonly ConformanceFile[] = [
  {
    id: 1,
    path: "Lib/asyncio/runners.py",
    language: "python",
    symbols: [
      { name: "run", kind: "function", bodyLines: 40 },
      { name: "is_global", kind: "function", bodyLines: 60 },
      { name: "is_globals", kind: "function", bodyLines: 60 },
      { name: "isGlobalState", kind: "function", bodyLines: 60 },
      { name: "is_global_init", kind: "function" },
    ],
  },
  {
    id: 2,
    path: "src/containers.h",
    repositoryId: 2,
    symbols: [
      { name: "HashMap", kind: "class", bodyLines: 90 },
      { name: "put", kind: "method", container: 0 },
      { name: "vector", kind: "class", bodyLines: 90 },
      { name: "push_back", kind: "method", container: 2 },
      { name: "Queue", kind: "class", bodyLines: 90 },
      { name: "put", kind: "method", container: 4, bodyLines: 50 },
      { name: "push_back", kind: "method", container: 4, bodyLines: 50 },
      { name: "parse", kind: "function", bodyLines: 900 },
      { name: "render", kind: "class", bodyLines: 900 },
    ],
  },
  {
    id: 3,
    path: "app/main.cpp",
    symbols: [
      { name: "parse", kind: "field" },
      { name: "renderer", kind: "class", bodyLines: 900 },
    ],
  },
];

/** Names that have a `$`, and those that have none. */
const DOLLARS: readonly ConformanceFile[] = [
  {
    id: 1,
    path: "src/scope.js",
    language: "javascript",
    symbols: [
      { name: "$scope", kind: "variable" },
      { name: "scope", kind: "variable" },
      { name: "Map", kind: "class" },
      { name: "Entry", kind: "class", container: 2 },
    ],
  },
];

/** Declares the tests. @param openOver opens the engine over these files */
export function itReadsTyping(
  openOver: (files: readonly ConformanceFile[]) => Promise<{ search: SymbolSearch }>,
): void {
  const first = async (query: string, more: Partial<SymbolSearchRequest> = {}) => {
    const { search } = await openOver(TYPED);
    const { rows } = await search.search({ query, match: "auto", filter: {}, limit: 20, offset: 0, ...more });
    return rows;
  };

  it.each([
    ["asyncoi.run", "run", "Lib/asyncio/runners.py"],
    ["asyncio.run", "run", "Lib/asyncio/runners.py"],
    ["HasMap.put", "put", "HashMap"],
    ["HahsMap::put", "put", "HashMap"],
    ["std::vetcor::push_back", "push_back", "vector"],
    ["vetcor::push_bakc", "push_back", "vector"],
  ])("finds a member though its owner is mistyped: %s", async (query, name, place) => {
    const [{ hit }] = await first(query);
    expect([hit.name, hit.containers[0] ?? hit.path]).toEqual([name, place]);
  });

  it.each([
    ["$scope", ["$scope"]],
    ["scope", ["scope"]],
    ["Map$Entry", ["Entry"]],
    ["$Map", ["Map"]],
  ])("takes a $ for a letter of the name where a name has it: %s", async (query, expected) => {
    const { search } = await openOver(DOLLARS);
    const { rows } = await search.search({ query, match: "exact", filter: {}, limit: 20, offset: 0 });
    expect(rows.map(({ hit }) => hit.name)).toEqual(expected);
  });

  it("finds what begins as typed where that is said to be spelled right", async () => {
    expect((await first("vect", { asSpelled: true })).map(({ hit }) => hit.name)).toContain("vector");
  });

  it("takes a separator at the end for a name that goes on", async () => {
    const found = (await first("is_global_")).map(({ hit }) => hit.name);
    expect(found[0]).toBe("is_global_init");
    expect(found.indexOf("is_global")).toBeGreaterThan(0);
    expect((await first("is_global"))[0].hit.name).toBe("is_global");
  });

  it.each(["HashMap::", "HashMap.", "HashMap->", "HashMap#", "hashmap."])(
    "lists members after a separator: %s",
    async (query) => {
      expect((await first(query)).map(({ hit }) => [hit.name, ...hit.containers])).toEqual([["put", "HashMap"]]);
    },
  );

  it("lists what is in a folder after a slash", async () => {
    const rows = await first("asyncio/");
    expect(rows).toHaveLength(5);
    expect(rows.every(({ hit }) => hit.path.startsWith("Lib/asyncio/"))).toBe(true);
  });

  it("puts what stands where the reader is first, and says so", async () => {
    const far = await first("parse");
    expect(far.map(({ hit }) => hit.repositoryId)).toEqual([2, 1]);
    expect(far.flatMap(({ signals }) => signals).some(({ signal }) => signal === "near")).toBe(false);
    const rows = await first("parse", { near: { repositoryId: 1, path: "app/main.cpp" } });
    expect(rows.map(({ hit }) => hit.repositoryId)).toEqual([1, 2]);
    expect(rows[0].signals.find(({ signal }) => signal === "near")?.weight).toBeGreaterThan(0);
    expect(rows[0].signals.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(rows[0].score);
  });

  it("keeps the very name elsewhere above what only begins with it where the reader is", async () => {
    const rows = await first("render", { near: { repositoryId: 1, path: "app/main.cpp" } });
    expect(rows.map(({ hit }) => hit.name)).toEqual(["render", "renderer"]);
  });
}
