/** What the index holds of a repository's files, as the indexer compares it with the disk; and ids for new rows. */
import type { Queryable } from "../pool";
import { RESERVING_IDS } from "./indexer-locks";

/** A row of `file`, as far as planning needs it. */
export interface IndexedFile {
  id: number;
  path: string;
  size: number;
  /** milliseconds */
  modifiedAt: number;
  contentHash: Uint8Array | null;
  extractorVersion: number;
  reason: string | null;
  /** the reason in words */
  detail: string | null;
}

const COLUMNS = `id, path, size::float8 as size, modified_at::float8 as "modifiedAt", content_hash as "contentHash",
  extractor_version as "extractorVersion", reason, detail`;

/** All files of a repository. */
export async function indexedFiles(client: Queryable, repositoryId: number): Promise<IndexedFile[]> {
  const { rows } = await client.query<IndexedFile>(`select ${COLUMNS} from file where repository_id = $1`, [
    repositoryId,
  ]);
  return rows;
}

/** Whether anything of a repository is indexed. */
export async function hasFiles(client: Queryable, repositoryId: number): Promise<boolean> {
  const { rows } = await client.query<{ has: boolean }>(
    "select exists (select from file where repository_id = $1) as has",
    [repositoryId],
  );
  return rows[0].has;
}

/** The files at these paths and, where a path is a folder, below it. */
export async function indexedFilesAt(
  client: Queryable,
  repositoryId: number,
  paths: readonly string[],
): Promise<IndexedFile[]> {
  const { rows } = await client.query<IndexedFile>(
    `select ${COLUMNS} from file where repository_id = $1 and (path = any($2)
       or exists (select from unnest($2::text[]) as t(folder) where starts_with(path, folder || '/')))`,
    [repositoryId, paths],
  );
  return rows;
}

/** What imports can know of a file. */
export interface FilePlace {
  path: string;
  /** null for a folder that is listed */
  language: string | null;
}

/** The places of these files. */
export async function placesOf(client: Queryable, fileIds: readonly number[]): Promise<FilePlace[]> {
  const text = "select path, language from file where id = any($1::int[])";
  return (await client.query<FilePlace>(text, [fileIds])).rows;
}

/** The files at exactly these paths. */
export async function placesAt(
  client: Queryable,
  repositoryId: number,
  paths: readonly string[],
): Promise<FilePlace[]> {
  const text = "select path, language from file where repository_id = $1 and path = any($2)";
  return (await client.query<FilePlace>(text, [repositoryId, paths])).rows;
}

/** The hashes of what these files held when they were read. */
export async function contentHashes(client: Queryable, fileIds: readonly number[]): Promise<Map<number, Uint8Array>> {
  const { rows } = await client.query<{ id: number; hash: Buffer }>(
    "select id, content_hash as hash from file where id = any($1::int[]) and content_hash is not null",
    [fileIds],
  );
  return new Map(rows.map(({ id, hash }) => [id, hash]));
}

/** Reserves `count` ids in a row and gives the first. */
export async function reserveFileIds(client: Queryable, count: number): Promise<number> {
  const { rows } = await client.query<{ first: number }>(
    `select (setval('file_id_seq', nextval('file_id_seq') + $1::int - 1) - $1::int + 1)::int as first
       from ${RESERVING_IDS}`,
    [Math.max(1, count)],
  );
  return rows[0].first;
}
