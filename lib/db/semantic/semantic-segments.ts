/**
 * The index by meaning in the database: segments that never change. A segment comes with the ones that it replaces
 * gone, in one transaction.
 */
import { decodeSemanticSegment, encodeSemanticSegment, type SemanticSegment } from "../../format/semantic-segment";
import { packIds, unpackIds } from "../../format/text-postings";
import type { Queryable } from "../pool";

/** A segment without what it holds. */
export interface SegmentHead {
  id: number;
  repositoryId: number;
  /** that its vectors are of */
  model: string;
}

export async function semanticSegmentHeads(client: Queryable): Promise<SegmentHead[]> {
  const { rows } = await client.query<SegmentHead>({
    name: "semantic-segment-heads",
    text: `select id, repository_id as "repositoryId", model from semantic_segment order by id`,
  });
  return rows;
}

/** The files of every segment, or of those of a repository, ascending. */
export async function semanticSegmentFiles(
  client: Queryable,
  repositoryId?: number,
): Promise<(SegmentHead & { files: Int32Array })[]> {
  const { rows } = await client.query<SegmentHead & { files: Buffer }>(
    `select id, repository_id as "repositoryId", model, files from semantic_segment
     where $1::int is null or repository_id = $1 order by id`,
    [repositoryId ?? null],
  );
  return rows.map(({ files, ...head }) => ({ ...head, files: unpackIds(files) }));
}

/** Segments that are read at once, and bytes of theirs: the largest has some 25 MB, which is held thrice meanwhile. */
const AT_ONCE = 8;
const BYTES_AT_ONCE = 8 * 1024 * 1024;

/** These segments, one after the other; those that are gone are left out. */
export async function* loadSemanticSegments(
  client: Queryable,
  ids: readonly number[],
): AsyncGenerator<{ id: number; segment: SemanticSegment }> {
  const { rows: sizes } = await client.query<{ id: number; bytes: number }>(
    "select id, octet_length(body) as bytes from semantic_segment where id = any($1::int[]) order by id",
    [ids],
  );
  for (const group of withinBytes(sizes)) {
    const { rows } = await client.query<{ id: number; body: Buffer }>(
      "select id, body from semantic_segment where id = any($1::int[]) order by id",
      [group],
    );
    for (const { id, body } of rows) yield { id, segment: decodeSemanticSegment(body) };
  }
}

function* withinBytes(sizes: readonly { id: number; bytes: number }[]): Generator<number[]> {
  let group: number[] = [];
  let sum = 0;
  for (const { id, bytes } of sizes) {
    if (group.length === AT_ONCE || (group.length > 0 && sum + bytes > BYTES_AT_ONCE)) {
      yield group;
      [group, sum] = [[], 0];
    }
    group.push(id);
    sum += bytes;
  }
  if (group.length > 0) yield group;
}

/** Symbols with a vector, files that were looked at, and bytes, of all segments. */
export async function semanticFigures(client: Queryable): Promise<{ symbols: number; files: number }> {
  const { rows } = await client.query<{ symbols: number; files: number }>({
    name: "semantic-figures",
    text: `select coalesce(sum(symbol_count), 0)::int as symbols, coalesce(sum(file_count), 0)::int as files
           from semantic_segment`,
  });
  return rows[0];
}

interface NewSegment {
  repositoryId: number;
  model: string;
  /** ascending */
  files: readonly number[];
  segment: SemanticSegment;
}

/**
 * Writes a segment in place of others, and gives its id; null when its repository is gone or it has no files, which
 * only removes the others.
 */
export async function writeSemanticSegment(
  client: Queryable,
  { repositoryId, model, files, segment }: NewSegment,
  replaces: readonly number[],
): Promise<number | null> {
  await client.query("begin");
  try {
    await client.query("delete from semantic_segment where id = any($1::int[])", [replaces]);
    const { rows } = await client.query<{ id: number }>(
      `insert into semantic_segment (repository_id, model, files, file_count, symbol_count, body)
       select $1, $2, $3, $4, $5, $6 where $4 > 0 and exists (select from repository where id = $1) returning id`,
      [
        ...[repositoryId, model, Buffer.from(packIds(files)), files.length, segment.symbols.length],
        Buffer.from(encodeSemanticSegment(segment)),
      ],
    );
    await client.query("commit");
    return rows[0]?.id ?? null;
  } catch (error) {
    await client.query("rollback").catch(() => {});
    throw error;
  }
}
