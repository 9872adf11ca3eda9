/**
 * The indexed texts, kept in memory while they are asked for. A file id never means two texts, so nothing here goes
 * stale; the least recently used texts leave when the limit is reached.
 */
import type { Queryable } from "./pool";
import { SourceText } from "./source-text";
import { readStored } from "./stored-text";

/** UTF-16 units kept at most. */
const LIMIT = 32 * 1024 * 1024;

const kept = new Map<number, SourceText>();
let keptUnits = 0;

/** Texts by file id. A file without a kept text is left out. */
export async function fileTexts(pool: Queryable, ids: Iterable<number>): Promise<Map<number, SourceText>> {
  const texts = new Map<number, SourceText>();
  const missing: number[] = [];
  for (const id of new Set(ids)) {
    const text = kept.get(id);
    if (text === undefined) missing.push(id);
    else texts.set(id, touch(id, text));
  }
  if (missing.length > 0) {
    const { rows } = await pool.query<{ fileId: number; body: Buffer }>({
      name: "file-texts",
      text: `SELECT file_id AS "fileId", body FROM file_content WHERE file_id = ANY($1::int[])`,
      values: [missing],
    });
    for (const { fileId, body } of rows) texts.set(fileId, keep(fileId, new SourceText(readStored(body))));
  }
  return texts;
}

/** Moves a text to the young end of the map. */
function touch(id: number, text: SourceText): SourceText {
  kept.delete(id);
  kept.set(id, text);
  return text;
}

function keep(id: number, text: SourceText): SourceText {
  const before = kept.get(id);
  if (before !== undefined) return before;
  kept.set(id, text);
  keptUnits += text.length;
  for (const [oldest, old] of kept) {
    if (keptUnits <= LIMIT) break;
    kept.delete(oldest);
    keptUnits -= old.length;
  }
  return text;
}
