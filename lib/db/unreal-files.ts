/** Files by which an Unreal project says how it is divided. */
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
