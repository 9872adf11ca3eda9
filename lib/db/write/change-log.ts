/**
 * The log of what was indexed and what went (`file_change`): writing to it and keeping it short. Following it is
 * `follow-changes.ts`.
 */
import type { Queryable } from "../pool";

/** Channel on which readers hear of new rows in `file_change`. */
export const CHANGE_CHANNEL = "fathom_change";

/** Changes that are kept for readers to catch up with. They look every second and load everything when they start. */
const KEPT = 200_000;

/** Belongs into the transaction that changes the files; the notification leaves when it commits. */
export async function logChanges(client: Queryable, gone: readonly number[], added: readonly number[]): Promise<void> {
  if (gone.length + added.length === 0) return;
  await client.query(
    `insert into file_change (file_id, added)
     select id, false from unnest($1::int[]) as f(id) union all select id, true from unnest($2::int[]) as f(id)`,
    [gone, added],
  );
  await client.query(`notify ${CHANGE_CHANNEL}`);
}

/** Drops what every reader has passed long ago. */
export async function pruneChanges(client: Queryable, kept: number = KEPT): Promise<void> {
  await client.query("delete from file_change where seq <= (select max(seq) from file_change) - $1::bigint", [kept]);
}
