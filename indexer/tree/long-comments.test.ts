import { beforeAll, describe, expect, it } from "vitest";
import type { FlatTree } from "../model";
import { insidesOfLongComments, type LongStrings } from "./long-comments";
import { createParser, type TreeParser } from "./parser";

const DOC = `/**\n${" * What it is for, and how it came to be so.\n".repeat(8)} */`;

let parser: TreeParser;
beforeAll(async () => {
  parser = await createParser();
  await parser.load("java");
  await parser.load("cpp");
});

function shape(tree: FlatTree): number[][] {
  const { type, field, start, end, parent, next, count } = tree;
  return [type, field, start, end, parent, next].map((column) => [...column.subarray(0, count)]);
}

function expectSameTree(source: string, language: "java" | "cpp"): void {
  const whole = shape(parser.parse(source, language));
  const insides = insidesOfLongComments(source, language === "java" ? "text blocks" : "raw strings", 100);
  expect(shape(parser.parse(source, language, Infinity, insides))).toEqual(whole);
}

const inside = (source: string, longStrings: LongStrings = "raw strings"): string[] => {
  const at = insidesOfLongComments(source, longStrings, 100);
  return at.filter((_, i) => i % 2 === 0).map((start, i) => source.slice(start, at[2 * i + 1]));
};

describe("a text whose long comments are stepped over", () => {
  it("gives the tree of the whole text", () => {
    expectSameTree(
      `${DOC}\npackage a;\n${DOC}\nclass A {\n  ${DOC}\n  int f(/* short */ int x) { return x; ${DOC} }\n}\n${DOC}`,
      "java",
    );
    expectSameTree(`#define A 1 ${DOC} + 2\nint f(int a ${DOC}, int b);${DOC}struct S{int${DOC}x;};`, "cpp");
  });

  it("gives the same tree where code is broken around them", () => {
    expectSameTree(`class A { void f( { ${DOC} if (x ${DOC} } ] class B { ${DOC} int g() { return 1; } }`, "java");
    expectSameTree(`void f( { ${DOC} if (x ${DOC} } ] struct B { ${DOC} int g() { return 1; } };`, "cpp");
  });

  it("reads on where no comment ends", () => {
    expect(inside(`int a; ${DOC.slice(0, -2)} int b;`)).toEqual([]);
  });
});

describe("a text that opens what it never closes", () => {
  it.each(["/* ", 'R"x( ', 'R"', '"""', "'"])("is walked over once: %s", (opening) => {
    const started = performance.now();
    for (const longStrings of ["text blocks", "raw strings"] as const)
      expect(inside(opening.repeat(200_000), longStrings)).toEqual([]);
    expect(performance.now() - started).toBeLessThan(2_000);
  });
});

describe("a comment", () => {
  it("does not begin inside strings, characters, raw strings and text blocks", () => {
    const filler = "x".repeat(200);
    expect(inside(`s = "/*${filler}"; c = '"'; t = "*/";`)).toEqual([]);
    expect(inside(`s = R"x(" /*${filler})x"; t = "*/";`)).toEqual([]);
    expect(inside(`s = """\n " /*${filler} """; t = "*/";`, "text blocks")).toEqual([]);
    expect(inside(`// /*${filler}\nint a; // */`)).toEqual([]);
    expect(inside(`s = "\\"/*${filler}"; // it's */`)).toEqual([]);
  });

  it("is found in C behind a string that an empty one stands before", () => {
    expect(inside(`s = """a"; /*${"x".repeat(200)}*/`)).toEqual(["x".repeat(199)]);
  });

  it("keeps its ends", () => {
    expect(inside(`/** ${"x".repeat(200)} */`)).toEqual([` ${"x".repeat(200)} `]);
  });
});
