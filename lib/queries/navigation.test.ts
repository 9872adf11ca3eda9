/** Questions about symbols, asked of real files that the real indexer has read: what a user can rely on in each language. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bundlePrograms, folderWith, startIndexer } from "../../indexer/testing";
import { createPrismaClient } from "../db/client";
import { registerRepositories } from "../db/repositories";
import { testDatabase, type TestDatabase } from "../db/testing";
import type { OutlineNode } from "../contract/file-outline";
import type { QueryContext } from "./context";
import { noTextSearch } from "./testing";
import { askerOf } from "./testing-ask";

const FILES: Record<string, string> = {
  "cpp/Actor.h": `#pragma once
/** Anything that can be placed. */
class AActor {
public:
  virtual void Tick(float delta);
  int Health;
};
class APawn : public AActor {
public:
  void Tick(float delta) override;
  void Move();
private:
  float Speed;
};
class AGhost : public APawn, public external::Spirit {};
`,
  "cpp/Actor.cpp": `#include "Actor.h"
#include <cmath>
void AActor::Tick(float delta) { Health = 1; }
void APawn::Tick(float delta) { AActor::Tick(delta); Move(); }
void APawn::Move() { if (Health > 0) Move(); }
void run(AActor& actor, APawn& pawn) { actor.Tick(1.0f); pawn.Tick(2.0f); float step = 1; step = step + 2; }
`,
  "cpp/Pack.h": `#pragma once
struct PackBase {};
template <typename... Each> struct Pack;
template <> struct Pack<> : PackBase {};
template <typename First, typename... Rest>
struct Pack<First, Rest...> : PackBase, Pack<Rest...> {};
struct Pair : Pack<int, int> {};
`,
  "java/shop/Shape.java": `package shop;
public interface Shape { int area(); }
`,
  "java/shop/Square.java": `package shop;
public class Square implements Shape {
  private int side;
  public Square(int side) { this.side = side; }
  public int area() { return side * side; }
  static Shape unit() { return new Square(1); }
  static Shape none() { return new Shape() { public int area() { return 0; } }; }
}
`,
  "java/shop/Sum.java": `package shop;
class Sum { int of(Shape[] shapes) { int all = 0; for (Shape shape : shapes) all += shape.area(); return all; } }
`,
  "ts/list.ts": `/** A row of things. */
export class List { push(item: string): void {} }
export class Sorted extends List { override push(item: string): void { super.push(item); } }
`,
  "ts/use.ts": `import { List as Rows, Sorted } from "./list";
import { Chart } from "charts";
const rows = new Rows();
rows.push("a");
const other: string[] = [];
other.push("b");
new Chart().push("c");
`,
  "py/pump.py": `class Pump:
    """Moves water."""
    def start(self):
        return self.valve()
    def valve(self):
        return 1

class Quiet(Pump):
    def valve(self):
        return 2
`,
  "py/main.py": `from py.pump import Quiet
pump = Quiet()
pump.start()
`,
  "go/go.mod": "module example.com/sonar\n",
  "go/probe/probe.go": `package probe
type Reader interface { Read(size int) (int, error) }
type Probe struct { Depth int }
func (p *Probe) Read(n int) (count int, err error) { return p.Depth, nil }
type Wide struct { Probe }
type Other struct {}
func (o Other) Read() string { return "" }
`,
};

let database: TestDatabase;
let context: QueryContext;
let close: () => Promise<void> = async () => {};

beforeAll(async () => {
  database = await testDatabase();
  const folder = folderWith(FILES);
  const programs = await bundlePrograms();
  await registerRepositories(database.pool, [{ root: folder.root, name: "sample", scope: "user", excludes: [] }]);
  await startIndexer(programs, database.url, { workers: 1 }).exited;
  const db = createPrismaClient(database.pool);
  const search = { search: async () => ({ rows: [], nearNames: [] }) };
  context = { db, pool: database.pool, search: async () => search as never, text: noTextSearch };
  close = async () => {
    await db.$disconnect();
    folder.remove();
    programs.remove();
  };
}, 90_000);
afterAll(async () => {
  await close();
  await database?.drop();
});

const ask = askerOf(() => context);

const at = (file: string, line: number, name: string) => ({
  ...{ repo: "sample", file, line, column: FILES[file].split("\n")[line - 1].indexOf(name) + 1 },
});
const places = (rows: readonly { file?: string; line?: number }[]) => rows.map(({ file, line }) => `${file}:${line}`);

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
    expect(await placesBelow("Pack")).toEqual(["Pack 6", "Pair 7"]);
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
  it("satisfy a Go interface by their methods' names and types", async () => {
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
