/**
 * Repositories to add and to remove: the web server asks, the launcher does it. Both ends of the table
 * `source_change`.
 */
import {
  sourceChangeSchema,
  sourceRequestSchema,
  type SourceChange,
  type SourceRequest,
} from "../../contract/source-changes";
import type { Queryable } from "../pool";

/** Channel on which the launcher hears of them. */
export const CHANGE_CHANNEL = "fathom_source_change";

/** Minutes for which people are told how one ended. */
const TOLD_FOR = 10;
/** That may wait at once. */
const MOST_WAITING = 20;

/** Null where too many wait already. */
export async function askChange(
  client: Queryable,
  request: SourceRequest,
  askedBy: string | null,
): Promise<number | null> {
  const { rows } = await client.query<{ id: number }>(
    `with asked as (
       insert into source_change (request, asked_by)
       select $1::jsonb, $2
        where (select count(*) from source_change where state in ('asked', 'working')) < ${MOST_WAITING} returning id)
     select id, pg_notify('${CHANGE_CHANNEL}', '') from asked`,
    [JSON.stringify(request), askedBy],
  );
  return rows[0]?.id ?? null;
}

export async function recentChanges(client: Queryable): Promise<SourceChange[]> {
  const { rows } = await client.query<Omit<SourceChange, "at"> & { at: Date }>(
    `select id, request, state, repository, error, asked_at as at from source_change
      where state in ('asked', 'working') or asked_at > now() - interval '${TOLD_FOR} minutes'
      order by id desc limit 50`,
  );
  return rows.map((row) => sourceChangeSchema.parse({ ...row, at: row.at.toISOString() }));
}

/** The next one that nobody works on, taken; null for none. */
export async function takeChange(client: Queryable): Promise<{ id: number; request: SourceRequest } | null> {
  const { rows } = await client.query<{ id: number; request: unknown }>(
    `update source_change set state = 'working'
     where id = (select id from source_change where state = 'asked' order by id limit 1 for update skip locked)
     returning id, request`,
  );
  const [row] = rows;
  return row === undefined ? null : { id: row.id, request: sourceRequestSchema.parse(row.request) };
}

/** @param repository its name in the index */
export async function endChange(client: Queryable, id: number, repository: string): Promise<void> {
  await client.query("update source_change set state = 'done', repository = $2 where id = $1", [id, repository]);
}

export async function failChange(client: Queryable, id: number, error: SourceChange["error"]): Promise<void> {
  await client.query("update source_change set state = 'failed', error = $2 where id = $1", [
    id,
    JSON.stringify(error),
  ]);
}

/** What a launcher that was ended left undone is said to have failed; what nobody is told of any more goes. */
export async function tidyChanges(client: Queryable): Promise<void> {
  await client.query(`update source_change set state = 'failed', error = $1::jsonb where state = 'working'`, [
    JSON.stringify({ message: "Fathom was stopped meanwhile.", hint: "Ask for it again." }),
  ]);
  await client.query(
    `delete from source_change where state in ('done', 'failed') and asked_at < now() - interval '1 day'`,
  );
}
