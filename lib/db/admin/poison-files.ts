/**
 * Files with which workers died. After a first death a repository's files are read one at a time, and each is noted
 * while it is read. One that is still noted when a worker has died again is set aside, until it changes or its
 * repository is added again.
 */
import type { Queryable } from "../pool";

/** A file as it was found on disk. */
export interface FoundFile {
  path: string;
  size: number;
  /** milliseconds */
  modifiedAt: number;
}

/** Notes that it is read now. */
export async function noteReading(client: Queryable, repositoryId: number, file: FoundFile): Promise<void> {
  await client.query(
    `insert into poison_file (repository_id, path, size, modified_at) values ($1, $2, $3, $4)
     on conflict (repository_id, path) do update set size = excluded.size, modified_at = excluded.modified_at`,
    [repositoryId, file.path, file.size, file.modifiedAt],
  );
}

/** Nothing of the repository is being read. */
export async function noteRead(client: Queryable, repositoryId: number): Promise<void> {
  await client.query("delete from poison_file where repository_id = $1 and not proven", [repositoryId]);
}

/** A worker died: what it was reading is set aside. Gives the paths. */
export async function setFilesAside(client: Queryable, repositoryId: number): Promise<string[]> {
  const { rows } = await client.query<{ path: string }>(
    "update poison_file set proven = true where repository_id = $1 and not proven returning path",
    [repositoryId],
  );
  return rows.map(({ path }) => path);
}

/** Those that are not to be read, by path. */
export async function filesSetAside(client: Queryable, repositoryId: number): Promise<Map<string, FoundFile>> {
  const { rows } = await client.query<FoundFile>(
    `select path, size::float8 as size, modified_at::float8 as "modifiedAt" from poison_file
      where repository_id = $1 and proven`,
    [repositoryId],
  );
  return new Map(rows.map((file) => [file.path, file]));
}

/** Those of a folder are read again: somebody wants it. */
export async function forgiveFiles(client: Queryable, root: string): Promise<void> {
  await client.query(
    `with forgiven as (
       delete from poison_file p using repository r where r.id = p.repository_id and r.root = $1
       returning p.repository_id, p.path)
     update file f set extractor_version = 0 from forgiven g where f.repository_id = g.repository_id and f.path = g.path`,
    [root],
  );
}
