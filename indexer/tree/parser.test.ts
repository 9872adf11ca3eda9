import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { Parser } from "web-tree-sitter";
import { PARSED_LANGUAGES } from "../../lib/contract/vocabulary";
import { ERROR_TYPE, type FlatTree } from "../model";
import { HeapReader } from "./heap-reader";
import { nodeTypesOf } from "./node-types";
import { createParser, ParseTimeout, type TreeParser } from "./parser";
import { chooseReader } from "./reader-choice";
import { loadGrammar, startRuntime } from "./runtime";
import { sampleOf } from "./grammars";

// a busy machine is no failure
vi.setConfig({ testTimeout: 60_000 });

afterEach(() => {
  vi.restoreAllMocks();
});

describe("a parser", () => {
  let parser: TreeParser;
  beforeAll(async () => {
    parser = await createParser();
  });

  it.each(PARSED_LANGUAGES)("reads %s the fast way", async (language) => {
    await parser.load(language);
    expect(parser.readerNote(language)).toBeNull();
    expect(parser.readerOf(language)).toBe("heap");
  });

  it("gives nodes in preorder with parents, subtree ends, fields and UTF-16 offsets", async () => {
    await parser.load("java");
    const text = "/* 🦊 */ class Fox {}";
    const tree = parser.parse(text, "java");
    expect(rowsOf(tree, text)).toEqual([
      ["", "program", text, -1, 5],
      ["", "block_comment", "/* 🦊 */", 0, 2],
      ["", "class_declaration", "class Fox {}", 0, 5],
      ["name", "identifier", "Fox", 2, 4],
      ["body", "class_body", "{}", 2, 5],
    ]);
  });

  it("gives a name that is missing as an empty node, and what did not parse as ERROR", async () => {
    await parser.load("java");
    const missing = "class A { int = 1; }";
    expect(rowsOf(parser.parse(missing, "java"), missing)).toContainEqual(["name", "identifier", "", 6, 8]);
    const tree = parser.parse("class A { ) }", "java");
    expect(tree.type.subarray(0, tree.count)).toContain(ERROR_TYPE);
    expect(parser.typesOf("java").typeIndex("ERROR")).toBe(ERROR_TYPE);
  });

  it("gives one number to a type's name, however many symbols the grammar has for it", async () => {
    for (const language of PARSED_LANGUAGES) {
      await parser.load(language);
      const { names, typeIndex } = parser.typesOf(language);
      names.forEach((name, index) => {
        if (name !== "") expect(typeIndex(name), `${language} ${name}`).toBe(index);
      });
    }
  });

  it("refuses a language that is not loaded, and says what to do", async () => {
    const fresh = await createParser();
    expect(() => fresh.parse("", "go")).toThrow('await load("go") first');
  });

  it("stops at the time budget and parses the next file as if nothing had been", async () => {
    await parser.load("csharp");
    const text = "class Fox { }";
    const expected = rowsOf(parser.parse(text, "csharp"), text);
    expect(() => parser.parse("a<".repeat(5_000), "csharp", 2)).toThrow(ParseTimeout);
    expect(rowsOf(parser.parse(text, "csharp"), text)).toEqual(expected);
  });

  it("goes over to TreeCursor for good when a heap walk fails, and still answers that file", async () => {
    const fresh = await createParser();
    await fresh.load("go");
    const expected = rowsOf(fresh.parse(sampleOf("go"), "go"), sampleOf("go"));
    vi.spyOn(HeapReader.prototype, "read").mockImplementation(() => {
      throw new Error("no such place");
    });
    expect(rowsOf(fresh.parse(sampleOf("go"), "go"), sampleOf("go"))).toEqual(expected);
    vi.restoreAllMocks();
    expect(fresh.readerOf("go")).toBe("cursor");
    expect(fresh.readerNote("go")).toBe("the heap reader failed: no such place");
  });

  it("reads by TreeCursor when the heap is not what the fast reader expects", async () => {
    const runtime = await startRuntime();
    const grammar = await loadGrammar("rust");
    const types = nodeTypesOf(grammar);
    const empty = new WebAssembly.Memory({ initial: runtime.buffer.byteLength >> 16 });
    const choice = chooseReader(new Parser(), grammar, types, empty, sampleOf("rust"));
    expect(choice.heap).toBeNull();
    expect(choice.note).toContain("do not lie where they were expected");
  });
});

/** field, type, text, parent, next */
function rowsOf(tree: FlatTree, text: string): [string, string, string, number, number][] {
  return Array.from({ length: tree.count }, (_, node) => [
    tree.types.fields[tree.field[node]],
    tree.types.names[tree.type[node]] ?? "ERROR",
    text.slice(tree.start[node], tree.end[node]),
    tree.parent[node],
    tree.next[node],
  ]);
}
