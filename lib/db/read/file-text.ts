/**
 * The indexed texts, kept in memory while they are asked for. A file id never means two texts, so nothing here goes
 * stale; the least recently used texts leave when the limit is reached.
 */
import { BoundedMap } from "../../bounded-map";
import { halvedWhenFull } from "../../full-heap";
import type { Queryable } from "../pool";
import { SourceText } from "../../format/source-text";
import { readStored } from "../../format/stored-text";

/** Weight of all kept texts, in UTF-16 units. */
const LIMIT = 32 * 1024 * 1024;

const kept = halvedWhenFull(new BoundedMap<number, SourceText>(LIMIT));

/** Texts by file id. A file without a kept text is left out. */
export async function fileTexts(pool: Queryable, ids: Iterable<number>): Promise<Map<number, SourceText>> {
  const texts = new Map<number, SourceText>();
  const missing: number[] = [];
  for (const id of new Set(ids)) {
    const text = kept.get(id);
    if (text === undefined) missing.push(id);
    else texts.set(id, text);
  }
  for (const { fileId, body } of await storedTexts(pool, missing)) texts.set(fileId, keepText(fileId, body));
  return texts;
}

/** The same for those who go through many files: nothing is kept. */
export async function plainTexts(pool: Queryable, ids: readonly number[]): Promise<Map<number, string>> {
  const rows = await storedTexts(pool, ids);
  return new Map(rows.map(({ fileId, body }) => [fileId, new SourceText(readStored(body)).all()]));
}

async function storedTexts(pool: Queryable, ids: readonly number[]): Promise<{ fileId: number; body: Buffer }[]> {
  if (ids.length === 0) return [];
  const { rows } = await pool.query<{ fileId: number; body: Buffer }>({
    name: "file-texts",
    text: `SELECT file_id AS "fileId", body FROM file_content WHERE file_id = ANY($1::int[])`,
    values: [ids],
  });
  return rows;
}

/** The text, where it is in memory. */
export const keptText = (fileId: number): SourceText | undefined => kept.get(fileId);

/** Keeps a stored text that was read as a whole. */
export function keepText(fileId: number, stored: Uint8Array): SourceText {
  const before = kept.get(fileId);
  if (before !== undefined) return before;
  const text = new SourceText(readStored(stored));
  kept.set(fileId, text, text.length);
  return text;
}
