import { describe, expect, it } from "vitest";
import type { LanguageId, SymbolFact } from "../model";
import { symbolKeys } from "./symbol-keys";

function symbol(kind: SymbolFact["kind"], name: string, more: Partial<SymbolFact> = {}): SymbolFact {
  return {
    kind,
    name,
    role: "definition",
    container: -1,
    qualifier: null,
    disambiguator: null,
    modifiers: [],
    nameStart: 0,
    nameEnd: 0,
    fullStart: 0,
    fullEnd: 0,
    signatureEnd: 0,
    docStart: -1,
    docEnd: -1,
    ...more,
  };
}

const keys = (language: LanguageId, path: string, ...symbols: SymbolFact[]) => symbolKeys(symbols, language, path);

describe("the keys of a file's symbols", () => {
  it("carry their owners", () => {
    expect(
      keys(
        ...(["java", "a/A.java"] as const),
        symbol("package", "a.b"),
        symbol("class", "Outer", { container: 0 }),
        symbol("class", "Inner", { container: 1 }),
        symbol("method", "run", { container: 2, disambiguator: "int" }),
      ),
    ).toEqual(["java a/b/", "java a/b/Outer#", "java a/b/Outer#Inner#", "java a/b/Outer#Inner#run(int)."]);
  });

  it("are the same for a method's declaration in its class and its definition elsewhere", () => {
    const inside = keys(
      ...(["cpp", "a.h"] as const),
      symbol("namespace", "game"),
      symbol("class", "Actor", { container: 0 }),
      symbol("method", "Tick", { container: 1, role: "declaration", disambiguator: "float" }),
    );
    const outside = keys(
      "cpp",
      "a.cpp",
      symbol("method", "Tick", { qualifier: "game::Actor", disambiguator: "float" }),
    );
    const within = keys(
      ...(["cpp", "b.cpp"] as const),
      symbol("namespace", "game"),
      symbol("method", "Tick", { container: 0, qualifier: "Actor", disambiguator: "float" }),
    );
    expect(outside[0]).toBe(inside[2]);
    expect(within[1]).toBe(inside[2]);
  });

  it("carry the file where no other file can see the symbol, and only there", () => {
    const hidden = { modifiers: ["static" as const] };
    expect(keys("c", "mm/slab.c", symbol("function", "init", hidden))).toEqual(["cpp mm/`slab.c`/init()."]);
    expect(
      keys(
        ...(["cpp", "a.cpp"] as const),
        symbol("namespace", "(anonymous)"),
        symbol("class", "Secret", { container: 0 }),
        symbol("method", "run", { container: 1 }),
        symbol("class", "Open"),
        symbol("method", "make", { container: 3, ...hidden }),
      ).slice(2),
    ).toEqual(["cpp `a.cpp`/`(anonymous)`#Secret#run().", "cpp Open#", "cpp Open#make()."]);
    expect(keys("java", "A.java", symbol("method", "main", hidden))).toEqual(["java main()."]);
  });
});
