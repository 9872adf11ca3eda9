/**
 * Rows of `precise_run`: how engines stand with repositories, for the status page and for readers who keep answers.
 */
import type { Queryable } from "../pool";
import { languageShares, type LanguageShare } from "./precise-languages";

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
  /** of each language that it answers for here */
  languages: readonly LanguageShare[];
  /** milliseconds of CPU that the engine has taken for this repository */
  cpuMs: number;
  error: string | null;
  /** file name of the SCIP index that the facts were taken from; left out for an engine that is asked */
  importedFrom?: string | null;
}

/** A run as it is read. */
export interface PreciseRunRecord extends PreciseRunRow {
  /** of all languages */
  filesDone: number;
  filesTotal: number;
  /** facts came or went last */
  changedAt: Date | null;
}

/** Puts a run on record. @param isChanged facts came or went: answers that were found before may be out of date */
export async function notePreciseRun(client: Queryable, run: PreciseRunRow, isChanged: boolean): Promise<void> {
  await client.query(
    `INSERT INTO precise_run AS r (repository_id, engine, version, state, files_done, files_total, cpu_ms, error, changed_at, imported_from, languages)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, CASE WHEN $9 THEN clock_timestamp() END, $10, $11)
     ON CONFLICT (repository_id, engine) DO UPDATE SET version = coalesce(nullif(excluded.version, ''), r.version), state = excluded.state,
       files_done = excluded.files_done, files_total = excluded.files_total, cpu_ms = excluded.cpu_ms,
       error = excluded.error, changed_at = coalesce(excluded.changed_at, r.changed_at), imported_from = excluded.imported_from,
       languages = excluded.languages, updated_at = clock_timestamp()`,
    [
      ...[run.repositoryId, run.engine, run.version, run.state, ...sumsOf(run.languages), Math.round(run.cpuMs)],
      ...[run.error, isChanged, run.importedFrom ?? null, JSON.stringify(run.languages)],
    ],
  );
}

const sumsOf = (languages: readonly LanguageShare[]): [number, number] => [
  languages.reduce((sum, { files }) => sum + files, 0),
  languages.reduce((sum, { filesTotal }) => sum + filesTotal, 0),
];

/** Says of an engine that nobody has begun with that it will be asked; of what is on record nothing changes. */
export async function noteWaitingRun(
  client: Queryable,
  run: Pick<PreciseRunRow, "repositoryId" | "engine" | "languages">,
): Promise<void> {
  const [filesDone, filesTotal] = sumsOf(run.languages);
  await client.query(
    `INSERT INTO precise_run AS r (repository_id, engine, version, state, files_done, files_total, languages)
     SELECT id, $2, '', 'waiting', $3, $4, $5 FROM repository WHERE id = $1
     ON CONFLICT (repository_id, engine) DO UPDATE SET state = 'waiting', error = NULL, updated_at = clock_timestamp()
       WHERE r.state = 'missing'`,
    [run.repositoryId, run.engine, filesDone, filesTotal, JSON.stringify(run.languages)],
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

type RunRow = Omit<PreciseRunRecord, "languages"> & { languages: unknown };

const RUNS = `SELECT repository_id AS "repositoryId", engine, version, state, files_done AS "filesDone", languages,
  files_total AS "filesTotal", cpu_ms AS "cpuMs", error, imported_from AS "importedFrom", changed_at AS "changedAt"
  FROM precise_run`;

const asRun = (row: RunRow): PreciseRunRecord => ({ ...row, languages: languageShares(row.languages) });

/** All runs, by repository and engine. */
export async function preciseRuns(pool: Queryable): Promise<PreciseRunRecord[]> {
  const text = `${RUNS} ORDER BY repository_id, engine`;
  return (await pool.query<RunRow>({ name: "precise-runs", text })).rows.map(asRun);
}

/** How an engine stands with a repository; null where nobody has begun. */
export async function preciseRun(
  client: Queryable,
  repositoryId: number,
  engine: string,
): Promise<PreciseRunRecord | null> {
  const text = `${RUNS} WHERE repository_id = $1 AND engine = $2`;
  const { rows } = await client.query<RunRow>({ name: "precise-run", text, values: [repositoryId, engine] });
  return rows.map(asRun)[0] ?? null;
}

/** Runs that an indexer which ended in the middle left behind are open again. */
export async function closeInterruptedPreciseRuns(client: Queryable): Promise<void> {
  await client.query(
    "UPDATE precise_run SET state = 'waiting', updated_at = clock_timestamp() WHERE state = 'running'",
  );
}
