import { describe, expect, test } from "vitest";
import type { PositionEncoding, ScipDocument, ScipOccurrence } from "../../lib/format/scip/model";
import { fitDocument } from "./fit-document";

const occurrence = (line: number, column: number, endColumn: number, symbol: string): ScipOccurrence => ({
  ...{ line, column, endLine: line, endColumn, symbol, roles: 0 },
});
const named = (name: string) => `t . . . ${name}.`;
const document = (occurrences: ScipOccurrence[], encoding: PositionEncoding | null = "utf16"): ScipDocument => ({
  ...{ path: "a.ts", encoding, text: "", occurrences, symbols: [] },
});
const words = (found: ReturnType<typeof fitDocument>) => found?.map(({ column, word }) => `${column} ${word}`);

describe("a document", () => {
  test("fits the text that has its names where it says", () => {
    const three = [
      occurrence(0, 0, 4, named("lift")),
      occurrence(0, 5, 9, named("load")),
      occurrence(1, 0, 3, named("bin")),
    ];
    expect(words(fitDocument(document(three), "lift load\nbin"))).toEqual(["0 lift", "5 load", "0 bin"]);
    expect(fitDocument(document(three), "let lift load\nx bin")).toBeNull();
    expect(fitDocument(document(three), "road bins\ncar")).toBeNull();
  });

  test("that brings its text fits no other", () => {
    const one = document([occurrence(0, 0, 4, named("lift"))]);
    expect(fitDocument({ ...one, text: "lift();" }, "lift();")).toHaveLength(1);
    expect(fitDocument({ ...one, text: "lift();" }, "lift(1);")).toBeNull();
  });

  test.each([
    ["utf8", 7, 11],
    ["utf16", 5, 9],
    ["utf32", 4, 8],
  ] as const)("has columns in %s", (encoding, from, to) => {
    const text = '"\u{1F680}"+lift; lift';
    for (const said of [encoding, null])
      expect(words(fitDocument(document([occurrence(0, from, to, named("lift"))], said), text))).toEqual(["5 lift"]);
  });

  test("an occurrence counts for a whole word alone, and an alias is marked", () => {
    const many = [0, 1, 2].flatMap((line) => [
      occurrence(line, 0, 4, named("lift")),
      occurrence(line, 5, 9, named("load")),
    ]);
    const text = "lift load\nlift load\nlift load\nload up";
    const found = fitDocument(document([...many, ...many, occurrence(3, 0, 4, named("lift"))]), text);
    expect(found?.map(({ isNamed }) => isNamed).filter((each) => !each)).toHaveLength(1);
    expect(fitDocument(document([...many, ...many, occurrence(3, 0, 3, named("loa"))]), text)).toHaveLength(12);
  });

  test("a local has one name, whatever it is; files, packages and quoted names need none", () => {
    const locals = [occurrence(0, 0, 1, "local 0"), occurrence(0, 2, 3, "local 0"), occurrence(0, 4, 5, "local 0")];
    expect(fitDocument(document(locals), "a a a")).toHaveLength(3);
    expect(fitDocument(document([...locals, ...locals, ...locals]), "a b c")).toBeNull();
    const others = [
      occurrence(0, 0, 0, "t . . . `a.ts`/"),
      occurrence(0, 0, 3, "t . . . fmt/"),
      occurrence(0, 0, 3, named("x")),
    ];
    expect(fitDocument(document(others), '"x"')).toEqual([]);
  });

  test("a range may say more than the name: what it is called from here on, or where it comes from", () => {
    const both = [occurrence(0, 0, 13, named("lift")), occurrence(1, 0, 9, named("lift"))];
    expect(words(fitDocument(document(both), "lift as hoist\nyard.lift"))).toEqual(["0 lift", "5 lift"]);
  });

  test("operators are no names, and no evidence against a text that has its names", () => {
    const sum = [occurrence(0, 0, 1, named("a")), occurrence(0, 1, 2, named("add")), occurrence(0, 2, 3, named("add"))];
    expect(fitDocument(document(sum), "a += b")).toBeNull();
    expect(words(fitDocument(document([...sum, occurrence(0, 5, 6, named("b"))]), "a += b"))).toEqual(["0 a", "5 b"]);
    const whole = { ...occurrence(0, 0, 0, named("a")), endLine: 3 };
    expect(fitDocument(document([whole]), "a += b")).toEqual([]);
  });

  test("what no name can tell is taken as it stands: constructors, operators", () => {
    expect(fitDocument(document([occurrence(0, 4, 8, "t . . . Load#`<init>`().")]), "new Load()")).toMatchObject([
      { word: "Load", isNamed: true },
    ]);
  });
});
