import { describe, expect, it } from "vitest";
import { declaringLines, importedWords, moduleWord } from "./importers";

describe("imports of a Python file", () => {
  it("name modules by their last words, and what may be a module itself", () => {
    const text = "import os.path as p, crane.load\nfrom .bin import Bin, (\n  x)\nfrom . import tools\n";
    expect([...importedWords(text)].sort()).toEqual(["Bin", "__init__", "bin", "load", "path", "tools"]);
  });

  it("lead to a file by its name, to a package by its folder", () => {
    expect(moduleWord("crane/load.py")).toBe("load");
    expect(moduleWord("crane/__init__.py")).toBe("crane");
    expect(moduleWord("typings/load.pyi")).toBe("load");
  });
});

describe("what others see of a Python file", () => {
  const text = "class Crane:\n    size: int = 1\n    def lift(self) -> int:\n        return compute(1)\n";

  it("stays the same when a body changes, and not when a declaration does", () => {
    expect(declaringLines(text.replace("compute(1)", "compute(2)"))).toBe(declaringLines(text));
    expect(declaringLines(text.replace("-> int", "-> str"))).not.toBe(declaringLines(text));
    expect(declaringLines(text.replace("size: int", "size: str"))).not.toBe(declaringLines(text));
  });
});
