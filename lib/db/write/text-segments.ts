/**
 * The text index in the database: segments that never change, each the posting lists of some files. A segment comes
 * with the ones that it replaces gone, in one transaction; files that were removed meanwhile stay in it and are masked
 * by those that read it.
 */
import { once } from "node:events";
import type pg from "pg";
import { from as copyFrom } from "pg-copy-streams";
import { COPY_HEADER, COPY_TRAILER, CopyRows } from "../../format/copy-rows";
import type { Queryable } from "../pool";
import { eachOnce, packIds, unpackIds, type PostingPage } from "../../format/text-postings";

export interface TextSegment {
  id: number;
  /** ascending, the file of each ordinal in the lists; a long text has one for each of its parts, in order */
  files: Int32Array;
}

/** A stored text's bytes, packed as they are. */
export interface StoredSize {
  id: number;
  bytes: number;
}

/** Ids of all segments, ascending. */
export async function segmentIds(client: Queryable): Promise<number[]> {
  const { rows } = await client.query<{ id: number }>({
    name: "text-segment-ids",
    text: `select id from text_segment order by id`,
  });
  return rows.map(({ id }) => id);
}

/** These segments with their files; those that are gone are left out. */
export async function loadSegments(client: Queryable, ids: readonly number[]): Promise<TextSegment[]> {
  if (ids.length === 0) return [];
  const { rows } = await client.query<{ id: number; files: Buffer }>(
    `select id, files from text_segment where id = any($1::int[]) order by id`,
    [ids],
  );
  return rows.map(({ id, files }) => ({ id, files: unpackIds(files) }));
}

/** The pages, of every segment, that would hold the lists of these trigrams. */
export async function pagesOf(
  client: Queryable,
  trigrams: readonly number[],
): Promise<{ segment: number; page: PostingPage }[]> {
  const { rows } = await client.query<{ segment: number; first: number; page: Buffer }>({
    name: "text-pages",
    // Each page is fetched by itself: a plain join is planned as a walk over all pages.
    text: `select w.id as segment, w.first, p.page
           from (select distinct s.id, p.first from text_segment s cross join unnest($1::int[]) as t(trigram)
                 cross join lateral (select first from text_posting where segment_id = s.id and first <= t.trigram
                                     order by first desc limit 1) p) w
           cross join lateral (select page from text_posting where segment_id = w.id and first = w.first limit 1) p`,
    values: [trigrams],
  });
  return rows.map(({ segment, first, page }) => ({ segment, page: { first, bytes: Uint8Array.from(page) } }));
}

/**
 * Writes a segment in place of others, and gives its id. A segment without files only removes the others.
 * @param files the file of each ordinal, as `TextSegment` has them
 */
export async function writeSegment(
  client: pg.Client,
  files: readonly number[],
  pages: readonly PostingPage[],
  replaces: readonly number[],
): Promise<number | null> {
  await client.query("begin");
  try {
    await client.query("delete from text_posting where segment_id = any($1::int[])", [replaces]);
    await client.query("delete from text_segment where id = any($1::int[])", [replaces]);
    const id = files.length === 0 ? null : await insertSegment(client, files, pages);
    await client.query("commit");
    return id;
  } catch (error) {
    await client.query("rollback").catch(() => {});
    throw error;
  }
}

async function insertSegment(
  client: pg.Client,
  files: readonly number[],
  pages: readonly PostingPage[],
): Promise<number> {
  const bytes = pages.reduce((sum, page) => sum + page.bytes.length, 0);
  const { rows } = await client.query<{ id: number }>(
    "insert into text_segment (files, file_count, bytes) values ($1, $2, $3) returning id",
    [Buffer.from(packIds(files)), new Set(files).size, bytes],
  );
  await copyPages(client, rows[0].id, pages);
  return rows[0].id;
}

async function copyPages(client: pg.Client, segment: number, pages: readonly PostingPage[]): Promise<void> {
  const stream = client.query(copyFrom("copy text_posting (segment_id, first, page) from stdin (format binary)"));
  const done = new Promise<void>((resolve, reject) => stream.once("finish", resolve).once("error", reject));
  // A failure may come before anybody waits for it.
  done.catch(() => {});
  stream.write(COPY_HEADER);
  for (const { first, bytes } of pages) {
    const row = new CopyRows(bytes.length + 64);
    row.row(3);
    row.int4(segment);
    row.int4(first);
    row.bytes(bytes);
    if (!stream.write(row.out.take())) await Promise.race([once(stream, "drain"), done]);
  }
  stream.end(COPY_TRAILER);
  await done;
}

/** All files with a stored text, ascending, with the bytes that it takes. */
export async function allStoredSizes(client: Queryable): Promise<StoredSize[]> {
  const { rows } = await client.query<StoredSize>(
    "select file_id as id, octet_length(body) as bytes from file_content order by file_id",
  );
  return rows;
}

/** Of these files those with a stored text, ascending, with the bytes that it takes. */
export async function storedSizes(client: Queryable, ids: readonly number[]): Promise<StoredSize[]> {
  if (ids.length === 0) return [];
  const { rows } = await client.query<StoredSize>(
    `select file_id as id, octet_length(body) as bytes from file_content where file_id = any($1::int[]) order by file_id`,
    [ids],
  );
  return rows;
}

/** Files with a stored text. */
export async function countFilesWithText(client: Queryable): Promise<number> {
  const { rows } = await client.query<{ count: number }>("select count(*)::int as count from file_content");
  return rows[0].count;
}

/** How far the text index is: files in segments, files with text, and its size. */
export async function textIndexFigures(client: Queryable): Promise<{ files: number; bytes: number }> {
  const { rows } = await client.query<{ files: number; bytes: number }>(
    `select coalesce(sum(file_count), 0)::int as files, coalesce(sum(bytes), 0)::float8 as bytes from text_segment`,
  );
  return rows[0];
}

/** Every segment with its name outside of this database and its files, each once. */
export async function segmentTokens(client: Queryable): Promise<{ id: number; token: string; files: Int32Array }[]> {
  const { rows } = await client.query<{ id: number; token: string; files: Buffer }>({
    name: "text-segment-tokens",
    text: "select id, token, files from text_segment order by id",
  });
  return rows.map(({ id, token, files }) => ({ id, token, files: eachOnce(unpackIds(files)) }));
}

/** What Zoekt calls a segment. */
export const zoektName = (token: string): string => `fathom-${token}`;
