import { describe, expect, it } from "vitest";
import { lineStarts } from "../../lib/format/line-starts";
import { minified } from "./minified";

const judge = (text: string) => minified(lineStarts(text), text.length)?.reason ?? null;

describe("minified", () => {
  it("is a file with an endless line, or with hardly any lines", () => {
    expect(judge("x".repeat(60_000))).toBe("minified");
    expect(judge(("y".repeat(3_000) + "\n").repeat(50))).toBe("minified");
  });

  it("is not a short file, an ordinary one, or one with a long literal", () => {
    expect(judge("")).toBeNull();
    expect(judge("y".repeat(3_000))).toBeNull();
    expect(judge("int a;\n".repeat(50_000))).toBeNull();
    expect(judge("x".repeat(40_000) + "\n" + "int a;\n".repeat(100))).toBeNull();
  });
});
