/** Folders that others stand on (`--external`), as an engine is told of them. */
import type { Queryable } from "../pool";

export interface ExternalRepository {
  id: number;
  /** absolute, real path */
  root: string;
}

/** External repositories that were read to their end at least once. */
export async function externalRepositories(client: Queryable): Promise<ExternalRepository[]> {
  const { rows } = await client.query<ExternalRepository>(
    "SELECT id, root FROM repository WHERE scope = 'external' AND indexed_at IS NOT NULL ORDER BY root",
  );
  return rows;
}

/** Paths of all files of a repository in these languages, read or not. */
export async function pathsIn(
  client: Queryable,
  repositoryId: number,
  languages: readonly string[],
): Promise<string[]> {
  const { rows } = await client.query<{ path: string }>(
    "SELECT path FROM file WHERE repository_id = $1 AND language = ANY($2) ORDER BY path",
    [repositoryId, languages],
  );
  return rows.map(({ path }) => path);
}
