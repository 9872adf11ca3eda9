/** Facts that were taken from SCIP indexes: how many of them hold, and how the files of the watched folder stand. */
import type { Queryable } from "../pool";
import { COUNTS, READ, SHARES } from "./precise-languages";

/** Counts anew for how many files imported facts hold: an edit drops those of its file. */
export async function recountImports(client: Queryable): Promise<void> {
  await client.query(
    `UPDATE precise_run r SET files_done = now.files, files_total = now.total, languages = now.languages
     FROM (SELECT repository_id, engine, sum(files)::int AS files, sum(total)::int AS total, ${SHARES} AS languages
           FROM (SELECT i.repository_id, i.engine, f.language, ${COUNTS}
                 FROM precise_run i JOIN file f ON f.repository_id = i.repository_id
                 LEFT JOIN precise_file p ON p.repository_id = f.repository_id AND p.path = f.path AND p.engine = i.engine
                 WHERE i.imported_from IS NOT NULL AND ${READ}
                 GROUP BY 1, 2, 3 HAVING count(p.path) > 0) AS counted
           GROUP BY 1, 2) AS now
     WHERE r.imported_from IS NOT NULL AND r.repository_id = now.repository_id AND r.engine = now.engine
       AND r.languages <> now.languages`,
  );
}

/** Removes what was taken from indexes of a tool. @returns whether there was anything */
export async function removeImport(client: Queryable, repositoryId: number, engine: string): Promise<boolean> {
  const { rowCount } = await client.query(
    "DELETE FROM precise_run WHERE repository_id = $1 AND engine = $2 AND imported_from IS NOT NULL",
    [repositoryId, engine],
  );
  if (rowCount === 0) return false;
  await client.query("DELETE FROM precise_file WHERE repository_id = $1 AND engine = $2", [repositoryId, engine]);
  return true;
}

/** A file of the watched folder, as it was looked at last. */
export interface ScipFileRow {
  /** in the watched folder, `/` everywhere */
  path: string;
  /** of size and time of change */
  stamp: string;
  /** whose facts it brought; null where it could not be taken */
  repositoryId: number | null;
  error: string | null;
}

/** All of them, by path. */
export async function scipFiles(client: Queryable): Promise<ScipFileRow[]> {
  const { rows } = await client.query<ScipFileRow>({
    name: "scip-files",
    text: `SELECT path, stamp, repository_id AS "repositoryId", error FROM scip_file ORDER BY path`,
  });
  return rows;
}

export async function noteScipFile(client: Queryable, file: ScipFileRow): Promise<void> {
  await client.query(
    `INSERT INTO scip_file (path, stamp, repository_id, error) VALUES ($1, $2, $3, $4)
     ON CONFLICT (path) DO UPDATE SET stamp = excluded.stamp, repository_id = excluded.repository_id,
       error = excluded.error, noted_at = clock_timestamp()`,
    [file.path, file.stamp, file.repositoryId, file.error],
  );
}

/** Forgets files that are gone; what they brought stays. */
export async function forgetScipFiles(client: Queryable, paths: readonly string[]): Promise<void> {
  await client.query("DELETE FROM scip_file WHERE path = ANY($1::text[])", [paths]);
}
