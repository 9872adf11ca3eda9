import { describe, expect, it } from "vitest";
import { SourceText } from "../../format/source-text";
import { snippetOf } from "./snippet";

const source = new SourceText(Array.from({ length: 20 }, (_, line) => `line ${line + 1}\n`).join(""));
const ranges = (first: number, last: number) => ({
  nameLine: first - 1,
  nameColumn: 0,
  startLine: first - 1,
  startColumn: 0,
  endLine: last - 1,
  endColumn: 4,
  signatureEndLine: first - 1,
  signatureEndColumn: 4,
  docStartLine: -1,
  docEndLine: -1,
});

describe("the source around a declaration", () => {
  it("is the whole declaration and the lines around it", () => {
    const snippet = snippetOf(source, ranges(10, 11), 6, 10_000);
    expect(snippet).toMatchObject({ startLine: 8, endLine: 15, truncated: false });
    expect(snippet?.text.split("\n")).toHaveLength(8);
    expect(snippet?.text.startsWith("line 8\n")).toBe(true);
    expect(snippet?.text.endsWith("line 15")).toBe(true);
  });

  it("takes from the other side what the file's edge cuts off", () => {
    expect(snippetOf(source, ranges(1, 1), 6, 10_000)).toMatchObject({ startLine: 1, endLine: 7 });
    expect(snippetOf(source, ranges(20, 20), 6, 10_000)).toMatchObject({ startLine: 14, endLine: 20 });
  });

  it("gives up the context before the declaration, and its end before its head", () => {
    expect(snippetOf(source, ranges(10, 11), 6, 20)).toMatchObject({ startLine: 10, endLine: 11, truncated: false });
    expect(snippetOf(source, ranges(5, 15), 6, 20)).toMatchObject({ startLine: 5, truncated: true });
    expect(snippetOf(source, ranges(5, 15), 6, 3)).toBeNull();
  });
});
