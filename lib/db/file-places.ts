/** Where files stand: path, language and repository, by id. */
import { scopeOfFile } from "./file-scope";
import type { Queryable } from "./pool";

export interface FilePlace {
  fileId: number;
  path: string;
  language: string;
  repositoryId: number;
  repo: string;
  scope: string;
}

type Repository = Pick<FilePlace, "repositoryId" | "repo" | "scope">;

/** Places by file id. Files that are gone or have no language are left out. */
export async function filePlaces(pool: Queryable, ids: readonly number[]): Promise<Map<number, FilePlace>> {
  if (ids.length === 0) return new Map();
  const { rows } = await pool.query<Repository & { files: [fileId: number, path: string, language: string][] }>({
    name: "file-places",
    text: `SELECT r.id AS "repositoryId", r.name AS repo, r.scope, f.files
           FROM (SELECT repository_id, json_agg(json_build_array(id, path, language)) AS files FROM file
                 WHERE id = ANY($1::int[]) AND language IS NOT NULL GROUP BY repository_id) AS f
           JOIN repository r ON r.id = f.repository_id`,
    values: [ids],
  });
  const places = new Map<number, FilePlace>();
  for (const { files, ...repository } of rows)
    for (const [fileId, path, language] of files) {
      const scope = scopeOfFile(path, repository.scope);
      places.set(fileId, { fileId, path, language, ...repository, scope });
    }
  return places;
}

/** Ids of the files at these paths of a repository; paths that it does not have are left out. */
export async function filesAt(
  pool: Queryable,
  repositoryId: number,
  paths: readonly string[],
): Promise<Map<string, number>> {
  const { rows } = await pool.query<{ id: number; path: string }>({
    name: "files-at",
    text: "SELECT id, path FROM file WHERE repository_id = $1 AND path = ANY($2::text[])",
    values: [repositoryId, paths],
  });
  return new Map(rows.map(({ id, path }) => [path, id]));
}
