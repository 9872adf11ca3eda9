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

/** Files that bind `imported` (or a default export) out of these files to another name. */
export async function aliasesOf(pool: Queryable, files: readonly number[], imported: string): Promise<AliasRow[]> {
  if (files.length === 0) return [];
  const { rows } = await pool.query<AliasRow>({
    name: "import-aliases",
    text: `SELECT file_id AS "fileId", name FROM import
           WHERE target_file = ANY($1::int[]) AND (imported IN ($2, 'default') OR (imported IS NULL AND kind = 'require')) AND name IS NOT NULL AND name <> $2
           ORDER BY file_id LIMIT 2000`,
    values: [files, imported],
  });
  return rows;
}

/** Files that bind exactly this name out of these files, under whatever name. */
export async function importersOf(pool: Queryable, files: readonly number[], imported: string): Promise<AliasRow[]> {
  if (files.length === 0) return [];
  const { rows } = await pool.query<AliasRow>({
    name: "import-importers",
    text: `SELECT file_id AS "fileId", name FROM import
           WHERE target_file = ANY($1::int[]) AND imported = $2 AND name IS NOT NULL
           ORDER BY file_id LIMIT 2000`,
    values: [files, imported],
  });
  return rows;
}
