/**
 * Some lines of many texts, for rows that show a signature or a line each. Of a long text come its head, which says
 * where its blocks stand, and the blocks that hold the lines; any other text comes as a whole. The heads can be asked
 * for before the lines are known.
 */
import { BoundedMap } from "../../bounded-map";
import { halvedWhenFull } from "../../full-heap";
import { fileTexts, keepText, keptText } from "./file-text";
import { LongText } from "../../format/long-text";
import type { Queryable } from "../pool";
import type { SourceText } from "../../format/source-text";
import { blockPlaces, BLOCKS, type BlockPlace } from "../../format/stored-text";

/** Bytes of a head: they hold the places of all blocks of a text of a million letters. */
const HEAD_BYTES = 1024;
/** Long texts that are kept with the blocks that came. */
const KEPT = 1000;

/** Lines of a file, from 0, both included. */
export interface LineSpan {
  fileId: number;
  first: number;
  last: number;
}

const longTexts = halvedWhenFull(new BoundedMap<number, LongText>(KEPT));

/** The heads of these files' texts; files without a text are left out. */
export async function textHeads(pool: Queryable, ids: Iterable<number>): Promise<TextHeads> {
  const texts = new Map<number, SourceText | LongText>();
  const missing: number[] = [];
  for (const id of new Set(ids)) {
    const known = keptText(id) ?? longTexts.get(id);
    if (known === undefined) missing.push(id);
    else texts.set(id, known);
  }
  if (missing.length === 0) return new TextHeads(pool, texts);
  const { rows } = await pool.query<{ fileId: number; head: Buffer; size: number }>({
    name: "text-heads",
    text: `
      SELECT file_id AS "fileId", octet_length(body) AS size,
             CASE WHEN substring(body FROM 1 FOR 1) = '\\x0${BLOCKS}' THEN substring(body FROM 1 FOR ${HEAD_BYTES}) ELSE body END AS head
      FROM file_content WHERE file_id = ANY($1::int[])`,
    values: [missing],
  });
  const unfit: number[] = [];
  for (const { fileId, head, size } of rows) {
    const text = head.length === size ? keepText(fileId, head) : longText(fileId, head);
    if (text === null) unfit.push(fileId);
    else texts.set(fileId, text);
  }
  for (const [id, text] of await fileTexts(pool, unfit)) texts.set(id, text);
  return new TextHeads(pool, texts);
}

/** Null where the places of its blocks do not fit the head. */
function longText(fileId: number, head: Uint8Array): LongText | null {
  try {
    const text = new LongText(fileId, blockPlaces(head), head);
    longTexts.set(fileId, text);
    return text;
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** The texts of these lines, by file id. */
export async function textsHolding(pool: Queryable, spans: readonly LineSpan[]): Promise<Map<number, SourceText>> {
  const heads = await textHeads(
    pool,
    spans.map(({ fileId }) => fileId),
  );
  return heads.holding(spans);
}

class TextHeads {
  constructor(
    private readonly pool: Queryable,
    private readonly texts: ReadonlyMap<number, SourceText | LongText>,
  ) {}

  /**
   * The texts, by file id, with at least these lines; what else is in them must not be asked for. Files that went
   * since their heads were read are left out.
   */
  async holding(spans: readonly LineSpan[]): Promise<Map<number, SourceText>> {
    await this.read(this.missing(spans));
    const gone = new Set([...this.missing(spans).values()].map(({ id }) => id));
    const found = new Map<number, SourceText>();
    for (const [id, text] of this.texts)
      if (!gone.has(id)) found.set(id, text instanceof LongText ? text.source : text);
    return found;
  }

  /** Blocks of these lines that have not come, with the text of each. */
  private missing(spans: readonly LineSpan[]): Map<BlockPlace, LongText> {
    const missing = new Map<BlockPlace, LongText>();
    for (const { fileId, first, last } of spans) {
      const text = this.texts.get(fileId);
      if (text instanceof LongText) for (const place of text.missing(first, last)) missing.set(place, text);
    }
    return missing;
  }

  private async read(wanted: ReadonlyMap<BlockPlace, LongText>): Promise<void> {
    if (wanted.size === 0) return;
    const blocks = [...wanted];
    const { rows } = await this.pool.query<{ at: number; block: Buffer }>({
      name: "text-blocks",
      text: `
        SELECT wanted.at::int AS at, substring(body FROM wanted.start + 1 FOR wanted.bytes) AS block
        FROM unnest($1::int[], $2::int[], $3::int[]) WITH ORDINALITY AS wanted (file_id, start, bytes, at)
        JOIN file_content USING (file_id)`,
      values: [blocks.map(([, { id }]) => id), blocks.map(([{ from }]) => from), blocks.map(([{ bytes }]) => bytes)],
    });
    for (const { at, block } of rows) {
      const [place, text] = blocks[at - 1];
      text.add(place, block);
    }
  }
}
