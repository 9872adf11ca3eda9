import { describe, expect, it } from "vitest";
import { masked } from "./testing";

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

  it("wraps the parameters of old declarations", () => {
    expect(masked("int f OF((char *a, int b));\nvoid *g _Z_OF((int));")).toBe(
      "int f ~(char *a, int b)~;\nvoid *g ~(int)~;",
    );
  });
});
