/** What the files of a folder import, told from what its tests do. */
import type { Queryable } from "../pool";

export interface FolderImport {
  folder: string;
  /** by a file whose name ends in `_test` */
  isTest: boolean;
  specifier: string;
  /** the folder that the import leads to, as far as it was linked */
  target: string | null;
}

/** All imports of a repository's files of a language, each once for a folder. */
export async function folderImports(pool: Queryable, repositoryId: number, language: string): Promise<FolderImport[]> {
  const { rows } = await pool.query<FolderImport>({
    name: "folder-imports",
    text: `SELECT DISTINCT regexp_replace(f.path, '/?[^/]*$', '') AS folder, f.path ~ '_test[.][^./]*$' AS "isTest",
             i.specifier, regexp_replace(target.path, '/?[^/]*$', '') AS target
           FROM import i JOIN file f ON f.id = i.file_id LEFT JOIN file target ON target.id = i.target_file
           WHERE f.repository_id = $1 AND f.language = $2`,
    values: [repositoryId, language],
  });
  return rows;
}
