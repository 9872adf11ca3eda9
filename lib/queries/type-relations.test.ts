/** Questions about what derives from what, asked of real files that the real indexer has read. */
import { describe, expect, it } from "vitest";
import type { OutlineNode } from "../contract/file-outline";
import { askedIndex } from "../../testing/queries/indexed";
import { at, indexedSample, places } from "../../testing/queries/navigation";

const { ask } = askedIndex(indexedSample);

describe("types", () => {
  it("outside of the index have inheritors, too", async () => {
    const { results } = await ask("symbol_inheritors", { symbol: "external::Spirit" });
    expect(results).toMatchObject([{ name: "AGhost", of: "external::Spirit", depth: 1 }]);
    expect((await ask("symbol_inheritors", { symbol: "Spirit" })).totalMatches).toBe(1);
    expect((await ask("symbol_inheritors", { symbol: "other::Spirit" })).totalMatches).toBe(0);
  });

  it("are derived by each specialization of a template, and a template by its own", async () => {
    const placesBelow = async (symbol: string) =>
      (await ask("symbol_inheritors", { symbol })).results.map(({ name, line }) => `${name} ${line}`);
    expect(await placesBelow("PackBase")).toEqual(["Pack 4", "Pack 6"]);
    expect(await placesBelow("Pack")).toEqual(["Empty 8", "Pack 6", "Pair 7"]);
    // `Pack<int, int>` is none that leaves nothing open
    const ofSpecial = await ask("symbol_inheritors", { file: "cpp/Pack.h", line: 4, column: 20 });
    expect(ofSpecial.results.map(({ name, line }) => `${name} ${line}`)).toEqual(["Empty 8"]);
    const ofPartial = await ask("symbol_inheritors", { file: "cpp/Pack.h", line: 6, column: 8 });
    expect(ofPartial.results.map(({ name, line }) => `${name} ${line}`)).toContain("Pair 7");
    const ofOther = await ask("symbol_inheritors", { file: "cpp/Pack.h", line: 10, column: 20 });
    expect(ofOther.results.map(({ name, basis }) => `${name}, ${basis}`)).toEqual(["Cotton, name"]);
    const ofNext = await ask("symbol_inheritors", { file: "cpp/Pack.h", line: 13, column: 20 });
    expect(ofNext.results.map(({ name, line, basis }) => `${name} ${line}, ${basis}`)).toEqual(["Sack 14, scope"]);
    const tree = JSON.stringify(await ask("symbol_hierarchy", { symbol: "PackBase", direction: "down" }));
    expect(tree.match(/"line":6\b/g)).toHaveLength(1);
  });

  it("have inheritors, under the names of the proposal as well", async () => {
    const answer = await ask("symbol_inheritors", { symbol: "AActor", transitive: true });
    expect(answer.results.map(({ name, depth }) => [name, depth])).toEqual([
      ["APawn", 1],
      ["AGhost", 2],
    ]);
    expect(answer.cppInheritors).toEqual(answer.results);
    expect(answer.blueprintInheritors).toEqual([]);
    expect(answer).toMatchObject({ symbol: "AActor", kind: "class" });
  });
  it("stand in a tree, with bases from outside named", async () => {
    const { results } = await ask("symbol_hierarchy", { symbol: "AGhost" });
    expect(results[0].root).toBe(true);
    expect(results[0].bases.map(({ name, external }) => [name, external])).toEqual([
      ["APawn", false],
      ["external::Spirit", true],
    ]);
    expect(results[0].bases[0].bases[0].name).toBe("AActor");
  });
  it("list their members, inherited ones on request", async () => {
    const own = await ask("symbol_members", { symbol: "APawn" });
    expect(own.members.map(({ name, line, access }) => [name, line, access])).toEqual([
      ["Tick", 10, "public"],
      ["Move", 11, "public"],
      ["Speed", 13, "private"],
    ]);
    expect(own.members[0]).toMatchObject({ signature: "void Tick(float delta) override", definition: { line: 4 } });
    const all = await ask("symbol_members", { symbol: "APawn", inherited: true });
    expect(all.members.map(({ name }) => name)).toEqual(["Tick", "Move", "Speed", "Health"]);
    const go = await ask("symbol_members", { symbol: "Probe" });
    expect(go.members.map(({ name }) => name)).toEqual(["Depth", "Read"]);
  });
});

describe("implementations", () => {
  it("are overriding methods, in anonymous classes too", async () => {
    const { results } = await ask("symbol_implementations", { symbol: "area", containingType: "Shape" });
    expect(places(results)).toEqual(["java/shop/Square.java:5", "java/shop/Square.java:7"]);
  });
  it("satisfy a Go interface by their methods' names and types, unless another method of the name hides them", async () => {
    const { results } = await ask("symbol_implementations", { symbol: "Reader" });
    expect(results.map(({ name }) => name).sort()).toEqual(["Probe", "Wide"]);
  });
  it("follow Python's and TypeScript's classes", async () => {
    expect(places((await ask("symbol_implementations", { symbol: "valve", containingType: "Pump" })).results)).toEqual([
      "py/pump.py:9",
    ]);
    expect(places((await ask("symbol_implementations", at("ts/list.ts", 2, "push"))).results)).toEqual([
      "ts/list.ts:3",
    ]);
  });
});

describe("the outline of a file, asked for its relations", () => {
  const related = async (file: string) => {
    const { results, relationsOmitted } = await ask("file_outline", { file: `sample/${file}`, relations: true });
    expect(relationsOmitted).toBe(0);
    const flat = (nodes: readonly OutlineNode[]): OutlineNode[] => nodes.flatMap((one) => [one, ...flat(one.children)]);
    return new Map(flat(results).flatMap(({ name, relations }) => (relations ? [[name, relations]] : [])));
  };

  it("says how many types derive and how many methods override, as the lists do", async () => {
    const found = await related("java/shop/Shape.java");
    const { totalMatches } = await ask("symbol_implementations", { symbol: "area", containingType: "Shape" });
    expect(found.get("area")).toEqual({ inheritors: 0, overridden: totalMatches, overrides: null });
    expect(found.get("Shape")).toMatchObject({ inheritors: 1 });
  });
  it("says what a method overrides, and leads there; what stands alone has no figure", async () => {
    const found = await related("cpp/Actor.cpp");
    expect(found.get("APawn::Tick")?.overrides).toMatchObject({ count: 1, qualifiedName: "AActor::Tick" });
    expect(found.get("APawn::Tick")?.overrides?.url).toMatch(/^\/r\/sample\/cpp\/Actor\.(h|cpp)\?symbol=/);
    expect(found.has("APawn::Move")).toBe(false);
    expect(found.has("run")).toBe(false);
  });
  it("has none unless asked", async () => {
    const { results, relationsOmitted } = await ask("file_outline", { file: "sample/java/shop/Shape.java" });
    expect(relationsOmitted).toBeUndefined();
    expect(JSON.stringify(results)).not.toContain("inheritors");
  });
});
