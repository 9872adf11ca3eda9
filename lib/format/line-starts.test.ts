import { describe, expect, it } from "vitest";
import { lineAt, lineStarts } from "./line-starts";

describe("lines", () => {
  it("end with LF, CR LF or a lone CR", () => {
    expect([...lineStarts("a\nb\n")]).toEqual([0, 2, 4]);
    expect([...lineStarts("a\r\nb\rc\n\nd")]).toEqual([0, 3, 5, 7, 8]);
    expect([...lineStarts("")]).toEqual([0]);
  });

  it("are found by offset", () => {
    const text = Array.from({ length: 500 }, (_, i) => "x".repeat(i % 7)).join("\n");
    const starts = lineStarts(text);
    for (let offset = 0; offset <= text.length; offset++)
      expect(lineAt(starts, offset)).toBe(text.slice(0, offset).split("\n").length - 1);
  });
});
