import { describe, expect, test } from "vitest";
import type { FileLanguage } from "@/lib/contract/vocabulary";
import { colourLines } from "./lex-lines";
import type { TokenClass } from "./token-class";

const colours = (language: FileLanguage, text: string, names: [string, TokenClass][] = []) =>
  colourLines(text.split("\n"), language, new Map(names)).map(({ text: line, runs }) =>
    runs
      .map(({ end, as }, index) => [line.slice(index === 0 ? 0 : runs[index - 1].end, end).trim(), as] as const)
      .filter(([piece]) => piece !== ""),
  );

describe("code colours", () => {
  test("a comment over several lines keeps its colour until it ends", () => {
    const [first, second, third] = colours("cpp", "int a; /* one\ntwo\nthree */ int b;");
    expect(first.at(-1)).toEqual(["/* one", "comment"]);
    expect(second).toEqual([["two", "comment"]]);
    expect(third.slice(0, 2)).toEqual([
      ["three */", "comment"],
      ["int", "keyword"],
    ]);
  });

  test("a quote inside a string does not end it", () => {
    expect(colours("java", 'f("a\\"b", c);')[0]).toContainEqual(['"a\\"b"', "string"]);
  });

  test("a raw string ends at its own delimiter only", () => {
    const lines = colours("cpp", 'auto s = R"x(one )" two\n)x"; int b;');
    expect(lines[0].at(-1)).toEqual(['R"x(one )" two', "string"]);
    expect(lines[1][0]).toEqual([')x"', "string"]);
  });

  test("block comments nest in Rust", () => {
    expect(colours("rust", "/* a /* b */ c */ fn f() {}")[0][0]).toEqual(["/* a /* b */ c */", "comment"]);
  });

  test("macros of C++ stand out, whether they mark, declare or reflect", () => {
    const [line] = colours("cpp", "class QUAY_API ADoor { UPROPERTY(Edit) FORCEINLINE int Max() const; } MAX_DOORS");
    for (const name of ["QUAY_API", "UPROPERTY", "FORCEINLINE"]) expect(line).toContainEqual([name, "note"]);
    expect(line).toContainEqual(["MAX_DOORS", "data"]);
    expect(colours("cpp", "DECLARE_DELEGATE_OneParam(FOnOpened, int);")[0][0][1]).toBe("note");
  });

  test("a lifetime opens no string", () => {
    expect(colours("rust", "fn f<'a>(x: &'a str) {}")[0].some(([, as]) => as === "string")).toBe(false);
  });

  test("the file's own symbols decide about their names", () => {
    expect(colours("cpp", "Health = 1;", [["Health", "data"]])[0][0]).toEqual(["Health", "data"]);
    expect(colours("cpp", "Health = 1;")[0][0]).toEqual(["Health", "type"]);
  });

  test("division is no regular expression", () => {
    expect(colours("typescript", "const a = b / c / d;")[0].some(([, as]) => as === "string")).toBe(false);
    expect(colours("typescript", "const a = /b\\/c/g;")[0]).toContainEqual(["/b\\/c/g", "string"]);
  });

  test("a here-document ends where its word stands alone", () => {
    const lines = colours("ruby", "x = <<~SQL\n  select 1\nSQL\ny = 1");
    expect(lines[1]).toEqual([["select 1", "string"]]);
    expect(lines[2]).toEqual([["SQL", "string"]]);
    expect(lines[3][0]).toEqual(["y", "plain"]);
  });

  test("every character of a line is in exactly one run, whatever the line", () => {
    for (const text of ["", "\t", "'", '"\\', "#", "@", "`${", "\u{1F600} x = 1", "a".repeat(9000)]) {
      for (const language of ["cpp", "python", "ruby", "typescript", "rust", "php"] as const) {
        const [{ runs }] = colourLines([text], language, new Map());
        expect(runs.at(-1)?.end ?? 0).toBe(text.length);
      }
    }
  });
});
