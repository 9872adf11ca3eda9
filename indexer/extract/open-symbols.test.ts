import { beforeAll, describe, expect, it } from "vitest";
import { sourceReader } from "@/testing/indexer/source-facts";

let read: Awaited<ReturnType<typeof sourceReader>>;
beforeAll(async () => {
  read = await sourceReader("cpp", "go", "javascript", "python", "rust", "typescript");
});

/** Symbols with what they are declared in, each as `Outer > name`; a written owner as `Outer:: name`. */
const nestingOf = (...asked: Parameters<typeof read>): string[] => {
  const { symbols } = read(...asked).facts;
  return symbols.map(({ name, container, qualifier }) => {
    const outer = container < 0 ? "" : `${symbols[container].name} > `;
    return `${outer}${qualifier === null ? "" : `${qualifier}:: `}${name}`;
  });
};

/** Names of the symbols around the uses of a name, in order; null for a use at the top. */
const aroundUses = (name: string, ...asked: Parameters<typeof read>): (string | null)[] => {
  const { names, occurrences, symbols } = read(...asked).facts;
  const found: (string | null)[] = [];
  for (let i = 0; i < occurrences.count; i++)
    if (names[occurrences.name[i]] === name && occurrences.symbol[i] < 0)
      found.push(occurrences.enclosing[i] < 0 ? null : symbols[occurrences.enclosing[i]].name);
  return found;
};

describe("what a declaration encloses", () => {
  it("is its members, at any depth", () => {
    const source = "namespace yard { struct Crane { struct Hook { int size; }; void lift(); }; }";
    expect(nestingOf("cpp", source)).toEqual(["yard", "yard > Crane", "Crane > Hook", "Hook > size", "Crane > lift"]);
  });

  it("is its whole text: a function's parameters, result and body", () => {
    expect(aroundUses("Load", "typescript", "function lift(by: Load): Load { return new Load(); }")).toEqual([
      "lift",
      "lift",
      "lift",
    ]);
  });

  it("is for a value what is behind its name: its type belongs to what is around", () => {
    const source = "struct Crane { Load load = Load(); };";
    expect(aroundUses("Load", "cpp", source)).toEqual(["Crane", "load"]);
  });

  it("ends with it: what follows stands outside", () => {
    expect(aroundUses("open", "python", "class Crane:\n    open()\nopen()\n")).toEqual(["Crane", null]);
  });
});

describe("members of a type that stands elsewhere", () => {
  it("belong to it by the name that is written for it", () => {
    expect(nestingOf("rust", "impl<'a> Lift for &'a mut Crane<'a> { fn lift(&self) {} }")).toEqual(["Crane:: lift"]);
    expect(nestingOf("go", "package yard\nfunc (c *Crane) Lift() {}")).toContainEqual(
      expect.stringMatching(/Crane:: Lift$/),
    );
    expect(nestingOf("cpp", "void yard::Crane::lift() {}")).toEqual(["yard::Crane:: lift"]);
  });
});

describe("a name that is assigned again", () => {
  it("is one symbol", () => {
    expect(nestingOf("python", "LIMIT = 1\nLIMIT = 2\n")).toEqual(["LIMIT"]);
  });
});
