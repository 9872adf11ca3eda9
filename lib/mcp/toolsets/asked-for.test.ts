/** The tools that documents in ../shared/seeds ask for have the fields that their own examples have. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { areDocumentsThere, documentOf, fieldsMissing } from "../../../testing/asked-for";
import { testClient, type TestClient } from "../../../testing/mcp-client";
import { indexedFolders, type IndexedFolders } from "../../../testing/queries/indexed";
import { FIND_INTENTS } from "../../contract/find-code";
import { operations } from "../../operations/registry";
import { CLANGD_TOOLS } from "./clangd/tools";

const files = {
  "src/shape.h":
    "/** Something that can be drawn. */\nclass Shape {\npublic:\n  virtual void draw();\n  int sides;\n};\nclass Circle : public Shape {\npublic:\n  void draw() override;\n};\n",
  "src/shape.cpp": '#include "shape.h"\nvoid Shape::draw() {}\nvoid Circle::draw() { Shape::draw(); }\n',
  "module.py":
    "class Calculator:\n    def add(self, x, y):\n        return x + y\n\n\ndef calculate_sum(numbers):\n    return Calculator().add(1, 2)\n",
};

let index: IndexedFolders;
let tools: TestClient;

beforeAll(async () => {
  index = await indexedFolders({ art: files });
  await index.context.text().warm();
  tools = await testClient(index.context, ["default", "workspace", "clangd"]);
}, 120_000);
afterAll(async () => {
  await tools?.close();
  await index?.close();
});

describe.skipIf(!areDocumentsThere)("documents in ../shared/seeds (skipped where they are missing)", () => {
  it("find_code takes the parameters of its table and answers with the fields of its examples", async () => {
    const text = documentOf("find-code-router.md");
    const table = [...text.matchAll(/^\| (\w+) \| (?:string|json|number) \|/gm)].map(([, name]) => name);
    expect(table.length).toBeGreaterThan(5);
    for (const name of table) expect(operations.find_code.input.shape).toHaveProperty(name);
    const intents = [...(/^\| intent .*$/m.exec(text)?.[0] ?? "").matchAll(/'(\w+)'/g)].map(([, word]) => word);
    expect([...FIND_INTENTS].sort()).toEqual([...new Set(intents)].sort());
    const example = JSON.parse(/\}(\{\s*"success"[\s\S]*?"error": null\s*\})/.exec(text)?.[1] ?? "");
    const { structured } = await tools.call("find_code", { query: "Shape", kinds: "Type" });
    expect(fieldsMissing(example, structured)).toEqual([]);
    for (const kind of ["symbolKey", "name", "fullName", "filePath"])
      expect(JSON.stringify(structured)).toContain(kind);
  });

  it("the clangd tools take what their schemas say, and are all there", async () => {
    const text = documentOf("clangd-tools-reference.md");
    const sections = text.split(/^## Tool: /m).slice(1);
    const { tools: listed } = await tools.client.listTools();
    expect(sections.length).toBe(CLANGD_TOOLS.length);
    for (const part of sections) {
      const [, name] = /^(\w+)/.exec(part) ?? [];
      const schema = JSON.parse(/```json\n([\s\S]*?)```/.exec(part)?.[1] ?? "{}");
      const own = listed.find((tool) => tool.name === name)?.inputSchema;
      expect(Object.keys(own?.properties ?? {}).sort(), name).toEqual(Object.keys(schema.properties).sort());
      expect([...(own?.required ?? [])].sort(), name).toEqual([...(schema.required ?? [])].sort());
    }
  });

  it("the clangd tools have the sections and the fields that their outputs name", async () => {
    const text = documentOf("clangd-tools-reference.md");
    const at = { filePath: "art/src/shape.h", position: { line: 2, character: 7 } };
    const draw = { filePath: "art/src/shape.h", position: { line: 4, character: 16 } };
    const asked: Record<string, Record<string, unknown>> = {
      lm_clangd_switchSourceHeader: { filePath: "art/src/shape.h" },
      lm_clangd_typeHierarchy: at,
      lm_clangd_symbolBundle: { query: "Shape" },
      lm_clangd_symbolInfo: draw,
      lm_clangd_callHierarchy: draw,
      lm_clangd_lspRequest: { method: "workspace/symbol", params: { query: "Shape" } },
    };
    for (const [name, input] of Object.entries(asked)) {
      const part = text.split(`## Tool: ${name}\n`)[1].split("\n## ")[0];
      const answer = await tools.call(name, input);
      expect(answer.isError, answer.text).toBe(false);
      expect(answer.text.split("\n").slice(0, 2), name).toEqual([expect.stringMatching(/^counts /), "---"]);
      const sections = [...part.matchAll(/`([A-Z]{4,}(?:_[A-Z]+)*)`/g)].map(([, word]) => word);
      for (const word of sections) expect(answer.text.split("\n"), name).toContain(word);
      const named = part.slice(part.indexOf("structuredContent"));
      for (const [, field] of named.matchAll(/^- `(\w+):/gm)) expect(answer.structured, name).toHaveProperty(field);
    }
    const { structured } = await tools.call("lm_clangd_typeHierarchy", at);
    expect(structured.sourceByClass).toMatchObject({
      Shape: { workspacePath: "art/src/shape.h", startLine: 2, endLine: 6, preview: "class Shape" },
    });
  });

  it("workspace_symbol writes what its examples show", async () => {
    const example = /Found 2 symbol\(s\) matching 'Calculator':[\s\S]*?"""/.exec(
      documentOf("workspace-symbols.md"),
    )?.[0];
    expect(example).toBeDefined();
    const { text } = await tools.call("workspace_symbol", { query: "Calculator" });
    const shape = (each: string): string[] =>
      each.split("\n").filter((line) => /^(Found|Class|Method| {2}File| {2}Container)/.test(line));
    expect(shape(text)).toEqual([
      "Found 1 symbol(s) matching 'Calculator':",
      "Class: Calculator",
      "  File: module.py:1",
    ]);
    const member = await tools.call("workspace_symbol", { query: "add" });
    expect(shape(member.text).slice(1)).toEqual([
      ...["Method: Calculator.add", "  File: module.py:2", "  Container: Calculator"],
    ]);
    const none = await tools.call("workspace_symbol", { query: "NonExistentSymbolXYZ123" });
    expect(none.text).toBe("No symbols found for query: NonExistentSymbolXYZ123");
  });
});

describe("the clangd tools", () => {
  it("refuse addresses of files and methods that change something, and say what they take", async () => {
    const refused = await tools.call("lm_clangd_switchSourceHeader", { filePath: "file:///art/src/shape.h" });
    expect(refused).toMatchObject({ isError: true, text: expect.stringContaining("no `file://` address") });
    expect(refused.structured).toMatchObject({ error: { code: "invalid_input" }, timedOut: false });
    const rename = await tools.call("lm_clangd_lspRequest", { method: "textDocument/rename" });
    expect(rename).toMatchObject({ isError: true, text: expect.stringContaining("textDocument/definition") });
  });

  it("give a symbol's uses and overrides where it stands", async () => {
    const at = { filePath: "art/src/shape.h", position: { line: 4, character: 16 } };
    const uses = await tools.call("lm_clangd_symbolReferences", { ...at, includeDeclaration: true });
    expect(uses.text).toContain("art/src/shape.cpp#3\ncall in Circle::draw: void Circle::draw() { Shape::draw(); }");
    expect(uses.structured).toMatchObject({
      references: [
        { role: "declaration", workspacePath: "art/src/shape.cpp" },
        { startLine: 3, role: "call" },
      ],
    });
    const overrides = await tools.call("lm_clangd_symbolImplementations", at);
    expect(overrides.structured).toMatchObject({ implementations: [{ name: "Circle::draw" }] });
  });
});
