import { describe, expect, it } from "vitest";
import { listIn, packIds, unpackIds } from "./text-postings";
import { SourceText } from "./source-text";
import { SegmentBuilder } from "./segment-builder";
import { BEYOND_ASCII, eachTrigram, trigramsOf } from "./text-trigrams";

describe("trigrams", () => {
  it("are the same in every case of a letter, and never reach over a line's end", () => {
    expect(trigramsOf("Größe")).toEqual(trigramsOf("GRÖßE"));
    expect(trigramsOf("ſKx")).toEqual(trigramsOf("skX"));
    expect(trigramsOf("ab\ncd")).toEqual([]);
    expect(trigramsOf("a\r\nbcd")).toEqual(trigramsOf("bcd"));
    expect(trigramsOf("𐐀xy")).toEqual(trigramsOf("𐐨xy"));
    expect(trigramsOf("ab")).toEqual([]);
  });

  it("hold a character beyond ASCII by itself, unless it is ASCII in another case", () => {
    expect(trigramsOf("é")).toHaveLength(1);
    expect(trigramsOf("É")).toEqual(trigramsOf("é"));
    expect(trigramsOf("中文")).toHaveLength(2);
    expect(trigramsOf("🙂")).toHaveLength(1);
    expect(trigramsOf("\u212a")).toEqual([]);
    const found = new Set<number>();
    eachTrigram("\u212a", (trigram) => found.add(trigram));
    expect([...found]).toEqual([BEYOND_ASCII]);
  });
});

describe("posting lists", () => {
  it("give back exactly the files of each trigram, rare or common", () => {
    const texts = Array.from(
      { length: 3000 },
      (_, i) => `all of them, ${i % 7 === 0 ? "seventh" : ""} ${i.toString(36)}z${i}`,
    );
    const builder = new SegmentBuilder();
    texts.forEach((text, i) => builder.add(i * 3 + 5, new SourceText(text)));
    const pages = builder.pages();
    expect(pages[0].first).toBe(0);
    expect(pages.every(({ bytes }) => bytes.length < 3000)).toBe(true);
    for (const literal of ["all", "seventh", "z12", "999", "hem", "zzz"]) {
      for (const trigram of trigramsOf(literal)) {
        const page = pages.findLast(({ first }) => first <= trigram);
        const bits = page === undefined ? null : listIn(page, trigram, texts.length);
        const found = texts.flatMap((_, i) => (bits !== null && (bits[i >> 3] >> (i & 7)) & 1 ? [i] : []));
        expect(found).toEqual(texts.flatMap((text, i) => (trigramsOf(text).includes(trigram) ? [i] : [])));
      }
    }
  });

  it("keep file ids", () => {
    expect([...unpackIds(packIds([1, 2, 500, 2_000_000_000]))]).toEqual([1, 2, 500, 2_000_000_000]);
    expect([...unpackIds(packIds([]))]).toEqual([]);
  });
});
