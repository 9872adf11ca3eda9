/** The rows of `reference`: which files use a name. */
import { jsonColumns, type JsonColumns } from "./json-columns";
import type { Queryable } from "./pool";

/** One file's uses of one name; `post` as reference-post.ts reads it. */
export interface ReferenceRow {
  fileId: number;
  post: Uint8Array;
}

/** Files that are looked at for one name. */
const MAX_FILES = 60_000;

/** Every file that uses these names, by the names' hashes, with the uses. In no order; every hash has an entry. */
export async function referencesOfNames(
  pool: Queryable,
  nameHashes: readonly bigint[],
): Promise<Map<bigint, ReferenceRow[]>> {
  const found = new Map<bigint, ReferenceRow[]>(nameHashes.map((hash) => [hash, []]));
  const { rows } = await pool.query<{ hash: string; used: JsonColumns<[fileId: number, post: string]> }>({
    name: "references-of-names",
    text: `SELECT asked.hash, (
             SELECT ${jsonColumns("file_id", "encode(post, 'hex')")}
             FROM (SELECT file_id, post FROM reference WHERE name_hash = asked.hash LIMIT ${MAX_FILES}) AS used) AS used
           FROM unnest($1::bigint[]) AS asked(hash)`,
    values: [nameHashes.map(String)],
  });
  for (const { hash, used } of rows) {
    const [files, posts] = used;
    if (!files || !posts) continue;
    found.set(
      BigInt(hash),
      files.map((fileId, at) => ({ fileId, post: Buffer.from(posts[at], "hex") })),
    );
  }
  return found;
}

/** A file that imports something under another name than its own. */
interface AliasRow {
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
           WHERE target_file = ANY($1::int[]) AND imported IN ($2, 'default') AND name IS NOT NULL AND name <> $2
           ORDER BY file_id LIMIT 2000`,
    values: [files, imported],
  });
  return rows;
}
