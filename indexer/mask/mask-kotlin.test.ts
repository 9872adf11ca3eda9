import { describe, expect, it } from "vitest";
import { maskKotlin } from "./mask-kotlin";

const masked = (source: string): string => maskKotlin(source).text.replaceAll("\v", "·");

describe("the mask of Kotlin", () => {
  it("blanks annotations before a class that begins with a soft keyword, and keeps them as uses", () => {
    const source = `@Json(name = ")") @a.Keep\nenum class A`;
    const { macros } = maskKotlin(source);
    expect(masked(source)).toBe("················· ·······\nenum class A");
    expect(macros.map((m) => m.name)).toEqual(["Json", "Keep"]);
  });

  it("blanks them where an access stands between, as the grammar reads no declaration there either", () => {
    expect(masked("@Kept(ALL) public annotation class A")).toBe("·········· public annotation class A");
    expect(masked("@Kept(ALL) internal data class A")).toBe("@Kept(ALL) internal data class A");
  });

  it("leaves annotations before other declarations, strings and comments alone", () => {
    for (const source of ["@Json data class A", `val a = "@Json enum class A"`, "// @Json enum class A\nenum class B"])
      expect(masked(source)).toBe(source);
  });

  it("blanks a constructor's access on its own line, and the line end for the parser alone", () => {
    const source = "class A\ninternal actual constructor(x: Int)";
    expect(masked(source)).toBe("class A·················constructor(x: Int)");
    expect(maskKotlin(source).named).toBe("class A\n" + source.slice(8));
  });

  it("ends a text that a call with a type argument is given in a comma", () => {
    expect(masked(`load<a.Row>("ab")\nb`)).toBe(`load<a.Row>("a",)\nb`);
    for (const source of [`load<Row>("")`, `load<Row>("$ab")`, `load<Row>("ab", 1)`, `a < b("ab")`, `// <Row>("ab")`])
      expect(masked(source)).toBe(source);
  });

  it("takes time linear in the text", () => {
    for (const part of ["@A(", "/*", "word ", '"""', "class A<", '<A>("']) {
      const source = part.repeat(20_000) + "\nenum class B";
      const started = process.cpuUsage();
      maskKotlin(source);
      expect(process.cpuUsage(started).user).toBeLessThan(5_000_000);
    }
  });
});
