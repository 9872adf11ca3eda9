/** Rows of `precise_run`: how engines stand with repositories, for the status page and for readers who keep answers. */
import type { Queryable } from "../pool";

/**
 * `waiting`: not begun; `ready`: every file has facts or a reason why not; `missing`: its compiler is not on this
 * machine
 */
export type PreciseState = "waiting" | "running" | "ready" | "failed" | "missing";

export interface PreciseRunRow {
  repositoryId: number;
  engine: string;
  /** of the compiler: `5.9.3`; empty while it is missing */
  version: string;
  state: PreciseState;
  filesDone: number;
  filesTotal: number;
  /** milliseconds of CPU that the engine has taken for this repository */
  cpuMs: number;
  error: string | null;
  /** file name of the SCIP index that the facts were taken from; left out for an engine that is asked */
  importedFrom?: string | null;
}

/** Puts a run on record. @param isChanged facts came or went: answers that were found before may be out of date */
export async function notePreciseRun(client: Queryable, run: PreciseRunRow, isChanged: boolean): Promise<void> {
  await client.query(
    `INSERT INTO precise_run AS r (repository_id, engine, version, state, files_done, files_total, cpu_ms, error, changed_at, imported_from)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, CASE WHEN $9 THEN clock_timestamp() END, $10)
     ON CONFLICT (repository_id, engine) DO UPDATE SET version = coalesce(nullif(excluded.version, ''), r.version), state = excluded.state,
       files_done = excluded.files_done, files_total = excluded.files_total, cpu_ms = excluded.cpu_ms,
       error = excluded.error, changed_at = coalesce(excluded.changed_at, r.changed_at), imported_from = excluded.imported_from,
       updated_at = clock_timestamp()`,
    [
      ...[run.repositoryId, run.engine, run.version, run.state, run.filesDone, run.filesTotal, Math.round(run.cpuMs)],
      ...[run.error, isChanged, run.importedFrom ?? null],
    ],
  );
}

/** An engine is not asked again until the repository changes. What it said before holds on. */
export async function setRunAside(
  client: Queryable,
  { repositoryId, engine, error }: Pick<PreciseRunRow, "repositoryId" | "engine" | "error">,
): Promise<void> {
  await client.query(
    `INSERT INTO precise_run AS r (repository_id, engine, version, state, files_done, files_total, cpu_ms, error)
     SELECT id, $2, '', 'failed', 0, 0, 0, $3 FROM repository WHERE id = $1
     ON CONFLICT (repository_id, engine) DO UPDATE SET state = 'failed', error = excluded.error, updated_at = clock_timestamp()`,
    [repositoryId, engine, error],
  );
}

/** All runs, by repository and engine. */
export async function preciseRuns(pool: Queryable): Promise<(PreciseRunRow & { changedAt: Date | null })[]> {
  const { rows } = await pool.query<PreciseRunRow & { changedAt: Date | null }>({
    name: "precise-runs",
    text: `SELECT repository_id AS "repositoryId", engine, version, state, files_done AS "filesDone",
             files_total AS "filesTotal", cpu_ms AS "cpuMs", error, imported_from AS "importedFrom", changed_at AS "changedAt"
           FROM precise_run ORDER BY repository_id, engine`,
  });
  return rows;
}

/** Runs that an indexer which ended in the middle left behind are open again. */
export async function closeInterruptedPreciseRuns(client: Queryable): Promise<void> {
  await client.query(
    "UPDATE precise_run SET state = 'waiting', updated_at = clock_timestamp() WHERE state = 'running'",
  );
}
