/** Tells databases apart, wherever they are reached: the number of the cluster and that of the database in it. */
import type { Queryable } from "../pool";

/** The same as long as the database exists; a copy of it elsewhere has another one. */
export async function databaseIdentity(client: Queryable): Promise<string> {
  const { rows } = await client.query<{ identity: string }>(
    `select concat((select system_identifier from pg_control_system()), '-', oid) as identity
       from pg_database where datname = current_database()`,
  );
  return rows[0].identity;
}
