/**
 * Advisory locks of those who write the index. They belong to a session and end with it, however it ends: a killed
 * process holds none. Numbers are fixed for good; any do.
 */
import type pg from "pg";
import type { Queryable } from "../pool";

/** The whole database. */
const DATABASE = 4_630_041;
/** What follows from several files: see `holdLinks`. */
const LINKS = 4_630_042;
const FILE_IDS = 4_630_043;
const QUEUE = 4_630_044;
/** Goes into the numbers of jobs, which are made of their names. */
const JOB = 4_630_045;
/** First numbers of pairs: a repository, a worker, a part of the work, a thread of a worker. */
const REPOSITORY = 46_301;
const WORKER = 46_302;
const PART = 46_303;
const THREAD = 46_304;

/**
 * `alone`: one indexer has the database to itself. `together`: one of several workers. False when somebody works on it
 * in the other way.
 */
export async function takeIndexerLock(client: Queryable, how: "alone" | "together"): Promise<boolean> {
  const take = how === "alone" ? "pg_try_advisory_lock" : "pg_try_advisory_lock_shared";
  return isTrue(client, `select ${take}($1) as yes`, [DATABASE]);
}

/** A condition in SQL: no indexer works on the database in this moment. */
export const NOBODY_INDEXES = `(select pg_try_advisory_xact_lock(${DATABASE}))`;

/** One process at a time writes a repository. False when another does. */
export const takeRepository = (client: Queryable, id: number): Promise<boolean> =>
  isTrue(client, "select pg_try_advisory_lock($1, $2) as yes", [REPOSITORY, id]);

export const giveRepositoryBack = (client: Queryable, id: number): Promise<boolean> =>
  isTrue(client, "select pg_advisory_unlock($1, $2) as yes", [REPOSITORY, id]);

/** Tells for as long as the session lives that the worker of this number does. */
export const lockWorker = (client: Queryable, id: number): Promise<boolean> =>
  isTrue(client, "select pg_try_advisory_lock($1, $2) as yes", [WORKER, id]);

/** Tells the same of a thread of the worker: its session is ended with that of the worker. */
export const lockThread = (client: Queryable, id: number): Promise<boolean> =>
  isTrue(client, "select pg_try_advisory_lock_shared($1, $2) as yes", [THREAD, id]);

/** One session at a time does a job of this name. False when another does. */
export const takeJob = (client: Queryable, name: string): Promise<boolean> =>
  isTrue(client, "select pg_try_advisory_lock(hashtextextended($1, $2)) as yes", [name, JOB]);

export const giveJobBack = (client: Queryable, name: string): Promise<boolean> =>
  isTrue(client, "select pg_advisory_unlock(hashtextextended($1, $2)) as yes", [name, JOB]);

/** A condition in SQL: the worker of this number has ended. Holds it away until the transaction ends. */
export const workerHasEnded = (id: string): string => `pg_try_advisory_xact_lock(${WORKER}, ${id})`;

/** A query for the process ids of sessions of workers. @param ids of workers, an array in SQL */
export const sessionsOfWorkers = (ids: string): string =>
  `select pid from pg_locks where locktype = 'advisory' and granted and objsubid = 2
     and database = (select oid from pg_database where datname = current_database())
     and classid in (${WORKER}, ${THREAD}) and objid::int8 = any(${ids}::int8[])`;

/** A part of the work that one process does for all. False when another does. */
export const takePart = (client: Queryable, part: number): Promise<boolean> =>
  isTrue(client, "select pg_try_advisory_lock($1, $2) as yes", [PART, part]);

/**
 * What begins a transaction that writes facts. Links lead from one repository into another: who changes where they
 * lead does so alone, and those who only add files do so together.
 */
export const beginWriting = (how: "alone" | "together"): string =>
  `begin; select ${how === "alone" ? "pg_advisory_xact_lock" : "pg_advisory_xact_lock_shared"}(${LINKS})`;

/** Rows of one column that make whoever reserves ids do so alone. */
export const RESERVING_IDS = `(select pg_advisory_xact_lock(${FILE_IDS})) as alone`;

async function isTrue(client: Queryable, text: string, values: unknown[]): Promise<boolean> {
  const { rows } = await client.query<{ yes: boolean }>(text, values);
  return rows[0].yes;
}

/** One process at a time makes the tables of the queue: of two that begin at once, one would fail. */
export async function makingQueue<T>(pool: pg.Pool, act: () => Promise<T>): Promise<T> {
  const session = await pool.connect();
  try {
    await session.query("select pg_advisory_lock($1)", [QUEUE]);
    return await act();
  } finally {
    // The lock ends with its session.
    session.release(true);
  }
}
