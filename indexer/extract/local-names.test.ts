import { beforeAll, describe, expect, it } from "vitest";
import { sourceReader } from "@/testing/indexer/source-facts";

let read: Awaited<ReturnType<typeof sourceReader>>;
beforeAll(async () => {
  read = await sourceReader("c", "cpp", "javascript", "python", "rust", "typescript");
});

describe("what a local name means", () => {
  it("C++: the innermost block's, from its own initializer on, and the outer one behind the block", () => {
    const source = "void f(int x) {\n  { int x = x; x++; }\n  x--;\n}";
    expect(read("cpp", source).bound("x")).toEqual([2, 2, 1]);
  });

  it("Rust: a second `let` reads the first one in its own initializer", () => {
    const source = "fn f(x: u8) {\n  let x = x + 1;\n  g(x);\n}";
    expect(read("rust", source).bound("x")).toEqual([1, 2]);
  });

  it("Rust: an arm of a match has names of its own", () => {
    const source = "fn f(x: Y) {\n  match x {\n    A(x) => x,\n    x if x > 1 => x,\n    _ => x,\n  }\n}";
    expect(read("rust", source).bound("x")).toEqual([1, 3, 4, 4, 1]);
  });

  it("C++: the head of a loop holds for the loop and not behind it", () => {
    const source = "void f() {\n  for (int i = 0; i < 3; ++i)\n    use(i);\n  use(i);\n}";
    expect(read("cpp", source).bound("i")).toEqual([2, 2, 2, null]);
  });

  it("C++: a lambda captures what stands around it", () => {
    const source = "void f(int x) {\n  auto g = [x](int y) { return x + y; };\n}";
    const facts = read("cpp", source);
    expect([facts.bound("x"), facts.bound("y")]).toEqual([[1, 1], [2]]);
  });

  it("JavaScript: `var` holds for the whole function, also above the block that it stands in", () => {
    const source = "var a = 1;\nfunction f() {\n  if (a) { var a = 2; }\n  return a;\n}";
    expect(read("javascript", source).bound("a")).toEqual([3, 3]);
  });

  it("JavaScript: a closure above a `const` means that one", () => {
    const source = "function f(a) {\n  {\n    const g = () => a;\n    const a = 1;\n  }\n  return a;\n}";
    expect(read("javascript", source).bound("a")).toEqual([4, 1]);
  });

  it("Python: a name that is assigned anywhere in a function is the function's from its first line on", () => {
    const source = "x = 1\ndef f():\n    print(x)\n    x = 3";
    expect(read("python", source).bound("x")).toEqual([4]);
  });

  it("Python: `global` names are the file's, and those of a comprehension its own", () => {
    const source = "x = 1\ndef f():\n    global x\n    x = 2\n    y = [x for x in r]\n    return x";
    expect(read("python", source).bound("x")).toEqual([null, null, 5, null]);
  });

  it("C: a jump leads to a label that comes later in its function, and to none of another one", () => {
    const source = "void f(void) {\n  goto end;\n  end: g();\n}\nvoid h(void) {\n  goto end;\n  end: g();\n}";
    expect(read("c", source).bound("end")).toEqual([3, 7]);
  });
});

describe("what stands left of a name", () => {
  it("is the nearest name of its chain, through calls and elements", () => {
    const facts = read("cpp", "void f() { a.b().c.d[0].e; ns::T::s(); }");
    expect(["b", "c", "d", "e", "s"].map((name) => facts.lefts(name)[0])).toEqual(["a", "b", "c", "d", "T"]);
  });

  it("of a literal's key is the type of the literal that the key stands in", () => {
    const source = "struct P { int x; };\nvoid f(void) { struct P p = { .x = 1 }; }";
    expect(read("c", source).lefts("x")).toEqual([-1, "P"]);
  });
});
