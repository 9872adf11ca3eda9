import { describe, expect, it } from "vitest";
import { batchOf } from "../../../testing/search/batch-of";
import { ordinalOfSymbol } from "../../format/symbol-id";
import { itConforms, type OpenedSearch } from "../conformance";
import type { ConformanceFile } from "../conformance-files";
import { mergeInSlices } from "./merger";
import { SymbolIndex } from "./symbol-index";

async function put(index: SymbolIndex, file: ConformanceFile, instead?: number): Promise<void> {
  const { id, path, repositoryId = 1, language = "cpp", scope = "user" } = file;
  const known = new Map([[id, { id, path, repositoryId, language, scope, stamp: 0 }]]);
  await index.add(batchOf(file), known, instead === undefined ? [] : [instead]);
}

async function open(files: readonly ConformanceFile[]): Promise<OpenedSearch> {
  const index = new SymbolIndex(mergeInSlices);
  for (const file of files) await put(index, file);
  return {
    search: {
      engine: "embedded",
      search: async (request) => index.search(request),
      size: () => index.size(),
      position: () => 0n,
      answering: () => ({ engine: "embedded", because: null }),
    },
    put: (file, instead) => put(index, file, instead),
    close: async () => index.clear(),
  };
}

itConforms("the embedded engine", open);

describe("the symbol index", () => {
  const names = (index: SymbolIndex, query: string): string[] =>
    index
      .search({ query, match: "prefix", filter: {}, limit: 100, offset: 0 })
      .rows.map(
        ({ hit }) => `${hit.name} ${hit.path}:${ordinalOfSymbol(Number(hit.id)) + 1} ${hit.containers.join(".")}`,
      )
      .sort();

  it("looks for no typos and no near names in what is said to be spelled right", async () => {
    const { search } = await open([{ id: 1, path: "a.h", symbols: [{ name: "vector", kind: "class" }] }]);
    const request = { query: "vetcor", match: "auto", filter: {}, limit: 9, offset: 0 } as const;
    expect((await search.search(request)).rows).toHaveLength(1);
    expect(await search.search({ ...request, asSpelled: true })).toMatchObject({ rows: [], nearNames: [] });
  });

  it("gives rows that rank alike in one order, however the index is divided and whenever each file came", async () => {
    const files = Array.from({ length: 30 }, (_, i): ConformanceFile => ({
      id: i + 1,
      path: `folder/f${i % 9}${i}.h`,
      symbols: [{ name: "resolve", kind: "function", key: `resolve ${i}` }],
    }));
    const filled = async (order: readonly ConformanceFile[]): Promise<string[]> => {
      const index = new SymbolIndex(mergeInSlices);
      for (const file of order) await put(index, file);
      const { rows } = index.search({ query: "resolve", match: "prefix", filter: {}, limit: 3, offset: 0 });
      return rows.map(({ hit }) => hit.path);
    };
    const inOrder = await filled(files);
    expect(inOrder).toHaveLength(3);
    expect(await filled([...files].reverse())).toEqual(inOrder);
    expect(await filled([...files.slice(11), ...files.slice(0, 11)])).toEqual(inOrder);
  });

  it("answers the same after many small segments were merged", async () => {
    const index = new SymbolIndex(mergeInSlices);
    const files = Array.from({ length: 40 }, (_, i): ConformanceFile => ({
      id: i + 1,
      path: `f${i}.h`,
      symbols: [
        { name: `Owner${i % 7}`, kind: "class", key: `owner ${i}` },
        { name: `member${i}`, kind: "method", container: 0 },
        { name: "member", kind: "method", qualifier: `Far${i % 3}`, key: `far ${i}` },
      ],
    }));
    const single = new SymbolIndex(mergeInSlices);
    const expected: string[] = [];
    for (const file of files) {
      await put(index, file);
      if (file.id % 2 === 0) index.remove(file.id);
      else for (const query of ["member", "Owner"]) expected.push(...(await alone(single, file, query)));
    }
    await index.whenIdle();
    expect(index.size()).toBe(60);
    expect([...names(index, "member"), ...names(index, "Owner")].sort()).toEqual(expected.sort());
  });

  it("answers the same, in the same order, after it was merged at rest", async () => {
    const index = new SymbolIndex(mergeInSlices);
    for (let i = 1; i <= 9; i++) {
      const symbols = [
        { name: "Owner", kind: "class" as const },
        { name: `member${i}`, kind: "method" as const, container: 0, bodyLines: i },
        { name: "far", kind: "method" as const, qualifier: `Far${i}` },
      ];
      await put(index, { id: i, path: `dir/f${i}.h`, symbols });
    }
    index.remove(4);
    const queries = ["member", "Owner", "Far7::far", "far 8", "owner member2", "f3 member", "mebmer5"];
    const before = queries.map((query) => hits(index, query));
    index.rest();
    await index.whenIdle();
    expect(queries.map((query) => hits(index, query))).toEqual(before);
    expect(before.every((rows) => rows.length > 0)).toBe(true);
    expect(index.size()).toBe(24);
  });

  it("leaves the large segment alone when a few files came after it", async () => {
    const index = new SymbolIndex(mergeInSlices);
    const large = Array.from({ length: 100 }, (_, i) => ({ name: `large${i}`, kind: "function" as const }));
    await put(index, { id: 1, path: "large.c", symbols: large });
    for (const id of [2, 3]) {
      await put(index, { id, path: `small${id}.c`, symbols: [{ name: `small${id}`, kind: "function" }] });
    }
    expect(index.segmentSizes()).toEqual([100, 1, 1]);
    index.rest();
    await index.whenIdle();
    expect(index.segmentSizes()).toEqual([100, 2]);
    index.rest();
    await index.whenIdle();
    expect(index.segmentSizes()).toEqual([100, 2]);
  });

  it("answers the same however few rows one merge may take, and asks for the memory of what was merged", async () => {
    let asked = 0;
    const open = (room: ConstructorParameters<typeof SymbolIndex>[1]) => new SymbolIndex(mergeInSlices, room);
    const bounded = open({ mostMerged: 60, mostDropped: 1, reclaim: () => asked++ });
    const unbounded = open({});
    for (let id = 1; id <= 40; id++) {
      const symbols = Array.from({ length: 10 }, (_, i) => ({ name: `name${id}of${i}`, kind: "function" as const }));
      for (const index of [bounded, unbounded]) await put(index, { id, path: `f${id}.c`, symbols });
    }
    for (let times = 0; times < 20; times++) {
      for (const index of [bounded, unbounded]) {
        index.rest();
        await index.whenIdle();
      }
    }
    expect(unbounded.segmentSizes()).toEqual([400]);
    // A quarter of all, where that is more than what one merge may take.
    expect(Math.max(...bounded.segmentSizes())).toBeLessThanOrEqual(100);
    expect(bounded.segmentSizes().length).toBeLessThanOrEqual(12);
    const queries = ["name7", "name12of3", "nmae4", "of9"];
    expect(queries.map((query) => hits(bounded, query))).toEqual(queries.map((query) => hits(unbounded, query)));
    await new Promise((resolve) => setImmediate(resolve));
    expect(asked).toBeGreaterThan(0);
  });

  function hits(index: SymbolIndex, query: string): string[] {
    const { rows } = index.search({ query, match: "auto", filter: {}, limit: 5, offset: 0 });
    return rows.map(({ hit }) => `${hit.name} ${hit.path}:${ordinalOfSymbol(Number(hit.id)) + 1}`);
  }

  async function alone(index: SymbolIndex, file: ConformanceFile, query: string): Promise<string[]> {
    index.clear();
    await put(index, file);
    return names(index, query);
  }

  it("forgets a file that goes while its successor comes", async () => {
    const index = new SymbolIndex(mergeInSlices);
    await put(index, { id: 1, path: "a.h", symbols: [{ name: "Before", kind: "class" }] });
    await put(index, { id: 2, path: "a.h", symbols: [{ name: "After", kind: "class" }] }, 1);
    expect(names(index, "Before")).toEqual([]);
    expect(names(index, "After")).toEqual(["After a.h:1 "]);
    expect(index.size()).toBe(1);
  });

  it("suggests no name that only deleted files have, merged or not", async () => {
    const index = new SymbolIndex(mergeInSlices);
    const near = () =>
      index.search({ query: "renderFrams", match: "exact", filter: {}, limit: 5, offset: 0 }).nearNames;
    const similar = () =>
      index.search({ query: "xenderFramesxx", match: "auto", filter: {}, limit: 5, offset: 0 }).nearNames;
    const shared = { name: "renderFrame", kind: "function" as const };
    await put(index, { id: 1, path: "a.c", symbols: [shared, { name: "renderFrames", kind: "function" }] });
    await put(index, { id: 2, path: "b.c", symbols: [shared] });
    expect([...near(), ...similar()]).toContain("renderFrames");
    expect(similar()).toContain("renderFrames");
    index.remove(1);
    expect(near()).toEqual(["renderFrame"]);
    expect(similar()).toEqual(["renderFrame"]);
    index.remove(2);
    expect([...near(), ...similar()]).toEqual([]);
  });

  it("takes what was typed with a separator for the owner that is there, though one spelled so was deleted", async () => {
    const index = new SymbolIndex(mergeInSlices);
    await put(index, { id: 1, path: "a.h", symbols: [{ name: "widget", kind: "class" }] });
    const symbols = [
      { name: "Widget", kind: "class" as const },
      { name: "paint", kind: "method" as const, container: 0 },
    ];
    await put(index, { id: 2, path: "b.h", symbols });
    index.remove(1);
    const { rows } = index.search({ query: "widget::", match: "auto", filter: {}, limit: 5, offset: 0 });
    expect(rows.map(({ hit }) => hit.name)).toEqual(["paint"]);
  });

  it("finds names beyond ASCII in any case", async () => {
    const index = new SymbolIndex(mergeInSlices);
    await put(index, { id: 1, path: "a.py", symbols: [{ name: "GrößeÄndern", kind: "function" }] });
    const { rows } = index.search({ query: "größeändern", match: "auto", filter: {}, limit: 5, offset: 0 });
    expect(rows[0]?.hit.name).toBe("GrößeÄndern");
  });
});
