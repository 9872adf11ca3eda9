/** Methods of the Language Server Protocol by `lm_clangd_lspRequest`, over files that the real indexer has read. */
import { pathToFileURL } from "node:url";
import { describe, expect, it } from "vitest";
import { askedIndex, indexedFolder } from "../../../../testing/queries/indexed";
import { Asker } from "../extra-tool";
import { LSP_METHODS } from "./lsp-methods";

const files = {
  "src/my shape.h":
    "class Shape {\npublic:\n  /** Shows it. */\n  virtual void draw();\n};\nclass Circle : public Shape {\npublic:\n  void draw() override;\n};\n",
  "src/shape.cpp":
    '#include "my shape.h"\nvoid Shape::draw() {}\nvoid Circle::draw() { Shape::draw(); }\nvoid unrelated() {}\n',
};
const { indexed } = askedIndex(() => indexedFolder("art", files));

interface Found {
  name: string;
  uri: string;
  range: Range;
  location: { uri: string; range: Range };
  selectionRange: Range;
  data: { key: string };
  from: Found;
  to: Found;
  fromRanges: Range[];
  children: Found[];
}
interface Range {
  start: { line: number; character: number };
  end: { line: number; character: number };
}

const request = async (method: string, params: Record<string, unknown>): Promise<Found[]> =>
  (await LSP_METHODS[method](params, await Asker.of(indexed().context))) as Found[];
const at = (file: string, line: number, character: number) => ({
  textDocument: { uri: file },
  position: { line, character },
});
const uriOf = (file: string): string => pathToFileURL(`${indexed().roots.get("art")}/${file}`).href;
const places = (found: readonly Found[]) =>
  found.map(({ uri, range }) => [uri, range.start.line, range.start.character]);

const DRAW = at("art/src/my shape.h", 4, 16);
const SHAPE = at("art/src/my shape.h", 1, 7);

describe("a method of the protocol, with positions from 1,", () => {
  it("finds definitions, declarations, uses and overrides", async () => {
    expect(places(await request("textDocument/definition", DRAW))).toEqual([[uriOf("src/shape.cpp"), 2, 13]]);
    expect(places(await request("textDocument/declaration", DRAW))).toEqual([[uriOf("src/my shape.h"), 4, 16]]);
    expect(places(await request("textDocument/references", DRAW))).toEqual([[uriOf("src/shape.cpp"), 3, 30]]);
    expect(await request("textDocument/implementation", DRAW)).toHaveLength(1);
  });

  it("takes an address with escapes, an absolute path and the path in a repository alike", async () => {
    const file = `${indexed().roots.get("art")}/src/my shape.h`;
    for (const name of [uriOf("src/my shape.h"), file, "art/src/my shape.h"])
      expect(await request("textDocument/definition", at(name, 4, 16)), name).toHaveLength(1);
  });

  it("lists symbols of the codebase and of a file", async () => {
    const [found] = await request("workspace/symbol", { query: "Circle" });
    expect(found).toMatchObject({ name: "Circle", kind: 5, location: { range: { start: { line: 6, character: 7 } } } });
    const outline = await request("textDocument/documentSymbol", { textDocument: { uri: "art/src/my shape.h" } });
    expect(outline.map(({ name, range }) => [name, range.start.line])).toEqual([
      ["Shape", 1],
      ["Circle", 6],
    ]);
    expect(outline[0].children).toMatchObject([{ name: "draw", range: { start: { line: 4, character: 1 } } }]);
  });

  it("shows what is written about a name", async () => {
    expect(JSON.stringify(await request("textDocument/hover", DRAW))).toMatch(/void Shape::draw\(\).*Shows it/);
  });

  it("goes up and down from the item that a prepare request gave", async () => {
    const [shape] = await request("textDocument/prepareTypeHierarchy", SHAPE);
    const [circle] = await request("typeHierarchy/subtypes", { item: shape });
    expect([shape.name, circle.name]).toEqual(["Shape", "Circle"]);
    const [above] = await request("typeHierarchy/supertypes", { item: { data: { key: circle.data.key } } });
    expect(above).toMatchObject({ name: "Shape", selectionRange: { start: { line: 1, character: 7 } } });
    const items = await request("textDocument/prepareCallHierarchy", DRAW);
    expect(items).toHaveLength(1);
    const [incoming] = await request("callHierarchy/incomingCalls", { item: items[0] });
    expect(incoming.fromRanges[0].start).toEqual({ line: 3, character: 30 });
    const [outgoing] = await request("callHierarchy/outgoingCalls", { item: incoming.from });
    expect(outgoing.to.data.key).toBe(items[0].data.key);
  });

  it("says what it takes, and that a file is not there", async () => {
    await expect(request("textDocument/hover", { textDocument: { uri: "a" } })).rejects.toMatchObject({
      code: "invalid_input",
      message: expect.stringContaining("`position` with `line` and `character`, from 1"),
    });
    await expect(request("typeHierarchy/subtypes", { item: {} })).rejects.toMatchObject({ code: "invalid_input" });
    await expect(request("textDocument/definition", at("art/none.h", 1, 1))).rejects.toMatchObject({
      code: "no_such_file",
    });
  });
});
