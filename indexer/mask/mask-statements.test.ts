import { expect, it } from "vitest";
import { masked } from "../../testing/indexer/masks";

it("macros write the commas of a list, and the members of an enum", () => {
  expect(masked("int a[] = { X(1) X(2)\n 3 };")).toBe("int a[] = { ~1, ~2,\n 3 };");
  expect(masked("enum E { KINDS(X)\n E_LAST };")).toBe("enum E { ~\n E_LAST };");
  for (const code of ["int a[] = { f(1), g(2) };", 'F s = { TEXT("a") };', "int b[] = { f(1) + 2 };"])
    expect(masked(code)).toBe(code);
});

it("types that a macro wraps are left", () => {
  expect(masked("PACKED(\ntypedef struct a {\n int b;\n} a_t)\nint f();")).toBe(
    "~\ntypedef struct a {\n int b;\n} a_t~\nint f();",
  );
});

it("a macro on a line of its own is no function, also with underscores in front", () => {
  expect(masked("struct s {\n  __DECLARE_TAIL(int, data);\n  int x;\n};")).toBe("struct s {\n  ~\n  int x;\n};");
  expect(masked("_NOP_ALL(read, *)\n_NOP_ALL(write,)\nint f(void);")).toBe("~\n~\nint f(void);");
});

it("a described body is that of a function, whose parameters are what stands before the description", () => {
  expect(masked('TEST_CASE("sails", "[ship]") { int a; }')).toBe("TEST_CASE(~) { int a; }");
  expect(masked('TEMPLATE_CASE(Fixture, "sails", int, (A, B)) {\n f();\n}')).toBe(
    "TEMPLATE_CASE(Fixture~) {\n f();\n}",
  );
  expect(masked('MATCHER(IsEmpty, negation ? "is" : "is not") { return true; }')).toBe(
    "MATCHER(IsEmpty~) { return true; }",
  );
  const code = "TEST_CASE(Fixture, sails) { f(); }";
  expect(masked(code)).toBe(code);
});

it("what a macro wraps in a list of values is read where it stands", () => {
  expect(masked("T a = { TABLE({ {1, &f}, {2, &g} }) };")).toBe("T a = { ~{ {1, &f}, {2, &g} }~ };");
  expect(masked("T a = { .PRIVATE(size) = 1, .b = 2 };")).toBe("T a = { .~size~ = 1, .b = 2 };");
  for (const code of ["T a = { Point({ 1, 2 }) };", "T a = { SIZE(3, 4) };"]) expect(masked(code)).toBe(code);
});

it("a loop of capitals is the head of one, with braces or without", () => {
  expect(masked("void f() {\n LIST_FOREACH(a, &b->c, d)\n  g(a);\n}")).toBe(
    "void f() {\n while~(a, &b->c, d)\n  g(a);\n}",
  );
  expect(masked("void f() {\n LIST_FOREACH(a, &b->c, d)\n  if (a) g(a);\n}")).toBe(
    "void f() {\n while~(a, &b->c, d)\n  if (a) g(a);\n}",
  );
});
