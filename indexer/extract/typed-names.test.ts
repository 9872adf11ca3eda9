import { beforeAll, describe, expect, it } from "vitest";
import { sourceReader } from "@/testing/indexer/source-facts";

let read: Awaited<ReturnType<typeof sourceReader>>;
beforeAll(async () => {
  read = await sourceReader("cpp", "go", "javascript", "kotlin", "rust", "typescript");
});

describe("what a name says of its type", () => {
  it.each([
    ["typescript", "let crane: Crane = make();", ["crane is a Crane"]],
    ["typescript", "const rows: Row[] = [];", ["rows is an array of Row"]],
    ["typescript", "const crane = new Crane();", ["crane is what is Crane"]],
    ["typescript", "function make(): Crane { return crane; }", ["make is a Crane"]],
    ["cpp", "ns::Crane* Spare;", ["Spare is a Crane"]],
  ] as const)("%s: %s", (language, source, types) => {
    expect(read(language, source).types).toEqual(types);
  });

  it("is the type that is written, where a value is given too", () => {
    expect(read("typescript", "const base: Base = new Crane();").types).toEqual(["base is a Base"]);
  });

  it("is nothing where a type is the language's own word", () => {
    expect(read("cpp", "int count; auto other = 1;").types).toEqual([]);
  });

  it("of a part is the member of its own name", () => {
    expect(read("typescript", "const { name } = rows;").types).toEqual(["name is a member of value rows"]);
  });

  it("is what a function literal says that it gives, whatever it gives", () => {
    expect(read("typescript", "const make = (): Crane => new Hoist();").types).toEqual(["make is a Crane"]);
  });

  it("of a part of the receiver is the member of its own name", () => {
    expect(read("typescript", "class Crane { lift() { const { arm } = this; } }").types).toEqual([
      "arm is a member of value arm",
    ]);
  });

  it("of what a loop goes through is an element", () => {
    expect(read("typescript", "for (const row of rows) row.lift();").types).toEqual(["row is an element of rows"]);
  });

  it("of a lambda's parameter is what the function hands it, by its place", () => {
    expect(read("typescript", "rows.map((each, at) => each.name);").types).toEqual([
      "each is parameter 0 of a lambda for map",
      "at is parameter 1 of a lambda for map",
    ]);
  });

  it("of a lambda's parameter is what a constructor hands it, by its place", () => {
    expect(read("typescript", "new Crane(async (load) => load.name);").types).toEqual([
      "load is parameter 0 of a lambda for Crane",
    ]);
  });

  it("is each of several types in turn, objects without a name last", () => {
    expect(read("typescript", "let crane: { arm: 1 } & (Crane | Hoist<Load>) & Rig[];").types).toEqual([
      "crane is a Crane",
      "arm is a key beside arm",
      "Crane extends Hoist",
      "Hoist has argument 0: Load",
      "Hoist extends arm",
    ]);
  });

  it("is what a condition chooses, where all choices have one name", () => {
    expect(read("typescript", "function make(): T extends A ? Row<T> : never {}").types).toContain("make is a Row");
    expect(read("typescript", "function make(): T extends A ? Row<T> : Rows {}").types).toEqual([
      "Row has argument 0: T",
    ]);
  });

  it("keeps what a type is given, by its place", () => {
    expect(read("typescript", "let box: Map<Key, Crane[]>;").types).toEqual([
      "box is a Map",
      "Map has argument 0: Key",
      "Map has argument 1, an array: Crane",
    ]);
  });

  it("is another one for the one use of three that stands where a test holds", () => {
    const source = "function f(x: Animal) {\n  if (x instanceof Crane) { x.lift(); }\n  x.feed();\n}";
    expect(read("typescript", source).types).toEqual(["x is a Animal", "x is a Crane"]);
  });
});

describe("what else a name is kept with", () => {
  it("an extension with the type that it is called on", () => {
    expect(read("kotlin", "fun Crane.lift() = 1").types).toEqual(["lift extends Crane"]);
  });

  it("a base that a block of Rust gives to a type", () => {
    expect(read("rust", "impl Lift for Crane {}").types).toEqual(["Lift extends Crane"]);
  });

  it("a name in a lambda with the function that may give it a receiver", () => {
    expect(read("kotlin", "fun f() { build { hoist() } }").types).toEqual(["hoist is within build"]);
  });

  it("a named argument with the call whose parameter it is", () => {
    expect(read("kotlin", "fun f() { g(speed = 1) }").types).toEqual(["speed is a parameter of g"]);
  });

  it("keys of an object without a name with its first key, and those inside with theirs", () => {
    expect(read("javascript", "const o = { key: 1, other: { deep: 2 } };").types).toEqual([
      "o is what is key",
      "key is a key beside key",
      "other is what is deep",
      "other is a key beside key",
      "deep is a key beside deep",
      "deep is given to other",
    ]);
  });

  it("a key of a literal with the literal's type, and a key of a map with nothing", () => {
    const source =
      "package p\nvar a = Point{X: 1, In: Inner{Y: 2}}\nvar n = []Point{{X: 3}}\nvar m = map[string]int{X: 1}";
    const facts = read("go", source);
    expect(facts.lefts("X")).toEqual(["Point", "Point", -1]);
    expect([facts.lefts("In"), facts.lefts("Y")]).toEqual([["Point"], ["Inner"]]);
  });
});
