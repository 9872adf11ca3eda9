/** The rows of `reference`: which files use a name. */
import type { Queryable } from "../pool";

/** The files that use one name, and each one's post, as reference-post.ts reads it, one behind the other. */
export interface PackedReferences {
  /** in no order */
  files: readonly number[];
  /** where each file's post ends in all of them */
  ends: Uint32Array;
  posts: Uint8Array;
}

/** Files that are looked at for one name. */
const MAX_FILES = 60_000;

/** Every file that uses these names, by the names' hashes, with the uses; hashes that nothing uses are left out. */
export async function referencesOfNames(
  pool: Queryable,
  nameHashes: readonly bigint[],
): Promise<Map<bigint, PackedReferences>> {
  const { rows } = await pool.query<{ hash: string; files: number[]; lengths: number[]; posts: Uint8Array }>({
    name: "references-of-names",
    text: `SELECT asked.hash, used.files, used.lengths, used.posts
           FROM unnest($1::bigint[]) AS asked(hash) CROSS JOIN LATERAL (
             SELECT to_json(array_agg(file_id)) AS files, to_json(array_agg(octet_length(post))) AS lengths,
                    string_agg(post, '') AS posts
             FROM (SELECT file_id, post FROM reference WHERE name_hash = asked.hash LIMIT ${MAX_FILES}) AS uses) AS used
           WHERE used.files IS NOT NULL`,
    values: [nameHashes.map(String)],
  });
  return new Map(
    rows.map(({ hash, files, lengths, posts }) => [BigInt(hash), { files, ends: endsOf(lengths), posts }]),
  );
}

function endsOf(lengths: readonly number[]): Uint32Array {
  let end = 0;
  return Uint32Array.from(lengths, (length) => (end += length));
}

/** A file that imports something by a name of its own. */
export interface AliasRow {
  fileId: number;
  /** as the file calls it */
  name: string;
}

/**
 * Files that know `imported` (or a default export) of these files by another name: bound from them, or from a file
 * that binds it from them and so hands it on, under its own name, another one or with all others.
 */
export async function aliasesOf(pool: Queryable, files: readonly number[], imported: string): Promise<AliasRow[]> {
  if (files.length === 0) return [];
  const { rows } = await pool.query<AliasRow>({
    name: "import-aliases",
    text: `WITH RECURSIVE known(file_id, name) AS (
             SELECT file_id, coalesce(name, $2) FROM import
             WHERE target_file = ANY($1::int[])
               AND (name IS NOT NULL AND (imported IN ($2, 'default') OR (imported IS NULL AND kind = 'require')) OR ${HANDS_ON_ALL})
             UNION
             SELECT import.file_id, coalesce(import.name, known.name) FROM known JOIN import ON target_file = known.file_id
             WHERE (import.name IS NOT NULL AND imported = known.name) OR ${HANDS_ON_ALL})
           SELECT file_id AS "fileId", name FROM known WHERE name <> $2
           ORDER BY file_id LIMIT 2000`,
    values: [files, imported],
  });
  return rows;
}

/** `from .locks import *`, `export * from "./locks"` */
const HANDS_ON_ALL = "(import.name IS NULL AND kind IN ('import_wildcard', 'export_from'))";
