import { describe, expect, it } from "vitest";
import { AnyWord } from "./any-word";

describe("any of many words in a text", () => {
  const words = new AnyWord(["he", "she", "his", "hers", "::", "const F"]);

  it.each(["he", "ushers", "this", "a::b", "xshxhisx", "const const F", "constconst Foo"])("is found in %j", (text) => {
    expect(words.isInCode(text)).toBe(true);
  });

  it.each(["", "h", "hi s", "a : : b", "const f", "heute".slice(1), "ħe", "h/**/e", "s/"])(
    "is missed in %j",
    (text) => {
      expect(words.isInCode(text)).toBe(false);
    },
  );

  it("counts only outside of comments", () => {
    expect(words.isInCode("a // she\n/* he\n */ b / c /")).toBe(false);
    expect(words.isInCode("a // x\nshe")).toBe(true);
    expect(words.isInCode("/* never closed: he")).toBe(false);
    expect(words.isInCode("/**/he")).toBe(true);
  });

  it("agrees with a search for each word", () => {
    const texts = Array.from({ length: 3000 }, (_, seed) =>
      Array.from({ length: 12 }, (_, i) => "hersi:cF "[(seed * 31 + i * i * 7 + ((seed >> i) & 7)) % 9]).join(""),
    );
    const plain = ["he", "she", "his", "hers", "::", "const F"];
    for (const text of texts) expect(words.isInCode(text)).toBe(plain.some((word) => text.includes(word)));
  });
});
