/** Every repository with its newest run: what the index's state, the home page and the status page are made of. */
import { z } from "zod";
import type { Queryable } from "../pool";

/** How trees were read, by language. */
const readersSchema = z.record(z.string(), z.string()).catch({});

/** Runs that are looked at for how a language was read last: a run that reads nothing of it says nothing about it. */
const RUNS_LOOKED_AT = 20;

/** The newest run of a repository. Counts are files, symbols and bytes. */
export interface RunRecord {
  phase: string;
  filesTotal: number;
  filesDone: number;
  symbolsDone: number;
  bytesTotal: number;
  bytesDone: number;
  current: string[];
  /** how trees are read, by language, in the newest run that read any of it */
  treeReaders: Record<string, string>;
  startedAt: Date;
  updatedAt: Date;
  finishedAt: Date | null;
  error: string | null;
}

export interface RepositoryRecord {
  id: number;
  name: string;
  /** folder on the machine of the index */
  root: string;
  scope: string;
  branch: string | null;
  revision: string | null;
  state: string;
  error: string | null;
  /** files that were read, texts among them */
  fileCount: number;
  textCount: number;
  leftOutCount: number;
  ignoredCount: number | null;
  noIgnore: boolean;
  excludes: string[];
  symbolCount: number;
  indexedAt: Date | null;
  run: RunRecord | null;
}

interface StateRow extends Omit<RepositoryRecord, "run"> {
  phase: string | null;
  filesTotal: number;
  filesDone: number;
  symbolsDone: number;
  bytesTotal: number;
  bytesDone: number;
  current: string[];
  readers: unknown;
  startedAt: Date;
  updatedAt: Date;
  finishedAt: Date | null;
  runError: string | null;
}

/** All repositories, the reader's own first, then by name. */
export async function repositoryStates(pool: Queryable): Promise<RepositoryRecord[]> {
  const { rows } = await pool.query<StateRow>({
    name: "repository-states",
    text: `
    SELECT r.id, r.name, r.root, r.scope, r.branch, r.revision, r.state, r.error, r.file_count AS "fileCount",
           r.text_count AS "textCount", r.left_out_count AS "leftOutCount", r.ignored_count AS "ignoredCount",
           r.no_ignore AS "noIgnore", r.excludes,
           r.symbol_count AS "symbolCount", r.indexed_at AS "indexedAt", run.phase, run.files_total AS "filesTotal",
           run.files_done AS "filesDone", run.symbols_done AS "symbolsDone", run.bytes_total::float8 AS "bytesTotal",
           run.bytes_done::float8 AS "bytesDone", coalesce(run.current, '{}') AS current, used.readers, run.started_at AS "startedAt",
           run.updated_at AS "updatedAt", run.finished_at AS "finishedAt", run.error AS "runError"
    FROM repository r
    LEFT JOIN LATERAL (SELECT * FROM index_run WHERE repository_id = r.id ORDER BY id DESC LIMIT 1) run ON true
    LEFT JOIN LATERAL (
      SELECT jsonb_object_agg(language, reader) AS readers
      FROM (
        SELECT DISTINCT ON (language) language, reader
        FROM (
          SELECT id, detail -> 'treeReaders' AS readers FROM index_run WHERE repository_id = r.id
          ORDER BY id DESC LIMIT ${RUNS_LOOKED_AT}) recent
        CROSS JOIN LATERAL jsonb_each_text(
          CASE jsonb_typeof(recent.readers) WHEN 'object' THEN recent.readers ELSE '{}' END) AS each(language, reader)
        ORDER BY language, recent.id DESC) newest) used ON true
    ORDER BY r.scope DESC, r.name`,
  });
  return rows.map(toRecord);
}

function toRecord(row: StateRow): RepositoryRecord {
  const { id, name, root, scope, branch, revision, state, error, fileCount, symbolCount, indexedAt, phase } = row;
  const { textCount, leftOutCount, ignoredCount, noIgnore, excludes } = row;
  const files = { fileCount, textCount, leftOutCount, ignoredCount, noIgnore, excludes };
  const run: RunRecord | null =
    phase === null
      ? null
      : {
          phase,
          filesTotal: row.filesTotal,
          filesDone: row.filesDone,
          symbolsDone: row.symbolsDone,
          bytesTotal: row.bytesTotal,
          bytesDone: row.bytesDone,
          current: row.current,
          treeReaders: readersSchema.parse(row.readers),
          startedAt: row.startedAt,
          updatedAt: row.updatedAt,
          finishedAt: row.finishedAt,
          error: row.runError,
        };
  return { id, name, root, scope, branch, revision, state, error, ...files, symbolCount, indexedAt, run };
}
