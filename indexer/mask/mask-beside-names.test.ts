import { describe, expect, it } from "vitest";
import { masked } from "../../testing/indexer/masks";

describe("a macro behind a declared name", () => {
  it("is no method of its own", () => {
    expect(masked("class A { int total GUARDED_BY(mutex); bool on GUARDED_BY(m) = false; B* b NOT_NULL; };")).toBe(
      "class A { int total ~; bool on ~ = false; B* b ~; };",
    );
  });

  it("is told from a function or a variable in capitals, which have a type before them", () => {
    for (const code of [
      "class A { int GUARDED_BY(int x); Ship MAKE_SHIP(int x); const Ship MAKE_SHIP(int x); };",
      "class A { std::string MAKE_NAME(int x); Ship* MAKE_SHIP(int x); unsigned long LONG_NAME; };",
    ])
      expect(masked(code)).toBe(code);
  });

  it("is told from one with a comment in front of its type", () => {
    for (const code of [
      "class A {\n  // the stream\n  Stream INPUT;\n};",
      "class A {\n  int y; // of what\n  // it is\n\n  FString URL = 0;\n};",
    ])
      expect(masked(code)).toBe(code);
    expect(masked("class A {\n  // the stream\n  Stream in READ_ONLY;\n};")).toContain("Stream in ~;");
  });

  it("wraps the parameters of old declarations", () => {
    expect(masked("int f OF((char *a, int b));\nvoid *g _Z_OF((int));")).toBe(
      "int f ~(char *a, int b)~;\nvoid *g ~(int)~;",
    );
  });
});

it("marks between a pointer and its name, and behind a parameter's name, are no names", () => {
  expect(masked("void f(T* MAY_BE_NULL a, const T& NOT_NULL b);")).toBe("void f(T* ~ a, const T& ~ b);");
  expect(masked("void f(const T& from LIFETIME_BOUND, int n UNUSED_ARG);")).toBe("void f(const T& from ~, int n ~);");
  expect(masked("void f(T& a LIFETIME_BOUND = b) { T* NOT_NULL p = q; }")).toBe("void f(T& a ~ = b) { T* ~ p = q; }");
  for (const code of [
    "int a = b * MAX_SIZE;",
    "void f(T* NAMED_SO, unsigned OTHER_NAME);",
    "bool c = a & SOME_FLAG or b;",
    "void f() { g(a * SOME_SIZE, h(x SOME_TEXT)); }",
  ])
    expect(masked(code)).toBe(code);
});

it("marks behind the const of a function are no names", () => {
  expect(masked("struct A { bool f() const MAY_THROW { return g(); } };")).toBe(
    "struct A { bool f() const ~ { return g(); } };",
  );
  expect(masked("struct A { const T& f() const\n  LIFETIME_BOUND; };")).toBe("struct A { const T& f() const\n  ~; };");
  const code = "#if defined(A)\nconst SOME_TYPE f();\nstatic __be32 g();";
  expect(masked(code)).toBe(code);
});

it("a macro around a name that parameters follow writes a pointer to a function", () => {
  expect(masked("typedef int DOCK_CALLBACK(line_cb)(\n  const line *l);")).toBe(
    "typedef int (*~line_cb)(\n  const line *l);",
  );
  expect(masked("struct port {\n  char *DOCK_CALLBACK(read)(int);\n  int DOCK_CALLBACK(next)(void);\n};")).toBe(
    "struct port {\n  char *(*~read)(int);\n  int (*~next)(void);\n};",
  );
  for (const code of ["int f(int a) { return PICK(a)(1); }", "int MAKE(a);", "static MAKE(a)(b);"])
    expect(masked(code)).toBe(code);
});
