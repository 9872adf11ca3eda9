import { describe, expect, it } from "vitest";
import { lineStarts } from "./line-starts";
import { SourceText } from "./source-text";
import { packText, readStored } from "./stored-text";

/** Longer than two blocks, by lines of many lengths. */
const long = (ends: string, letters: string): string =>
  Array.from({ length: 2500 }, (_, i) => `${letters.repeat(1 + (i % 7))} ${i};${ends}`).join("");

const LONG_TEXTS = {
  LF: long("\n", "int x"),
  "CR LF and letters of several bytes": long("\r\n", "главный 木 \u{1F600}"),
  "lone CR": long("\r", "old"),
  "no end at its end": `${long("\n", "int x")}last`,
  "a line longer than several blocks": `${"a".repeat(50_000)}\n${long("\n", "b")}`,
};

describe("a stored text", () => {
  it("comes back as it was, whatever its length and letters", () => {
    const texts = [
      "",
      "x",
      "int главный() { return 0; } // 木\r\n".repeat(500),
      "\u{1F600}".repeat(63),
      "a".repeat(255),
    ];
    for (const text of [...texts, ...Object.values(LONG_TEXTS)])
      expect(new SourceText(readStored(packText(text))).all()).toBe(text);
  });

  it("takes less room than the text, and never more than a byte beside it", () => {
    const code = "for (const row of rows) total += row.length;\n".repeat(100);
    expect(packText(code).length).toBeLessThan(code.length / 5);
    const noise = Array.from({ length: 4096 }, (_, i) =>
      String.fromCharCode(1 + (((i * 2654435761) >>> 7) % 127)),
    ).join("");
    expect(packText(noise).length).toBeLessThanOrEqual(noise.length + 1);
  });

  it("is refused in a form that nobody wrote", () => {
    expect(() => readStored(Uint8Array.of(9, 65))).toThrow("unknown form 9");
  });
});

describe.each(Object.entries(LONG_TEXTS))("a long stored text with %s", (_name, text) => {
  const stored = readStored(packText(text));
  const source = new SourceText(stored);
  const starts = lineStarts(text);

  it("is kept in blocks that begin at line starts", () => {
    expect(stored.length).toBeGreaterThan(1);
    expect(typeof stored).not.toBe("string");
  });

  it("has the lines and offsets of the whole text", () => {
    expect(source.length).toBe(text.length);
    expect(source.lineCount).toBe(starts.at(-1) === text.length ? starts.length - 1 : starts.length);
    for (let line = 0; line < starts.length; line += 17) {
      expect(source.offsetAt(line, 2)).toBe(Math.min(starts[line] + 2, text.length));
      expect(source.linesWithEnds(line, line + 400)).toBe(text.slice(starts[line], starts[line + 401] ?? text.length));
    }
    expect(source.offsetAt(starts.length, 0)).toBe(text.length);
    expect(source.slice(0, source.length)).toBe(text);
  });
});

describe("a line of a long stored text", () => {
  it("costs the unpacking of its own block only", () => {
    const blocks = readStored(packText(LONG_TEXTS.LF));
    if (typeof blocks === "string") throw new Error("one block");
    let unpacked = 0;
    const counted = blocks.map((block) => ({ ...block, unpack: () => (unpacked++, block.unpack()) }));
    expect(new SourceText(counted).lines(1200, 1200)).toBe(LONG_TEXTS.LF.split("\n")[1200]);
    expect(unpacked).toBe(1);
  });
});
