/** What the files of an Unreal project say about its modules and their types. */
import type { Queryable } from "./pool";

/** Paths of the `.Build.cs` files of a repository: each makes its folder a module. */
export async function buildFiles(pool: Queryable, repositoryId: number): Promise<string[]> {
  const { rows } = await pool.query<{ path: string }>({
    name: "unreal-build-files",
    text: `SELECT path FROM file WHERE repository_id = $1 AND path LIKE '%.Build.cs'`,
    values: [repositoryId],
  });
  return rows.map(({ path }) => path);
}

/** A type or module of a project, and what it was called before. */
export interface RedirectRecord {
  before: string;
  now: string;
}

const MAX_REDIRECTS = 10_000;

/** The redirects in the settings and assets of a repository, in the order of files and lines. */
export async function redirectsOf(pool: Queryable, repositoryId: number): Promise<RedirectRecord[]> {
  const { rows } = await pool.query<RedirectRecord>({
    name: "unreal-redirects",
    text: `SELECT i.imported AS before, i.specifier AS now FROM file f JOIN import i ON i.file_id = f.id
           WHERE f.repository_id = $1 AND f.language IN ('ini', 'uasset') AND i.kind = 'redirect' AND i.imported IS NOT NULL
           ORDER BY f.path, i.ordinal LIMIT ${MAX_REDIRECTS}`,
    values: [repositoryId],
  });
  return rows;
}
