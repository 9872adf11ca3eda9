import { describe, expect, it } from "vitest";
import { classifyPath, explainPrior, prior, type PriorFacts } from "./prior";
import { fitsContainer, fitsPath, placePath } from "./place";
import { parseQuery } from "./query";
import { placeScore } from "./score";
import { fold, type Foldable } from "./fold";

const facts: PriorFacts = {
  kind: "function",
  role: "definition",
  own: true,
  mentions: 20,
  containerMentions: -1,
  importers: 0,
  bodyLines: 20,
  place: "plain",
};

describe("the prior", () => {
  it.each<[string, Partial<PriorFacts>, Partial<PriorFacts>]>([
    ["a type before a function", { kind: "class" }, {}],
    ["a class before its constructor", { kind: "class" }, { kind: "constructor" }],
    ["a definition before a declaration", {}, { role: "declaration" }],
    ["a declaration before a forward declaration", { role: "declaration" }, { role: "forward_declaration" }],
    ["own code before external code", {}, { own: false }],
    ["a name that many files mention", { mentions: 400 }, {}],
    ["a member of a type that many files mention", { containerMentions: 500 }, { containerMentions: 3 }],
    ["the real function before a stub of two lines", {}, { bodyLines: 2 }],
    ["code before its tests", {}, { place: "test" }],
    ["a type of a file that many include", { kind: "struct", importers: 300 }, { kind: "struct" }],
  ])("puts %s", (_, better, worse) => {
    expect(prior({ ...facts, ...better })).toBeGreaterThan(prior({ ...facts, ...worse }));
  });

  it("is the sum of its signals", () => {
    expect(explainPrior(facts).reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(prior(facts));
  });

  it.each([
    ["src/test/java/FooTest.java", "test"],
    ["lib/test_base64.py", "test"],
    ["src/panel.test.ts", "test"],
    ["pkg/x_test.go", "test"],
    ["jdk/internal/misc/Unsafe.java", "internal"],
    ["collections/_abc.py", "internal"],
    ["fs/ext4/inode.c", "plain"],
    ["src/contest/latest.c", "plain"],
  ])("takes %s for %s", (path, place) => {
    expect(classifyPath(path)).toBe(place);
  });
});

describe("the place of a symbol", () => {
  const word = (text: string) => parseQuery(`x ${text}`).readings[2].context[0];

  it("fits by the segment itself, else by its beginning, end, inside or a typo", () => {
    const fits = ["HashMap", "hash_map", "HashMapEntry", "LinkedHashMap", "MyHashMapX", "HashMpa", "Set"].map((name) =>
      fitsContainer(word("hashmap"), name),
    );
    expect(fits).toEqual([1, 0.96, 0.78, 0.72, 0.62, 0.7, 0]);
  });

  it("fits by a segment of the path before a part of one", () => {
    const fit = (text: string): number => fitsPath(word(text), placePath("fs/ext4/inode_table.c"));
    expect(fit("ext4")).toBeGreaterThan(fit("inode"));
    expect(fit("inode")).toBeGreaterThan(0);
    expect(fit("xt")).toBe(0);
  });

  it("rules out a row where a loose word or the owner fits nowhere", () => {
    const [loose] = parseQuery("put a/b.c").readings;
    const [qualified] = parseQuery("os.path.join").readings;
    expect(placeScore(loose, [0])).toBe(-Infinity);
    expect(placeScore(qualified, [1, 0])).toBe(-Infinity);
    expect(placeScore(qualified, [0, 1])).toBeGreaterThan(-Infinity);
    expect(placeScore(qualified, [1, 1])).toBeGreaterThan(placeScore(qualified, [0, 1]));
  });
});

describe("folding", () => {
  const row = (symbol: number, place: number, role: Foldable["role"], kind: Foldable["kind"] = "function") => ({
    symbol,
    place,
    role,
    kind,
    isInline: false,
  });

  it("shows the definition in the place of its best declaration", () => {
    const folded = fold([row(1, 1, "declaration"), row(2, 2, "definition"), row(1, 3, "definition")]);
    expect(folded.map(({ item, folded: more }) => [item.place, more])).toEqual([
      [3, 1],
      [2, 0],
    ]);
  });

  it("shows the declaration in its header of what an inline file defines", () => {
    const inline = { ...row(1, 1, "definition"), isInline: true };
    const ahead = row(1, 2, "forward_declaration");
    for (const rows of [
      [inline, ahead, row(1, 3, "declaration")],
      [row(1, 3, "declaration"), inline],
    ])
      expect(fold(rows).map(({ item }) => item.place)).toEqual([3]);
    expect(fold([ahead, inline]).map(({ item }) => item.place)).toEqual([1]);
  });

  it("keeps two definitions in different files apart, but not two parts of a namespace", () => {
    expect(fold([row(1, 1, "definition"), row(1, 2, "definition")])).toHaveLength(2);
    expect(fold([row(1, 1, "definition", "namespace"), row(1, 2, "definition", "namespace")])).toHaveLength(1);
  });
});
