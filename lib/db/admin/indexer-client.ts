/** The connections of indexers. */
import pg from "pg";
import { databaseUrl } from "../../env";
import { databaseFailure } from "../database-failure";
import type { Queryable } from "../pool";

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

/**
 * Has the server find out soon that the other end of a connection is gone, in the middle of a statement too: its locks
 * go with it, and others wait for these. Where the server's system has no such means, it takes as long as that takes.
 */
export async function noticeLostClients(client: Queryable): Promise<void> {
  for (const setting of [
    ...["client_connection_check_interval = '5s'", "tcp_keepalives_idle = 15"],
    ...["tcp_keepalives_interval = 5", "tcp_keepalives_count = 3"],
  ])
    await client.query(`set ${setting}`).catch((error: unknown) => {
      if (isConnectionLost(error)) throw error;
    });
}

/** Whether a call failed because the connection or the whole server is gone, so that all is to be tried again. */
export function isConnectionLost(error: unknown): boolean {
  if (databaseFailure(error)?.code === "database_unavailable") return true;
  return error instanceof Error && /not queryable|Client was closed|read ECONN|write E/.test(error.message);
}
