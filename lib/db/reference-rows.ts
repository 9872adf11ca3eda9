/** The rows of `reference`: which files use a name. */
import type { Queryable } from "./pool";

/** One file's uses of one name; `post` as reference-post.ts reads it. */
export interface ReferenceRow {
  fileId: number;
  path: string;
  language: string;
  repositoryId: number;
  repo: string;
  scope: string;
  post: Uint8Array;
}

/** Files that are looked at for one name. */
const MAX_FILES = 60_000;

/** Every file that uses a name, by the name's hash, with the uses. In no order. */
export async function referencesOfName(pool: Queryable, nameHash: bigint): Promise<ReferenceRow[]> {
  const { rows } = await pool.query<ReferenceRow>({
    name: "references-of-name",
    text: `SELECT f.id AS "fileId", f.path, f.language, f.repository_id AS "repositoryId", r.name AS repo, r.scope, u.post
           FROM reference u JOIN file f ON f.id = u.file_id JOIN repository r ON r.id = f.repository_id
           WHERE u.name_hash = $1 AND f.language IS NOT NULL LIMIT ${MAX_FILES}`,
    values: [String(nameHash)],
  });
  return rows;
}

/** A file that imports something under another name than its own. */
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
           WHERE target_file = ANY($1::int[]) AND imported IN ($2, 'default') AND name IS NOT NULL AND name <> $2
           ORDER BY file_id LIMIT 2000`,
    values: [files, imported],
  });
  return rows;
}
