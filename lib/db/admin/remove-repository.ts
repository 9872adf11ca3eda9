/** Takes a repository out of the index: every row of its files, then its own. */
import type pg from "pg";
import type { Queryable } from "../pool";
import { writeFacts } from "../write/write-facts";
import { REPOSITORY_CHANNEL } from "./repositories";

/** Files that go in one transaction. */
const BATCH = 2_000;

/** What was linked to it is worked out anew. */
export async function removeRepository(client: pg.Client, id: number): Promise<void> {
  for (let ids = await filesOf(client, id); ids.length > 0; ids = await filesOf(client, id))
    await writeFacts(client, { rows: [], added: [], replaced: [], removed: ids, touched: [], outdated: [] });
  await client.query("delete from repository where id = $1", [id]);
  await client.query("update repository set rules_version = null");
  await client.query(
    "select pg_notify($1, id::text) from (select id from repository union all select $2::int) as r(id)",
    [REPOSITORY_CHANNEL, id],
  );
}

async function filesOf(client: Queryable, repositoryId: number): Promise<number[]> {
  const { rows } = await client.query<{ id: number }>(
    `select id from file where repository_id = $1 order by id limit ${BATCH}`,
    [repositoryId],
  );
  return rows.map(({ id }) => id);
}
