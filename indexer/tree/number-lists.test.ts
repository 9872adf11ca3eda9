import { beforeAll, describe, expect, it } from "vitest";
import { lineStarts } from "../../lib/format/line-starts";
import { readFacts } from "../extract/read-facts";
import type { ParsedLanguage } from "../model";
import { insidesOfNumberLists } from "./number-lists";
import { createParser, type TreeParser } from "./parser";

/** Lines of numbers, as tables of code points have them. */
const lines = (count: number, comment = ""): string =>
  Array.from({ length: count }, (_, i) => `\t0x${i}a, -${i}, 1.5f, ${i}UL, 0x00FF, 7,${comment}\n`).join("");
const LIST = lines(30);

let parser: TreeParser;
beforeAll(async () => {
  parser = await createParser();
});

const inside = (source: string): string[] => {
  const at = insidesOfNumberLists(source, lineStarts(source), 100);
  return at.filter((_, i) => i % 2 === 0).map((start, i) => source.slice(start, at[2 * i + 1]));
};

/** What is found in a text, and how often its tree was cut. */
async function facts(source: string, language: ParsedLanguage, whole: boolean): Promise<unknown> {
  await parser.load(language);
  const reading = whole ? { parse: (text: string) => parser.parse(text, language) } : parser;
  const { symbols, occurrences, names, gaps } = readFacts(reading, source, language);
  const { count, start, name, role } = occurrences;
  const uses = Array.from({ length: count }, (_, i) => [start[i], names[name[i]], role[i]]);
  return structuredClone({ symbols, uses, gaps });
}

describe("a long list of numbers", () => {
  it.each<[ParsedLanguage, string]>([
    ["c", `static const u16 a[] = {\n${LIST}\t1\n};\nint f(void) { return a[0]; }\n`],
    ["c", `static struct t b = {\n\tFIRST, /* 0x00 */\n${lines(30, " /* 0x08 */")}\tLAST,\n}; int after;\n`],
    ["cpp", `std::vector<double> v = {\n${LIST}};\nvoid g() { use(v); }\n`],
    ["java", `class A { int[] a = {\n${LIST.replaceAll("UL", "")}}; int b() { return a[0]; } }\n`],
    ["go", `package p\nvar a = []int{\n${LIST.replaceAll(/UL|f/g, "")}}\nfunc f() int { return a[0] }\n`],
    ["python", `a = [\n${LIST.replaceAll(/UL|f/g, "")}]\ndef f():\n    return a\n`],
    ["typescript", `const a = [\n${LIST.replaceAll(/UL|f/g, "")}];\nfunction f() { return a; }\n`],
    ["rust", `const A: [f64; 2] = [\n${LIST.replaceAll(/UL|f/g, "")}];\nfn f() -> f64 { A[0] }\n`],
  ])("is stepped over without a loss: %s", async (language, source) => {
    expect(inside(source)).toHaveLength(1);
    expect(await facts(source, language, false)).toEqual(await facts(source, language, true));
  });

  it("keeps the line that it begins on, which may be a comment up to its end", () => {
    const found = inside(`// was { 1, 2, 3,\n${LIST}`);
    expect(found).toHaveLength(1);
    expect(found[0].startsWith("0x0a")).toBe(true);
  });

  it("ends with a comma or the comment behind it, and goes on behind a name", () => {
    const found = inside(`{\n${lines(30, " /* , */")}  NAME,\n${LIST}  3 }`);
    expect(found.map((part) => part.slice(-7))).toEqual(["/* , */", "0FF, 7,"]);
  });

  it("may have as many elements as a file can hold", () => {
    const started = performance.now();
    expect(inside(`{\n${lines(100_000)}}`)).toHaveLength(1);
    expect(inside(`{\n${"1, 0xF;\n,\n".repeat(100_000)}`)).toHaveLength(0);
    expect(performance.now() - started).toBeLessThan(3_000);
  });
});

it("arguments of a call are counted, so they are read", () => {
  expect(inside(`Huge(\n  first,\n${LIST}  7)`)).toEqual([]);
  expect(inside(`Huge(f(1), {\n${LIST}  7})`)).toHaveLength(1);
});

it("short lists, arguments and names with digits are read", () => {
  expect(inside(`int a[] = {\n${lines(3)}};`)).toEqual([]);
  expect(inside(`f(1, 2, 3,\n u8, u16,\n u32);`.repeat(50))).toEqual([]);
});
