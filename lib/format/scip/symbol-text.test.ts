import { describe, expect, test } from "vitest";
import { isLocalSymbol, lastDescriptor, packageOf } from "./symbol-text";

describe("a SCIP symbol", () => {
  test.each([
    ["scip-go gomod example.org/a v1 `example.org/a/b`/Load#Weigh().", "Weigh", "method"],
    ["scip-typescript npm . . src/`a.ts`/Crane#`<get>load`().", "<get>load", "method"],
    ["scip-typescript npm . . src/`a.ts`/lift().(height)", "height", "parameter"],
    ["scip-java maven . . a/Box#[T]", "T", "typeParameter"],
    ["rust-analyzer cargo a 0.1.0 macros/vec!", "vec", "macro"],
    ["scip-python python . . `a.b`/__init__:", "__init__", "meta"],
    ["x y z w over(+1).", "over", "method"],
    ["x y z w `a``b`.", "a`b", "term"],
    ["a  b . . . name/", "name", "namespace"],
  ])("%s ends in %s", (symbol, name, kind) => expect(lastDescriptor(symbol)).toEqual({ name, kind }));

  test("that is local, or none, has no descriptor", () => {
    expect(isLocalSymbol("local 12")).toBe(true);
    for (const text of ["local 12", "", "a b", "a b c d", "a b c d `open", "a b c d name", "a b c d [x.", "a b c d f("])
      expect(lastDescriptor(text), text).toBeNull();
  });

  test("names its package, with blanks in it", () => {
    expect(packageOf("scip-go gomod example.org/a v1 `a`/B#")).toEqual({ manager: "gomod", name: "example.org/a" });
    expect(packageOf("s maven my  own  code 1 a/")).toEqual({ manager: "maven", name: "my  own  code" });
    expect(packageOf("s . . . a/")).toEqual({ manager: ".", name: "." });
  });
});
