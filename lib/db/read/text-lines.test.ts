import type { QueryConfig } from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Queryable } from "../pool";
import { packText } from "../../format/stored-text";
import { testDatabase, type TestDatabase } from "../../../testing/database/test-database";
import { textHeads } from "./text-lines";

const numbered = (lines: number): string =>
  Array.from({ length: lines }, (_, i) => `int field_${i} = ${i * 7919};\n`).join("");
const TEXTS: Record<number, string> = {
  1: "short\ntext\n",
  2: numbered(400),
  // In so many blocks that their places do not fit a head.
  3: numbered(150_000),
  4: numbered(5000),
};
let database: TestDatabase;

beforeAll(async () => {
  database = await testDatabase();
  // Files are not asked about here.
  await database.pool.query("ALTER TABLE file_content DROP CONSTRAINT IF EXISTS file_content_file_id_fkey");
  for (const [id, text] of Object.entries(TEXTS))
    await database.pool.query("INSERT INTO file_content (file_id, body) VALUES ($1, $2)", [id, packText(text)]);
});
afterAll(() => database.drop());

test("lines of texts of any length are those of the text", async () => {
  const heads = await textHeads(database.pool, [1, 2, 3, 4]);
  const spans = [1, 2, 3, 4].map((fileId) => ({ fileId, first: 1, last: 1 }));
  const texts = await heads.holding([...spans, { fileId: 4, first: 4990, last: 4999 }]);
  for (const { fileId } of spans) expect(texts.get(fileId)?.lines(1, 1)).toBe(TEXTS[fileId].split("\n")[1]);
  expect(texts.get(4)?.linesWithEnds(4990, 4999)).toBe(TEXTS[4].split("\n").slice(4990, 5000).join("\n") + "\n");
});

test("lines across blocks come with all of their blocks", async () => {
  const heads = await textHeads(database.pool, [4]);
  const texts = await heads.holding([{ fileId: 4, first: 100, last: 3000 }]);
  expect(texts.get(4)?.lines(100, 3000)).toBe(TEXTS[4].split("\n").slice(100, 3001).join("\n"));
});

test("lines behind the end of a long text are empty", async () => {
  const heads = await textHeads(database.pool, [2]);
  const texts = await heads.holding([{ fileId: 2, first: 90_000, last: 90_000 }]);
  expect(texts.get(2)?.lines(90_000, 90_000)).toBe("");
});

test("of a long text no more is read than its head and the blocks of the lines", async () => {
  let bytes = 0;
  const query = async (statement: QueryConfig) => {
    const answer = await database.pool.query<{ head?: Buffer; block?: Buffer }>(statement);
    for (const { head, block } of answer.rows) bytes += (head ?? block ?? "").length;
    return answer;
  };
  // Statements are asked in this form alone.
  const pool = { query } as unknown as Queryable;
  const other = numbered(6000);
  await database.pool.query("INSERT INTO file_content (file_id, body) VALUES (5, $1)", [packText(other)]);
  const texts = await (await textHeads(pool, [5])).holding([{ fileId: 5, first: 5500, last: 5500 }]);
  expect(texts.get(5)?.lines(5500, 5500)).toBe(other.split("\n")[5500]);
  expect(bytes).toBeLessThan(packText(other).length / 3);
});

test("a file without a text is left out", async () => {
  const heads = await textHeads(database.pool, [1, 999]);
  expect([...(await heads.holding([{ fileId: 999, first: 0, last: 0 }])).keys()]).toEqual([1]);
});

test("a file that goes before the blocks of its lines are read is left out", async () => {
  await database.pool.query("INSERT INTO file_content (file_id, body) VALUES (6, $1)", [packText(numbered(7000))]);
  const heads = await textHeads(database.pool, [2, 6]);
  const span = { fileId: 6, first: 6500, last: 6500 };
  await database.pool.query("DELETE FROM file_content WHERE file_id = 6");
  expect([...(await heads.holding([span, { fileId: 2, first: 0, last: 0 }])).keys()]).toEqual([2]);
});
