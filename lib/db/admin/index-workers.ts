/**
 * Workers: processes that share the work of one database. Each has a row that says what it does, and holds an advisory
 * lock for as long as its session lives. So it is known at once that one was killed; one that hangs stops saying that
 * it was seen. Refuses to judge what a death means for a repository: the dispatcher does.
 */
import type { Queryable } from "../pool";
import { lockWorker, sessionsOfWorkers, workerHasEnded } from "./indexer-locks";

/** What a worker says of itself. */
export interface WorkerEntry {
  host: string;
  pid: number;
  kinds: readonly string[];
}

/** What a worker does right now. */
interface WorkerDoing {
  parts: readonly string[];
  /** that it indexes; null for none */
  repositoryId: number | null;
}

/** Enters a worker for as long as the session of `client` lives; gives its number. */
export async function enterWorker(client: Queryable, { host, pid, kinds }: WorkerEntry): Promise<number> {
  const { rows } = await client.query<{ id: number }>("select nextval('index_worker_id_seq')::int as id");
  const [{ id }] = rows;
  await lockWorker(client, id);
  await client.query("insert into index_worker (id, host, pid, kinds, parts) values ($1, $2, $3, $4, '{}')", [
    ...[id, host, pid, kinds],
  ]);
  return id;
}

/** Says that it lives, and what it does. False when it counts as dead: others do its work by now. */
export async function sayAlive(client: Queryable, id: number, doing: WorkerDoing): Promise<boolean> {
  const { rowCount } = await client.query(
    "update index_worker set seen_at = now(), parts = $2, repository_id = $3 where id = $1",
    [id, doing.parts, doing.repositoryId],
  );
  return rowCount === 1;
}

export async function removeWorkers(client: Queryable, ids: readonly number[]): Promise<void> {
  await client.query("delete from index_worker where id = any($1::int[])", [ids]);
}

export interface DeadWorker {
  id: number;
  host: string;
  repositoryId: number | null;
  /** the database itself was started anew since: it ended nothing but the connection */
  isOutage: boolean;
}

/** Workers that have gone without saying so. */
export async function deadWorkers(client: Queryable): Promise<DeadWorker[]> {
  const { rows } = await client.query<DeadWorker>(
    `select id, host, repository_id as "repositoryId", started_at < pg_postmaster_start_time() as "isOutage"
       from index_worker where ${workerHasEnded("id")}`,
  );
  return rows;
}

/** Ends the sessions of workers that were not seen for so many seconds: with these they can write no more. */
export async function cutOffWorkers(client: Queryable, seconds: number): Promise<void> {
  await client.query(
    `select pg_terminate_backend(pid) from (${sessionsOfWorkers(
      "array(select id from index_worker where seen_at < now() - make_interval(secs => $1))",
    )}) as silent where pid <> pg_backend_pid()`,
    [seconds],
  );
}

/** A worker, for people. */
export interface WorkerRecord extends WorkerEntry, WorkerDoing {
  id: number;
  startedAt: Date;
  seenAt: Date;
}

/** All that are entered, oldest first. */
export async function indexWorkers(client: Queryable): Promise<WorkerRecord[]> {
  const { rows } = await client.query<WorkerRecord>(
    `select id, host, pid, kinds, parts, repository_id as "repositoryId", started_at as "startedAt", seen_at as "seenAt"
       from index_worker order by id`,
  );
  return rows;
}
