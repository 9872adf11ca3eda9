/** What a name means, asked of real files that the real indexer has read. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bundlePrograms, folderWith, startIndexer } from "../../testing/indexer/run-indexer";
import { registerRepositories } from "../db/admin/repositories";
import { testDatabase, type TestDatabase } from "../../testing/database/test-database";
import { CodeIndex } from "./facts/code-index";
import { Resolver } from "./resolver";

const FILES: Record<string, string> = {
  "cpp/Crane.h": `#pragma once
namespace harbour {
class Hook;
class Machine { public: virtual void Stop(); int Power; };
class Crane : public Machine {
public:
  Crane* Next();
  int Lift(float weight);
  int Lift(float weight, int times);
  void Stop() override;
};
}
`,
  "cpp/Crane.cpp": `#include "Crane.h"
#include <vector>
int harbour::Crane::Lift(float weight) { Power = 3; return Lift(weight, 2); }
void harbour::Crane::Stop() { Machine::Stop(); Next()->Next()->Stop(); std::vector<int> push; push.size(); }
void run(harbour::Crane& crane) { int Lift = 1; crane.Lift(2.0f); Lift++; }
`,
  "c/keel.c": `int keel(int depth) {
  int drift = 0;
  if (depth) {
#ifdef DEEP
    drift = 1;
#else
    if (depth > 1) {
      drift = 2;
#endif
#if SHALLOW > 1
    }
#endif
  }
  return drift + sounding;
}
`,
  "java/shop/Order.java": `package shop;
import java.util.List;
public class Order {
  private final List<Line> lines;
  Order(List<Line> lines) { this.lines = lines; }
  int total() { int sum = 0; for (Line line : lines) sum += line.price(); return sum; }
  Line first() { return lines.get(0); }
  void print() { System.out.println(first().price()); }
}
`,
  "java/shop/Line.java": `package shop;
class Line { int price() { return 1; } Object get(int i) { return null; } }
`,
  "ts/list.ts": `export class List { push(item: string): void {} }
export function make(): List { return new List(); }
`,
  "ts/use.ts": `import { make as build } from "./list";
import { outside } from "some-package";
const list = build();
list.push("a");
const rows: string[] = [];
rows.push("b");
outside();
`,
  "ts/rows.ts": `export class Row { name = ""; twin(): this { return this; } }
export const kinds = { Row, limits: { most: 9 } };
export function open() { const row = new Row(); return row; }
`,
  "ts/read.ts": `import { kinds, open, Row } from "./rows";
const all = new Map<string, Row>();
all.get("a").name;
[open()].length;
const rows: Row[] = [];
rows.filter((row) => row.name);
open().twin().name;
new kinds.Row().name;
kinds.limits.most;
function show(value: unknown) { if (value instanceof Row) value.name; }
rows[0].name;
`,
  "go/go.mod": "module example.com/sonar\n",
  "go/probe/probe.go": `package probe
type Probe struct { Depth int }
func New() *Probe { return &Probe{Depth: 1} }
func (p *Probe) Read() int { return p.Depth }
`,
  "go/main.go": `package main
import "example.com/sonar/probe"
func main() { p := probe.New(); p.Read() }
`,
};

let database: TestDatabase;
let resolver: Resolver;
let remove: () => void = () => {};

beforeAll(async () => {
  database = await testDatabase();
  const folder = folderWith(FILES);
  const programs = await bundlePrograms();
  remove = () => {
    folder.remove();
    programs.remove();
  };
  await registerRepositories(database.pool, [{ root: folder.root, name: "sample", scope: "user", excludes: [] }]);
  await startIndexer(programs, database.url, { workers: 1 }).exited;
  resolver = new Resolver(new CodeIndex(database.pool));
}, 60_000);
afterAll(async () => {
  await database?.drop();
  remove();
});

/** What the nth occurrence of a name in a file's line (1-based) means, in words. */
async function meaning(path: string, line: number, name: string, nth = 1): Promise<string> {
  const { rows } = await database.pool.query<{ id: number }>("select id from file where path = $1", [path]);
  const file = await resolver.code.file(rows[0].id);
  if (!file) return "no such file";
  let column = -1;
  for (let i = 0; i < nth; i++) column = FILES[path].split("\n")[line - 1].indexOf(name, column + 1);
  const found = await resolver.occurrence(file, file.occurrenceAt(line - 1, column));
  if (found.local >= 0) return `local at line ${file.uses.line[found.local] + 1}`;
  if (found.external) return `outside${found.external.specifier ? ` (${found.external.specifier})` : ""}`;
  const keys = [...new Set(found.declarations.map((d) => [...d.owners, d.name].join(".")))];
  return `${keys.join(" or ")}, ${found.basis}`;
}

describe("C", () => {
  it("does not say that a name is from outside which the file binds, where its blocks are not known", async () => {
    const { rows } = await database.pool.query<{ id: number }>("select id from file where path = 'c/keel.c'");
    const file = await resolver.code.file(rows[0].id);
    if (!file) throw new Error("no such file");
    const answer = (column: number) => resolver.meaning(file, file.occurrenceAt(13, column));
    expect((await answer(9)).external).toBeNull();
    expect((await answer(17)).external).not.toBeNull();
  });
});

describe("C++", () => {
  it("finds members of the class that an out-of-class definition belongs to, inherited ones too", async () => {
    expect(await meaning("cpp/Crane.cpp", 3, "Power")).toBe("harbour.Machine.Power, scope");
  });
  it("goes through a base that is named", async () => {
    expect(await meaning("cpp/Crane.cpp", 4, "Stop", 2)).toBe("harbour.Machine.Stop, scope");
  });
  it("follows what functions return from call to call", async () => {
    expect(await meaning("cpp/Crane.cpp", 4, "Stop", 3)).toBe("harbour.Crane.Stop, receiver");
  });
  it("takes a local before the member of the same name", async () => {
    expect(await meaning("cpp/Crane.cpp", 5, "Lift", 3)).toBe("local at line 5");
  });
  it("tells overloads apart by the number of arguments", async () => {
    const { rows } = await database.pool.query<{ id: number }>("select id from file where path = 'cpp/Crane.cpp'");
    const file = await resolver.code.file(rows[0].id);
    const column = FILES["cpp/Crane.cpp"].split("\n")[2].lastIndexOf("Lift");
    const found = await resolver.occurrence(file!, file!.occurrenceAt(2, column));
    expect(found.declarations.map((d) => d.disambiguator)).toEqual(["float-int"]);
  });
  it("keeps the members of a library's type outside", async () => {
    expect(await meaning("cpp/Crane.cpp", 4, "size")).toMatch(/^outside/);
  });
});

describe("Java", () => {
  it("types a loop's variable and finds its member", async () => {
    expect(await meaning("java/shop/Order.java", 6, "price")).toBe("shop.Line.price, receiver");
  });
  it("sends a call on a library's type outside, with its import, though a class here has the name", async () => {
    expect(await meaning("java/shop/Order.java", 7, "get")).toBe("outside (java.util.List)");
  });
  it("follows a method's declared result", async () => {
    expect(await meaning("java/shop/Order.java", 8, "price")).toBe("shop.Line.price, receiver");
  });
});

describe("TypeScript", () => {
  it("follows an import under another name to what it returns", async () => {
    expect(await meaning("ts/use.ts", 4, "push")).toBe("List.push, receiver");
  });
  it("says which package brings a name that is not here", async () => {
    expect(await meaning("ts/use.ts", 7, "outside")).toBe("outside (some-package)");
  });
});

describe("TypeScript's values", () => {
  it.each([
    ["an element that a library's container gives, by its type argument", 3],
    ["the parameter of a lambda, by what the array holds", 6],
    ["what a function returns without saying its type, and a method that returns its own", 7],
    ["a class that an object literal holds", 8],
    ["a name whose type a test tells", 10],
    ["an element by its index", 11],
  ])("have the type of %s", async (_what, line) => {
    expect(await meaning("ts/read.ts", line, "name")).toBe("Row.name, receiver");
  });
  it("hold the members that an object literal has", async () => {
    expect(await meaning("ts/read.ts", 9, "most")).toBe("kinds.limits.most, receiver");
  });
});

describe("Go", () => {
  it("finds a package by its import path and a method by its receiver", async () => {
    expect(await meaning("go/main.go", 3, "New")).toBe("probe.New, import");
    expect(await meaning("go/main.go", 3, "Read")).toBe("probe.Probe.Read, receiver");
  });
  it("knows the field that a literal's key names", async () => {
    expect(await meaning("go/probe/probe.go", 3, "Depth")).toBe("probe.Probe.Depth, receiver");
  });
});
