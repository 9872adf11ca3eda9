import { describe, expect, it } from "vitest";
import { DocComments } from "./doc-comments";

/** What documents `CODE` in a source whose comments are `//` or `/ * * /`, and attributes in brackets. */
function docOf(source: string): string | null {
  const docs = new DocComments(source);
  for (const { 0: text, index } of source.matchAll(/\/\/.*|\/\*[^]*?\*\/|\[\w+\]/g)) {
    if (text.startsWith("[")) docs.attribute(index, index + text.length);
    else docs.comment(index, index + text.length);
  }
  const range = docs.above(source.indexOf("CODE"));
  return range && source.slice(...range);
}

describe("the documentation of a declaration", () => {
  it("is the whole run of comments right above it", () => {
    expect(docOf("// far\n\n// a\n  // b\nCODE")).toBe("// a\n  // b");
  });

  it("is none that a blank line parts from it, but for a comment in the form of documentation", () => {
    expect(docOf("// a\n\nCODE")).toBeNull();
    expect(docOf("/** a */\n\nCODE")).toBe("/** a */");
    expect(docOf("/** a */\n\n\nCODE")).toBeNull();
  });

  it("is none that speaks of the line before", () => {
    expect(docOf("x; // of x\nCODE")).toBeNull();
  });

  it("stands above attributes too", () => {
    expect(docOf("// a\n[Test]\n[Slow] CODE")).toBe("// a");
  });

  it("is none with other code in between", () => {
    expect(docOf("// a\nx; CODE")).toBeNull();
  });
});

it("a declaration begins with the attributes right above it", () => {
  const source = "[Old]\n\n[Test]\n[Slow]\nCODE";
  const docs = new DocComments(source);
  for (const { 0: text, index } of source.matchAll(/\[\w+\]/g)) docs.attribute(index, index + text.length);
  expect(docs.withAttributes(source.indexOf("CODE"))).toBe(source.indexOf("[Test]"));
});
