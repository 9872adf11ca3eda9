/** Where the folders of repositories are fetched from. */
import type { Queryable } from "../pool";

export interface GitSource {
  repositoryId: number;
  name: string;
  /** folder that it is fetched into */
  root: string;
  url: string;
  ref: string | null;
  fetchedAt: Date | null;
  /** why it could not be fetched last */
  error: string | null;
}

export async function gitSources(client: Queryable): Promise<GitSource[]> {
  const { rows } = await client.query<GitSource>(
    `select g.repository_id as "repositoryId", r.name, r.root, g.url, g.ref, g.fetched_at as "fetchedAt", g.error
       from git_source g join repository r on r.id = g.repository_id order by 1`,
  );
  return rows;
}

/** Notes it as fetched just now. */
export async function putGitSource(
  client: Queryable,
  repositoryId: number,
  { url, ref }: Pick<GitSource, "url" | "ref">,
): Promise<void> {
  await client.query(
    `insert into git_source (repository_id, url, ref, fetched_at) values ($1, $2, $3, now())
     on conflict (repository_id) do update set url = excluded.url, ref = excluded.ref, fetched_at = now(), error = null`,
    [repositoryId, url, ref],
  );
}

/** @param error why it could not be fetched; null when it was */
export async function noteFetched(client: Queryable, repositoryId: number, error: string | null): Promise<void> {
  await client.query(
    `update git_source set error = $2, fetched_at = case when $2::text is null then now() else fetched_at end
      where repository_id = $1`,
    [repositoryId, error],
  );
}
