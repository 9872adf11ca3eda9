import { expect, it } from "vitest";
import { masked } from "../../testing/indexer/masks";

it("the type that a macro is around is the function's", () => {
  expect(masked("LIB_EXTERN(const char *) name(void);\nstatic PyAPI_FUNC(int) f(int a, char *b);")).toBe(
    "~const char *~ name(void);\nstatic ~int~ f(int a, char *b);",
  );
  expect(masked("LIB_INLINE(ship_t) f(ship_t *a)\n{\n  return g(a);\n}")).toBe(
    "~ship_t~ f(ship_t *a)\n{\n  return g(a);\n}",
  );
  expect(masked("LIB_EXPORT( ship_t )\nf( crane_t  c,\n   int  n );")).toBe("~ ship_t ~\nf( crane_t  c,\n   int  n );");
  expect(masked('extern "C" {\nLIB_INLINE(struct ship *)\nf(int a);\n}')).toBe(
    'extern "C" {\n~struct ship *~\nf(int a);\n}',
  );
});

it("a macro on a line of its own, a call, parameters of old and a specifier of the language are around no type", () => {
  for (const code of [
    "Declare(ship)\nRegister(crane);",
    "Declare(ship)\nRegister(struct, crane);",
    "class Ship { NoCopies(Ship)\nShip(int a); };",
    "void f(void) { Lift(load) put(load); }",
    "_Atomic(int) f(int a);",
    "struct A { explicit(true) A(int a); };",
    "Main(a) ship a; { }",
  ])
    expect(masked(code)).toBe(code);
});
