import { describe, expect, it } from "vitest";
import { caseOrbit, foldCase } from "./fold-case";

const orbitOf = (letter: string) => String.fromCodePoint(...caseOrbit(letter.codePointAt(0) ?? 0));

describe("case folding", () => {
  it("knows every form of a letter", () => {
    expect(orbitOf("s")).toBe("Ssſ");
    expect(orbitOf("k")).toBe("Kk\u212a");
    expect(orbitOf("σ")).toBe("Σςσ");
    expect(orbitOf("ß")).toBe("ßẞ");
    expect(orbitOf("ω")).toBe("Ωω\u2126");
    expect(orbitOf("_")).toBe("_");
    expect(orbitOf("中")).toBe("中");
  });

  it("knows the same forms whichever of them it is asked by", () => {
    for (let codePoint = 0; codePoint < 0x20000; codePoint++)
      for (const other of caseOrbit(codePoint))
        if (other !== codePoint) expect(caseOrbit(other)).toEqual(caseOrbit(codePoint));
  });

  it("folds no letter into two, and not the dotless i", () => {
    expect(orbitOf("İ")).toBe("İ");
    expect(orbitOf("ı")).toBe("ı");
    expect(orbitOf("i")).toBe("Ii");
  });

  it("folds as the regular expressions of the language do, over all letters", () => {
    for (let codePoint = 0; codePoint < 0x20000; codePoint++) {
      if (codePoint >= 0xd800 && codePoint < 0xe000) continue;
      const fold = foldCase(codePoint);
      if (fold === codePoint) continue;
      const same = new RegExp(`^\\u{${codePoint.toString(16)}}$`, "iu").test(String.fromCodePoint(fold));
      if (!same) throw new Error(`${codePoint.toString(16)} is not ${fold.toString(16)}`);
    }
    for (const [upper, lower] of ["Aa", "Öö", "Жж", "Ｚｚ", "𐐀𐐨"].map((pair) => [...pair])) {
      expect(foldCase(upper.codePointAt(0) ?? 0)).toBe(foldCase(lower.codePointAt(0) ?? 1));
    }
  });
});
