import { describe, expect, it } from "vitest";
import { CodeText } from "../code-text";
import { truthOf } from "../truth";
import { documentsOf } from "./documents";
import type { Survey, SurveyedSymbol } from "./survey";

const TEXT = `struct Base { Base(); virtual int size(); };
struct Box : Base { int size(); };
int Box::size() { int twice = 2; return twice; }
int use(Box box) { return box.size() + box.size(); }
`;

const site = (line: number, column: number, path: string | null = "box.cc") => ({ path, line, column });
const symbol = (name: string, usr: string, container: string, rest: Partial<SurveyedSymbol>): SurveyedSymbol => ({
  ...{ name, usr, container, declared: [], defined: [], references: null, overriders: [], bases: [] },
  ...rest,
});

/** As clangd tells it, but the second call of \`size\`, which its index does not list. */
const SURVEY: Survey = {
  files: [
    {
      path: "box.cc",
      names: [
        [0, 7, "base"],
        [0, 14, "base()"],
        [0, 34, "base.size"],
        [1, 7, "box"],
        [1, 13, "base"],
        [1, 24, "box.size"],
        [2, 4, "box"],
        [2, 9, "box.size"],
        [2, 22, "twice"],
        [2, 40, "twice"],
        [3, 4, "use"],
        [3, 8, "box"],
        [3, 30, "box.size"],
        [3, 43, "box.size"],
      ],
      declarations: [
        [0, 7],
        [0, 14],
        [0, 34],
        [1, 7],
        [1, 24],
        [2, 9],
        [3, 4],
      ],
    },
  ],
  symbols: {
    base: symbol("Base", "c:@S@Base", "", { defined: [site(0, 7)], references: [site(1, 13)] }),
    "base()": symbol("Base", "c:@S@Base@F@Base#", "Base::", { declared: [site(0, 14)], references: [] }),
    "base.size": symbol("size", "c:@S@Base@F@size#", "Base::", {
      ...{ declared: [site(0, 34)], references: [site(3, 30)], overriders: [site(1, 24)] },
    }),
    box: symbol("Box", "c:@S@Box", "", {
      ...{ defined: [site(1, 7)], references: [site(2, 4), site(3, 8)], bases: ["base"] },
    }),
    "box.size": symbol("size", "c:@S@Box@F@size#", "Box::", {
      ...{ declared: [site(1, 24)], defined: [site(2, 9)], references: [site(3, 30)] },
    }),
    twice: symbol("twice", "c:box.cc@70@S@Box@F@size#@twice", "Box::size", { defined: [site(2, 22)] }),
    use: symbol("use", "c:@F@use#$@S@Box#", "", { defined: [site(3, 4)], references: [] }),
  },
};

const place = (line: number, column: number) => ({ file: "box.cc", line, column });
const truth = (survey: Survey) => truthOf(documentsOf(survey), new Map([["box.cc", new CodeText(TEXT, "C++")]]), 1);

describe("what clangd says becomes truth:", () => {
  it("a use leads to declaration and definition, a local to its own", () => {
    const { definitions } = truth(SURVEY);
    const at = (line: number, column: number) =>
      definitions.find((fact) => fact.at.line === line && fact.at.column === column);
    expect(at(4, 31)?.targets).toEqual([place(2, 25), place(3, 10)]);
    expect(at(3, 41)).toMatchObject({ isLocal: true, targets: [place(3, 23)] });
    expect(at(3, 5)).toMatchObject({ isLocal: false, name: "Box", targets: [place(2, 8)] });
  });
  it("a use that clangd's index does not list is neither right nor wrong", () => {
    const { usages, known } = truth(SURVEY);
    expect(usages.find(({ at }) => at.line === 2 && at.column === 25)?.places).toEqual([place(4, 31)]);
    expect(known.has("box.cc:4:44")).toBe(false);
  });
  it("a class derives from another, and a constructor counts as its class", () => {
    const { inheritors, definitions } = truth(SURVEY);
    expect(inheritors).toMatchObject([{ name: "Base", at: place(1, 8), places: [place(2, 8)] }]);
    expect(definitions.find(({ name }) => name === "Base")?.targets).toEqual([place(1, 8), place(1, 15)]);
  });
  it("calls of what a method overrides are neutral among its own", () => {
    const { callers } = truth(SURVEY);
    expect(callers).toMatchObject([{ name: "size", at: place(2, 25), places: [place(4, 31)] }]);
  });
  it("a name that two programs of the folder define is not asked about", () => {
    const box = { ...SURVEY.symbols.box, defined: [site(1, 7), site(0, 7, "other.cc")] };
    const { definitions } = truth({ ...SURVEY, symbols: { ...SURVEY.symbols, box } });
    expect(definitions.some(({ name }) => name === "Box")).toBe(false);
  });
});
