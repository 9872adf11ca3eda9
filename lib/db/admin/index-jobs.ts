/**
 * The tables of graphile-worker, through the functions and the view that it documents. They lie in a schema of their
 * own, which the first worker makes; without it no work is shared.
 */
import type { Queryable } from "../pool";

/** Schema of the queue. */
export const QUEUE_SCHEMA = "fathom_queue";

/** What the queue calls a worker. */
export const holderName = (workerId: number): string => `fathom-${workerId}`;

/** The queue within the queue of a repository: its jobs come one after the other. */
export const queueName = (repositoryId: number): string => `repository:${repositoryId}`;

/** Jobs that wait and that are under way; null where no work is shared. */
export async function queueLength(client: Queryable): Promise<{ waiting: number; running: number } | null> {
  const { rows: there } = await client.query<{ there: boolean }>("select to_regclass($1) is not null as there", [
    `${QUEUE_SCHEMA}.jobs`,
  ]);
  if (!there[0].there) return null;
  const { rows } = await client.query<{ waiting: number; running: number }>(
    `select (count(*) filter (where locked_by is null and attempts < max_attempts))::int as waiting,
            (count(*) filter (where locked_by is not null))::int as running from ${QUEUE_SCHEMA}.jobs`,
  );
  return rows[0];
}

/** Whoever holds jobs without being entered as a worker. */
export async function unknownHolders(client: Queryable): Promise<string[]> {
  const { rows } = await client.query<{ holder: string }>(
    `select distinct locked_by as holder from ${QUEUE_SCHEMA}.jobs
      where locked_by is not null and locked_by not in (select 'fathom-' || id from index_worker)`,
  );
  return rows.map(({ holder }) => holder);
}

/** Gives what a holder has back to the queue. */
export async function giveJobsBack(client: Queryable, holder: string): Promise<void> {
  await client.query(`select ${QUEUE_SCHEMA}.force_unlock_workers(array[$1])`, [holder]);
}

/** The same, and drops every job of a repository. One statement: nobody takes one of them in between. */
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
