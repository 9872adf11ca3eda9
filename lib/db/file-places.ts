/** Where files stand: path, language and repository, by id. */
import { FILE_SCOPE } from "./file-scope";
import type { Queryable } from "./pool";

export interface FilePlace {
  fileId: number;
  path: string;
  language: string;
  repositoryId: number;
  repo: string;
  scope: string;
}

/** Places by file id. Files that are gone or have no language are left out. */
export async function filePlaces(pool: Queryable, ids: readonly number[]): Promise<Map<number, FilePlace>> {
  if (ids.length === 0) return new Map();
  const { rows } = await pool.query<FilePlace>({
    name: "file-places",
    text: `SELECT f.id AS "fileId", f.path, f.language, f.repository_id AS "repositoryId", r.name AS repo, ${FILE_SCOPE} AS scope
           FROM file f JOIN repository r ON r.id = f.repository_id
           WHERE f.id = ANY($1::int[]) AND f.language IS NOT NULL`,
    values: [ids],
  });
  return new Map(rows.map((place) => [place.fileId, place]));
}
