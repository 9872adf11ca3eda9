/**
 * Progress of indexing: one row per run in `index_run` for everyone who asks the database, and the messages by which
 * the indexer tells the launcher that started it. A run is plan, parse, link, texts, then done or failed.
 */
import { z } from "zod";
import type { Queryable } from "../pool";
import { NOBODY_INDEXES } from "./indexer-locks";

const INDEX_PHASES = ["plan", "parse", "link", "texts", "done", "failed"] as const;
export type IndexPhase = (typeof INDEX_PHASES)[number];

const count = z.number().int().nonnegative();

/** What the indexer says over its IPC channel. */
export const indexerMessageSchema = z.discriminatedUnion("type", [
  z.object({
    type: z.literal("progress"),
    /** the repository's name */
    repository: z.string(),
    phase: z.enum(INDEX_PHASES),
    filesDone: count,
    filesTotal: count,
    symbols: count,
    bytesDone: count,
    bytesTotal: count,
  }),
  /** everything queued is done; it now waits for changes, if it watches */
  z.object({ type: z.literal("idle") }),
  z.object({ type: z.literal("error"), message: z.string(), hint: z.string().optional() }),
]);
export type IndexerMessage = z.output<typeof indexerMessageSchema>;
export type ProgressMessage = Extract<IndexerMessage, { type: "progress" }>;

/** What the launcher says to the indexer: finish what is being written, then exit with code 0. */
export const launcherMessageSchema = z.object({ type: z.literal("stop") });

/** Figures of a run; what is left out stays as it is. */
export interface RunFigures {
  phase?: IndexPhase;
  filesTotal?: number;
  filesDone?: number;
  symbolsDone?: number;
  bytesTotal?: number;
  bytesDone?: number;
  /** paths being read now, at most a few */
  current?: string[];
  /** facts about the run, merged into those that are there: workers, treeReaders, timings */
  detail?: Record<string, unknown>;
}

const FIGURE_COLUMNS: Record<keyof RunFigures, string> = {
  phase: "phase",
  filesTotal: "files_total",
  filesDone: "files_done",
  symbolsDone: "symbols_done",
  bytesTotal: "bytes_total",
  bytesDone: "bytes_done",
  current: "current",
  detail: "detail",
};

/** Starts a run in phase `plan` and gives its id. */
export async function startRun(client: Queryable, repositoryId: number): Promise<number> {
  const { rows } = await client.query<{ id: number }>(
    "insert into index_run (repository_id, phase) values ($1, 'plan') returning id",
    [repositoryId],
  );
  return rows[0]!.id;
}

/** Writes the given figures of a run. */
export async function updateRun(client: Queryable, runId: number, figures: RunFigures): Promise<void> {
  const given = (Object.keys(FIGURE_COLUMNS) as (keyof RunFigures)[]).filter((key) => figures[key] !== undefined);
  const assignments = given.map((key, index) =>
    key === "detail" ? `detail = detail || $${index + 2}::jsonb` : `${FIGURE_COLUMNS[key]} = $${index + 2}`,
  );
  await client.query(`update index_run set ${[...assignments, "updated_at = now()"].join(", ")} where id = $1`, [
    runId,
    ...given.map((key) => (key === "detail" ? JSON.stringify(figures.detail) : figures[key])),
  ]);
}

/** Says of a run, before it ends, that the index is as it was; see `lastChangingRun`. */
export const noteNothingChanged = (client: Queryable, runId: number): Promise<void> =>
  updateRun(client, runId, { detail: { unchanged: true } });

/** Ends a run: `done`, or `failed` with the reason in words for people. */
export async function finishRun(client: Queryable, runId: number, error?: string): Promise<void> {
  await client.query(
    `update index_run set phase = $2, error = $3, current = '{}', updated_at = now(), finished_at = now() where id = $1`,
    [runId, error === undefined ? "done" : "failed", error ?? null],
  );
}

/**
 * Ends runs that a crash left open, and queues their repositories again. A run that is still going must not be there.
 */
export const closeInterruptedRuns = (client: Queryable): Promise<void> => closeRuns(client, "true", []);

/** The same for one repository, by the process that alone may write it. */
export const closeRunsOf = (client: Queryable, repositoryId: number): Promise<void> =>
  closeRuns(client, "repository_id = $1", [repositoryId]);

/** The same at a start, before an indexer runs; nothing where one works on the database already. */
export const closeRunsWhenIdle = (client: Queryable): Promise<void> => closeRuns(client, NOBODY_INDEXES, []);

/** @param meant condition on runs, which holds the others out for all of the statement */
async function closeRuns(client: Queryable, meant: string, values: unknown[]): Promise<void> {
  await client.query(
    `with closed as (
       update index_run set phase = 'failed', error = 'interrupted', current = '{}', updated_at = now(), finished_at = now()
       where finished_at is null and ${meant} returning repository_id)
     update repository set state = 'queued' where id in (select repository_id from closed)
        or (state = 'indexing' and ${meant.replace("repository_id", "id")})`,
    values,
  );
}

/** The newest run of a repository. */
interface NewestRun {
  id: number;
  repository: string;
  repositoryId: number;
  phase: IndexPhase;
  filesTotal: number;
  filesDone: number;
  symbolsDone: number;
  bytesTotal: number;
  bytesDone: number;
  error: string | null;
}

/** The newest run of each of these repositories that has one and that started after the run `after` (0 for any). */
export async function newestRuns(client: Queryable, repositoryIds: readonly number[], after = 0): Promise<NewestRun[]> {
  const { rows } = await client.query<NewestRun>(
    `select distinct on (run.repository_id) run.id, r.name as repository, run.repository_id as "repositoryId", phase,
            files_total as "filesTotal", files_done as "filesDone", symbols_done as "symbolsDone",
            bytes_total::float8 as "bytesTotal", bytes_done::float8 as "bytesDone", run.error
     from index_run run join repository r on r.id = run.repository_id
     where run.repository_id = any($1) and run.id > $2
     order by run.repository_id, run.id desc`,
    [repositoryIds, after],
  );
  return rows;
}

/** Id of the last run of all; runs that start from now on have greater ones. */
export async function lastRunId(client: Queryable): Promise<number> {
  const { rows } = await client.query<{ id: number }>("select coalesce(max(id), 0) as id from index_run");
  return rows[0]!.id;
}

/** Reason of a run whose worker died. */
const DIED = "The worker died.";

/** Ends the open run of a repository as one whose worker died. False when there was none. */
export async function endDeadRun(client: Queryable, repositoryId: number): Promise<boolean> {
  const { rowCount } = await client.query(
    `update index_run set phase = 'failed', error = $2, current = '{}', updated_at = now(), finished_at = now()
      where repository_id = $1 and finished_at is null`,
    [repositoryId, DIED],
  );
  return (rowCount ?? 0) > 0;
}

/** Workers that died over a repository since it was indexed last. */
export async function deathsOver(client: Queryable, repositoryId: number): Promise<number> {
  const { rows } = await client.query<{ deaths: number }>(
    `select count(*)::int as deaths from index_run where repository_id = $1 and error = $2
        and id > coalesce((select max(id) from index_run where repository_id = $1 and phase = 'done'), 0)`,
    [repositoryId, DIED],
  );
  return rows[0].deaths;
}
