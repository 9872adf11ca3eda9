/**
 * The tables of graphile-worker, through the functions and the view that it documents. They lie in a schema of their
 * own, which the first worker makes; without it no work is shared.
 */
import type { Queryable } from "../pool";

/** Schema of the queue. */
export const QUEUE_SCHEMA = "fathom_queue";

/** Jobs that look at a repository. */
export const INDEX_TASK = "index";
/** Deaths of workers over a job after which it is set aside. */
export const MOST_DEATHS = 2;

/** What the queue calls a worker, and a thread of it that takes jobs of its own. */
export const holderName = (workerId: number, thread?: string): string =>
  `fathom-${workerId}${thread === undefined ? "" : `-${thread}`}`;

/** A condition in SQL: the jobs of a holder, and of threads of the worker. @param holder an expression in SQL */
const heldBy = (holder: string): string => `(locked_by = ${holder} or starts_with(locked_by, ${holder} || '-'))`;

/** The queue within the queue of a repository: its jobs come one after the other. */
export const queueName = (repositoryId: number): string => `${LOOKS}:${repositoryId}`;
const LOOKS = "repository";

/** Repositories that wait and that are being looked at; null where no work is shared. */
export async function queueLength(client: Queryable): Promise<{ waiting: number; running: number } | null> {
  const { rows: there } = await client.query<{ there: boolean }>("select to_regclass($1) is not null as there", [
    `${QUEUE_SCHEMA}.jobs`,
  ]);
  if (!there[0].there) return null;
  const { rows } = await client.query<{ waiting: number; running: number }>(
    `select (count(*) filter (where locked_by is null and attempts < max_attempts))::int as waiting,
            (count(*) filter (where locked_by is not null))::int as running
       from ${QUEUE_SCHEMA}.jobs where task_identifier = $1`,
    [INDEX_TASK],
  );
  return rows[0];
}

/** A job that follows an index of a repository. */
export interface FollowingJob {
  /** `precise:clangd` */
  task: string;
  repositoryId: number;
}

/** What workers do behind an index now. To be asked where there is a queue. */
export async function followingNow(client: Queryable): Promise<(FollowingJob & { workerId: number })[]> {
  const { rows } = await client.query<{ queue: string | null; workerId: number }>(
    `select queue_name as queue, substring(locked_by from '^fathom-(\\d+)-')::int as "workerId"
       from ${QUEUE_SCHEMA}.jobs where locked_by ~ '^fathom-\\d+-' and task_identifier <> $1 order by queue_name`,
    [INDEX_TASK],
  );
  return rows.flatMap(({ queue, workerId }) => namedJob(queue).map((job) => ({ ...job, workerId })));
}

/** Whether a job waits in this queue that nobody has taken, whatever died over it before. */
export async function isWaiting(client: Queryable, queue: string): Promise<boolean> {
  const { rows } = await client.query(
    `select from ${QUEUE_SCHEMA}.jobs where queue_name = $1 and locked_at is null and attempts < max_attempts limit 1`,
    [queue],
  );
  return rows.length > 0;
}

/** Whoever holds jobs without being entered as a worker. */
export async function unknownHolders(client: Queryable): Promise<string[]> {
  const { rows } = await client.query<{ holder: string }>(
    `select distinct locked_by as holder from ${QUEUE_SCHEMA}.jobs
      where locked_by is not null
        and regexp_replace(locked_by, '^(fathom-\\d+)-.*$', '\\1') not in (select 'fathom-' || id from index_worker)`,
  );
  return rows.map(({ holder }) => holder);
}

/**
 * Gives what a holder has back to the queue.
 * @param how it left: `unharmed`, in order or with the database, so that nothing counts against what it did; `dead`
 * @returns jobs that are not handed out again, because as many died over them as may
 */
export async function giveJobsBack(
  client: Queryable,
  holder: string,
  how: "dead" | "unharmed",
): Promise<FollowingJob[]> {
  const { rows } = await client.query<{ id: string; queue: string | null; isOver: boolean }>(
    `select id::text, queue_name as queue, attempts >= max_attempts as "isOver" from ${QUEUE_SCHEMA}.jobs where ${heldBy("$1")}`,
    [holder],
  );
  await client.query(
    `select ${QUEUE_SCHEMA}.force_unlock_workers(array(
       select distinct locked_by from ${QUEUE_SCHEMA}.jobs where ${heldBy("$1")} union select $1))`,
    [holder],
  );
  const ids = rows.map(({ id }) => id);
  if (how === "unharmed") {
    await client.query(`select ${QUEUE_SCHEMA}.reschedule_jobs($1::bigint[], attempts := 0)`, [ids]);
    return [];
  }
  const over = rows.filter(({ isOver }) => isOver);
  // What was asked for again while it was under way waits behind it under the same name, with no death to its count.
  await client.query(
    `select ${QUEUE_SCHEMA}.complete_jobs(array(
       select id from ${QUEUE_SCHEMA}.jobs where id = any($1::bigint[]) or (locked_at is null and queue_name = any($2))))`,
    [over.map(({ id }) => id), over.flatMap(({ queue }) => (namedJob(queue).length > 0 ? [queue] : []))],
  );
  return over.flatMap(({ queue }) => namedJob(queue));
}

/** What the queue of a following job says, which is its own: `precise:clangd:12`. */
function namedJob(queue: string | null): FollowingJob[] {
  const [, task, id] = /^(.+):(\d+)$/.exec(queue ?? "") ?? [];
  return task === undefined || task === LOOKS ? [] : [{ task, repositoryId: Number(id) }];
}

/** The same, and drops every look at a repository. One statement: nobody takes one of them in between. */
export async function dropJobs(client: Queryable, holder: string, repositoryId: number): Promise<void> {
  const { rows } = await client.query<{ ids: string; holder: string }>(
    `select quote_literal(coalesce(array_agg(id), '{}')) as ids, quote_literal(array[$1::text]) as holder
       from ${QUEUE_SCHEMA}.jobs where queue_name = $2 and (locked_by is null or locked_by = $1)`,
    [holder, queueName(repositoryId)],
  );
  const [{ ids, holder: holders }] = rows;
  await client.query(
    `select ${QUEUE_SCHEMA}.force_unlock_workers(${holders}::text[]); select ${QUEUE_SCHEMA}.complete_jobs(${ids}::bigint[])`,
  );
}
