/**
 * Questions about places and symbols, asked of real files that the real indexer has read: what a user can rely on in
 * each language.
 */
import { describe, expect, it } from "vitest";
import { askedIndex } from "../../testing/queries/indexed";
import { at, indexedSample, places } from "../../testing/queries/navigation";

const { ask } = askedIndex(indexedSample);

describe("what stands at a place", () => {
  it("is the definition first, then the declaration", async () => {
    const { results, symbol } = await ask("symbol_at", at("cpp/Actor.cpp", 6, "Tick"));
    expect(symbol).toBe("Tick");
    expect(places(results)).toEqual(["cpp/Actor.cpp:3", "cpp/Actor.h:5"]);
    expect(results[0]).toMatchObject({ role: "definition", kind: "method", basis: "receiver", external: false });
  });
  it("is the binding of a local", async () => {
    const { results } = await ask("symbol_at", at("cpp/Actor.cpp", 6, "step + 2"));
    expect(results).toMatchObject([{ kind: "local", name: "step", line: 6 }]);
  });
  it("is the file that an include line brings, and what it brings from outside", async () => {
    expect((await ask("symbol_at", at("cpp/Actor.cpp", 1, "Actor.h"))).results).toMatchObject([
      { kind: "file", file: "cpp/Actor.h" },
    ]);
    const [outside] = (await ask("symbol_at", at("ts/use.ts", 7, "Chart"))).results;
    expect(outside).toMatchObject({ external: true, specifier: "charts" });
    expect(outside).not.toHaveProperty("file");
  });
  it("is what a name means as the file uses it, with the members of the type", async () => {
    const answer = await ask("symbol_at", { file: "sample/ts/use.ts", symbol: "Rows", members: true });
    expect(answer.results[0]).toMatchObject({ name: "List", file: "ts/list.ts", line: 2 });
    expect(answer.members.map(({ name }) => name)).toEqual(["push"]);
  });
  it("is the enclosing type for `this`", async () => {
    const { results } = await ask("symbol_at", at("java/shop/Square.java", 4, "this"));
    expect(results[0]).toMatchObject({ name: "Square", kind: "class" });
  });
});

describe("usages", () => {
  it("carry role, enclosing symbol, preview and basis, and leave namesakes out", async () => {
    const { results } = await ask("symbol_usages", { symbol: "push", containingType: "List" });
    expect(places(results)).toEqual(["ts/list.ts:3", "ts/use.ts:4"]);
    expect(results[1]).toMatchObject({ role: "call", basis: "receiver", preview: `rows.push("a");` });
    expect(results[0].enclosing).toMatchObject({ qualifiedName: "Sorted.push" });
  });
  it("say which go through an override", async () => {
    const { results } = await ask("symbol_usages", { symbol: "Tick", containingType: "AActor" });
    expect(results.map(({ line, through }) => [line, through])).toEqual([
      [4, null],
      [6, null],
      [6, "override"],
    ]);
  });
  it("of a local are those of its binding", async () => {
    const { results } = await ask("symbol_usages", at("cpp/Actor.cpp", 6, "step"));
    expect(results.map(({ role }) => role)).toEqual(["write", "read"]);
  });
  it("find a class under the name that a file imports it by", async () => {
    const { results } = await ask("symbol_usages", { symbol: "List", lang: "typescript" });
    expect(places(results)).toContain("ts/use.ts:3");
  });
  it("are narrowed by role, and say what that removed", async () => {
    const answer = await ask("symbol_usages", { symbol: "Health", role: "write" });
    expect(places(answer.results)).toEqual(["cpp/Actor.cpp:3"]);
  });
  it("say why there are none", async () => {
    const answer = await ask("symbol_usages", { symbol: "AGhost" });
    expect(answer.emptyReason).toMatchObject({ code: "no_match", message: expect.stringContaining("Nothing uses") });
  });
});

describe("callers", () => {
  it("are functions with the places of their calls, recursion marked", async () => {
    const { results } = await ask("symbol_callers", { symbol: "Move", depth: 2 });
    expect(results.map(({ qualifiedName, recursive }) => [qualifiedName, recursive])).toEqual([
      ["APawn::Tick", false],
      ["APawn::Move", true],
    ]);
    expect(results[0].sites).toMatchObject([{ line: 4 }]);
    expect(results[0].calls.map(({ name }) => name)).toEqual(["run"]);
  });
  it("go the other way, too", async () => {
    const { results } = await ask("symbol_callers", { symbol: "start", direction: "outgoing" });
    expect(results).toMatchObject([{ name: "valve", file: "py/pump.py" }]);
  });
  it("of a class construct it", async () => {
    const { results } = await ask("symbol_callers", { symbol: "Square", kind: "class" });
    expect(results).toMatchObject([{ name: "unit", through: "constructor" }]);
  });
});

describe("about one symbol", () => {
  it("its comment is given as written and as plain text", async () => {
    const [doc] = (await ask("symbol_doc", { symbol: "AActor" })).results;
    expect(doc).toMatchObject({ doc: "/** Anything that can be placed. */", text: "Anything that can be placed." });
    expect((await ask("symbol_doc", { symbol: "Pump" })).results[0].text).toBe("Moves water.");
  });
  it("its signature is given on one line and raw", async () => {
    const { results } = await ask("symbol_signature", { symbol: "Move" });
    expect(results.map(({ signature }) => signature).sort()).toEqual(["void APawn::Move()", "void Move()"]);
  });
  it("header and source find each other", async () => {
    expect((await ask("symbol_counterpart", { file: "cpp/Actor.h" })).results).toMatchObject([
      { file: "cpp/Actor.cpp", side: "source", sharedSymbols: 3 },
    ]);
    expect(places((await ask("symbol_counterpart", at("cpp/Actor.cpp", 5, "Move"))).results as never)).toEqual([
      "cpp/Actor.h:11",
    ]);
  });
  it("a bundle answers every part at once", async () => {
    const answer = await ask("symbol_bundle", { query: "Tick", containingType: "AActor" });
    expect(answer.target).toMatchObject({ qualifiedName: "AActor::Tick" });
    expect(answer.info?.declarations.length).toBe(2);
    expect(answer.references?.totalMatches).toBe(3);
    expect(answer.implementations?.results.map(({ qualifiedName }) => qualifiedName)).toEqual(["APawn::Tick"]);
    expect(answer.incoming?.results.map(({ name }) => name)).toEqual(["Tick", "run"]);
  });
  it("a member that a class inherits is found through it", async () => {
    const { subjects } = await ask("symbol_signature", { symbol: "Health", containingType: "APawn" });
    expect(subjects).toMatchObject([{ qualifiedName: "AActor::Health" }]);
  });
});
