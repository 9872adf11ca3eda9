import { describe, expect, it } from "vitest";
import { maskPhpAgain } from "./mask-php-again";

const masked = (source: string): string => maskPhpAgain(source).text.replaceAll("\v", "·");

describe("the second mask of PHP", () => {
  it("blanks who may write a property, and says that all may read it where nothing else does", () => {
    expect(masked("f(public private(set) int $a, Protected(set) int $b)")).toBe(
      "f(public ············ int $a, public········ int $b)",
    );
  });

  it("gives the parser another name for a constant with a type that is called as a keyword", () => {
    const source = "const string DEFAULT = self::DEFAULT; const ?int MATCHED = 1; const DEFAULT = 2;";
    expect(masked(source)).toBe(source.replace("DEFAULT", "DEFAUL_"));
    expect(maskPhpAgain(source).named).toBe(source);
  });

  it("reads the pipe as an operator that the grammar knows", () => {
    expect(masked("$a |> f(...) || b()")).toBe("$a |· f(...) || b()");
  });

  it("leaves strings, comments and what only looks alike alone", () => {
    for (const source of ["'private(set)' . \"|>\"", "// |> it's\n# |>\n/* |> */", "$a->private(set)", "#[A('|>')]"])
      expect(masked(source)).toBe(source);
  });

  it("takes time linear in the text", () => {
    for (const part of ["'", '"', "/*", "const a ", "private(set) ", "|>"]) {
      const started = performance.now();
      maskPhpAgain(part.repeat(20_000));
      expect(performance.now() - started).toBeLessThan(5000);
    }
  });
});
