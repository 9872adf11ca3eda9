/** The indexer's connections, and the lock that keeps a second indexer away from the same database. */
import pg from "pg";
import { databaseUrl } from "../../env";
import { databaseFailure } from "../database-failure";
import type { Queryable } from "../pool";

/** Number of the advisory lock; any fixed one does. */
const LOCK = 4_630_041;

/** Connects. Statements may take as long as they need: loads and index builds do. */
export async function connectIndexer(applicationName: string, url: string = databaseUrl()): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    application_name: applicationName,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
  });
  // A lost connection shows at the next query; without a listener it would end the process.
  client.on("error", () => {});
  await client.connect();
  return client;
}

/** Takes the lock for as long as the connection lives. False when another indexer has it. */
export async function takeIndexerLock(client: Queryable): Promise<boolean> {
  const { rows } = await client.query<{ taken: boolean }>("select pg_try_advisory_lock($1) as taken", [LOCK]);
  return rows[0].taken;
}

/** Whether a call failed because the connection or the whole server is gone, so that all is to be tried again. */
export function isConnectionLost(error: unknown): boolean {
  if (databaseFailure(error)?.code === "database_unavailable") return true;
  return error instanceof Error && /not queryable|Client was closed|read ECONN|write E/.test(error.message);
}
