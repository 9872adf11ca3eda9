import { describe, expect, it } from "vitest";
import { maskKotlinAgain } from "./mask-kotlin-again";

const masked = (source: string): string => maskKotlinAgain(source).text.replaceAll("\v", "·");

describe("the second mask of Kotlin", () => {
  it("reads the guard of an entry as one more condition", () => {
    expect(masked("when (x) {\n  is A<*> if a.b -> 1\n  RED if c -> 2\n  else if d -> 3\n}")).toBe(
      "when (x) {\n  is A<*> ,  a.b -> 1\n  RED ,  c -> 2\n  ······· d -> 3\n}",
    );
    for (const source of ["val a = if (b) { x -> c } else d", "  return if (a) b else { c -> d }"])
      expect(masked(source)).toBe(source);
  });

  it("gives the parser other names for those that are keywords elsewhere, and keeps what is written", () => {
    const source = "where?.let { }\nval a = insert { } get id\nf(final)\nget(a)";
    expect(masked(source)).toBe("wherE?.let { }\nval a = insert { } geT id\nf(finaL)\ngeT(a)");
    expect(maskKotlinAgain(source).named).toBe(source);
  });

  it("reads `dynamic` as any other name", () => {
    const source = "fun dynamic(a: dynamic) = b.dynamic { a::dynamic } // dynamic";
    expect(masked(source)).toBe("fun dynamiC(a: dynamiC) = b.dynamiC { a::dynamiC } // dynamic");
    expect(maskKotlinAgain(source).named).toBe(source);
  });

  it("leaves keywords alone where they are keywords", () => {
    for (const source of [
      "fun <T> f(a: T) where T : B = 1",
      "val a: Int by lazy { 1 }",
      "private set\nopen val b: Int\n  get() = 1\n  set(value) { }",
      '"where?.x" // where?.x',
    ])
      expect(masked(source)).toBe(source);
  });

  it("blanks context parameters and annotations of an accessor, and keeps both as uses", () => {
    const source = "context(_: Scope)\nfun f() {}\nval a\n  @Keep\n  get() = 1";
    expect(masked(source)).toBe("·················\nfun f() {}\nval a\n  ·····\n  get() = 1");
    expect(maskKotlinAgain(source).macros.map(({ name, start }) => [name, start])).toEqual([
      ["", 7],
      ["Keep", 38],
    ]);
  });

  it("blanks comments inside a chain of calls, and the dollars of strings that have several before them", () => {
    expect(masked('a()\n  // b\n  .c()\n$$"x ${y}"')).toBe('a()\n  ····\n  .c()\n··"x ·{y}"');
  });

  it("puts accessors behind a semicolon on a line of their own", () => {
    const source = "var a: A get() = b; set(value) { c(); d() }\nvar e = f; private set\n// ; get()";
    expect(masked(source)).toBe(source.replace("b; set", "b\n set").replace("f; p", "f\n p"));
    expect(maskKotlinAgain(source).named).toBe(source);
  });

  it("ends a property with a semicolon where its body ends in its line", () => {
    const source = 'class A : B() { override val c = D("e") }\nclass F { val g: H }';
    expect(masked(source)).toBe(source.replace(") }", ");}").replace("H }", "H;}"));
    for (const other of ["class A { val b = c\n}", "class A { fun b() { val c = 1; d } }"])
      expect(masked(other)).toBe(other);
  });

  it("takes time linear in the text", () => {
    for (const part of ["@A(", "/*", "is A<", '$$"', "where ", "context(", "if ", "// a\n", "{ val a ", ";get"]) {
      const started = performance.now();
      maskKotlinAgain(part.repeat(5_000));
      expect(performance.now() - started).toBeLessThan(5000);
    }
  });
});
