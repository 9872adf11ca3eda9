/**
 * Rows of `precise_file`: read for files whose text is still the one that the engine read, written and removed by the
 * indexer.
 */
import type { Queryable } from "../pool";
import { writePreciseLinks, type PreciseLink } from "./precise-links";

/** What an engine says of a file as it is now. */
export interface PreciseRecord {
  fileId: number;
  engine: string;
  /** of the compiler: `5.9.3` */
  version: string;
  /** see precise-facts.ts */
  facts: Uint8Array;
}

/**
 * What holds for these files, whom to ask first at first: an imported index before an engine, the newest one before
 * others. Files that no engine has seen as they are now are left out.
 */
export async function preciseRecords(pool: Queryable, fileIds: readonly number[]): Promise<PreciseRecord[]> {
  const { rows } = await pool.query<PreciseRecord>({
    name: "precise-records",
    text: `SELECT f.id AS "fileId", p.engine, r.version, p.facts
           FROM unnest($1::int[]) AS asked(id) JOIN file f ON f.id = asked.id
           JOIN precise_file p ON p.repository_id = f.repository_id AND p.path = f.path AND p.content_hash = f.content_hash
           JOIN precise_run r ON r.repository_id = p.repository_id AND r.engine = p.engine
           WHERE p.facts IS NOT NULL ORDER BY f.id, r.imported_from IS NULL, r.changed_at DESC, p.engine`,
    values: [fileIds],
  });
  return rows;
}

/** Repositories for which an engine has stored facts. */
export async function preciseRepositories(pool: Queryable): Promise<Set<number>> {
  const { rows } = await pool.query<{ id: number }>({
    name: "precise-repositories",
    text: `SELECT DISTINCT repository_id AS id FROM precise_run WHERE changed_at IS NOT NULL`,
  });
  return new Set(rows.map(({ id }) => id));
}

/** A file of an engine's languages, and what is kept of it. */
export interface EngineFileRow {
  id: number;
  path: string;
  language: string;
  contentHash: Uint8Array;
  /** of the text that facts are kept of; null for none */
  knownHash: Uint8Array | null;
  knownVersion: string | null;
  /** the engine could tell something of that text */
  hasFacts: boolean;
}

/** All files of a repository in these languages (null: in any) that were read, by path. */
export async function engineFiles(
  client: Queryable,
  repositoryId: number,
  engine: string,
  languages: readonly string[] | null,
): Promise<EngineFileRow[]> {
  const { rows } = await client.query<EngineFileRow>(
    `SELECT f.id, f.path, f.language, f.content_hash AS "contentHash", p.content_hash AS "knownHash",
       p.version AS "knownVersion", p.facts IS NOT NULL AS "hasFacts"
     FROM file f LEFT JOIN precise_file p ON p.repository_id = f.repository_id AND p.path = f.path AND p.engine = $2
     WHERE f.repository_id = $1 AND ($3::text[] IS NULL OR f.language = ANY($3)) AND f.content_hash IS NOT NULL
       AND f.status IN ('indexed', 'partial') ORDER BY f.path`,
    [repositoryId, engine, languages],
  );
  return rows;
}

export interface PreciseFileRow {
  path: string;
  contentHash: Uint8Array;
  /** null: the engine failed at this text */
  facts: Uint8Array | null;
  links: readonly PreciseLink[];
}

/** Replaces the stored facts of these paths: all of them, or none on a failure. */
export async function writePreciseFiles(
  client: Queryable,
  owner: { repositoryId: number; engine: string; version: string },
  rows: readonly PreciseFileRow[],
): Promise<void> {
  await client.query("BEGIN");
  try {
    await writeFacts(client, owner, rows);
    await writePreciseLinks(client, owner, rows);
    await client.query("COMMIT");
  } catch (error) {
    await client.query("ROLLBACK").catch(() => {});
    throw error;
  }
}

async function writeFacts(
  client: Queryable,
  { repositoryId, engine, version }: { repositoryId: number; engine: string; version: string },
  rows: readonly PreciseFileRow[],
): Promise<void> {
  await client.query(
    `INSERT INTO precise_file (repository_id, engine, version, path, content_hash, facts)
     SELECT $1, $2, $3, t.path, t.hash, t.facts FROM unnest($4::text[], $5::bytea[], $6::bytea[]) AS t(path, hash, facts)
     ON CONFLICT (repository_id, path, engine)
     DO UPDATE SET version = excluded.version, content_hash = excluded.content_hash, facts = excluded.facts`,
    [
      ...[repositoryId, engine, version, rows.map(({ path }) => path)],
      ...[
        rows.map(({ contentHash }) => Buffer.from(contentHash)),
        rows.map(({ facts }) => facts && Buffer.from(facts)),
      ],
    ],
  );
}

/** Removes what is kept of paths that are no files any more. @returns the paths */
export async function removeGonePreciseFiles(
  client: Queryable,
  repositoryId: number,
  engine: string,
): Promise<string[]> {
  const { rows } = await client.query<{ path: string }>(
    `DELETE FROM precise_file p WHERE p.repository_id = $1 AND p.engine = $2
       AND NOT EXISTS (SELECT FROM file f WHERE f.repository_id = p.repository_id AND f.path = p.path)
     RETURNING p.path`,
    [repositoryId, engine],
  );
  return rows.map(({ path }) => path);
}
