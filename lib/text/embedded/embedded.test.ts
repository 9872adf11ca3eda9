import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { SourceText } from "../../format/source-text";
import { packText, readStored } from "../../format/stored-text";
import { testDatabase, type TestDatabase } from "../../../testing/database/test-database";
import { itFindsText, type OpenedText } from "../conformance";
import { compilePattern } from "../pattern/text-pattern";
import { coverTexts, storeText } from "../../../testing/text/stored-texts";
import { openTextSearch } from "../text-search";
import { TrigramIndex } from "./trigram-index";

/** @param covered whether a file is in a segment, and in which */
function opening(covered: (id: number) => number | null) {
  return async (texts: Readonly<Record<number, string>>): Promise<OpenedText> => {
    const database = await testDatabase();
    const bySegment = new Map<number, [number, string][]>();
    for (const [key, text] of Object.entries(texts)) {
      await storeText(database.pool, Number(key), text);
      const segment = covered(Number(key));
      if (segment !== null) bySegment.set(segment, [...(bySegment.get(segment) ?? []), [Number(key), text]]);
    }
    for (const segment of bySegment.values()) await coverTexts(database.url, segment);
    const search = openTextSearch(database.url, database.pool);
    return {
      search,
      put: (id, text, instead) => storeText(database.pool, id, text, instead),
      close: async () => {
        await search.stop();
        await database.drop();
      },
    };
  };
}

itFindsText(
  "the embedded engine without an index",
  opening(() => null),
);
itFindsText(
  "the embedded engine with an index",
  opening(() => 1),
);
itFindsText(
  "the embedded engine with several segments and files that none has",
  opening((id) => (id % 3 === 2 ? null : id % 3)),
);

describe("the trigram index", () => {
  let database: TestDatabase;
  let index: TrigramIndex;
  const texts: [number, string][] = Array.from({ length: 500 }, (_, i) => [
    i + 10,
    `common words and number_${i} Größe${i % 10}`,
  ]);
  beforeAll(async () => {
    database = await testDatabase();
    index = new TrigramIndex(database.pool);
    await coverTexts(database.url, texts);
  });
  afterAll(() => database.drop());

  const narrow = async (source: string, regex = false, caseSensitive = false): Promise<number> => {
    const pattern = compilePattern({ source, regex, caseSensitive, word: false });
    return (
      await index.narrow(
        pattern,
        texts.map(([id]) => id),
      )
    ).files.length;
  };

  it("rules out the files that cannot match", async () => {
    expect(await narrow("common")).toBe(500);
    expect(await narrow("number_123")).toBeLessThan(20);
    expect(await narrow("NUMBER_123")).toBeLessThan(20);
    expect(await narrow("größe7")).toBeLessThan(120);
    expect(await narrow("absent")).toBe(0);
    expect(await narrow("(?:number_12|number_13)4", true)).toBeLessThan(60);
    expect(await narrow("number_.*absent", true)).toBe(0);
  });

  it("lets everything pass where nothing is known", async () => {
    expect(await narrow("ab")).toBe(500);
    expect(await narrow("[a-z]+", true)).toBe(500);
    expect(await narrow("absent|.", true)).toBe(500);
  });

  it("goes on when segments are merged under it", async () => {
    const { rows } = await database.pool.query<{ id: number }>("select id from text_segment");
    await coverTexts(
      database.url,
      texts,
      rows.map(({ id }) => id),
    );
    expect(await narrow("absent")).toBe(0);
    expect((await index.state()).files).toBe(500);
  });

  it("tells which parts of a long text can match", async () => {
    const long = Array.from({ length: 4000 }, (_, i) => `${i % 2 === 0 ? "some" : "other"} words of line_${i};\n`).join(
      "",
    );
    await coverTexts(database.url, [[9000, long]]);
    const partsOf = async (source: string) => {
      const pattern = compilePattern({ source, regex: false, caseSensitive: false, word: false });
      const { files, parts } = await index.narrow(pattern, [9000]);
      return files.length === 0 ? null : parts.get(9000);
    };
    const of = new SourceText(readStored(packText(long))).partCount;
    expect(of).toBeGreaterThan(3);
    expect(await partsOf("words of line_0;")).toEqual({ parts: [0], of });
    expect(await partsOf("words of line_3999;")).toEqual({ parts: [of - 1], of });
    expect((await partsOf("other words"))?.parts).toHaveLength(of);
    expect(await partsOf("words of nothing")).toBeNull();
    expect((await index.state()).files).toBe(texts.length + 1);
  });
});
