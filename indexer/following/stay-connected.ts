/**
 * The work of a thread over a database connection of its own, begun anew over another one after the database was away.
 */
import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";
import { connectIndexer, isConnectionLost } from "../../lib/db/admin/indexer-client";

interface Connection {
  /** what Postgres calls it */
  name: string;
  url: string;
  /** milliseconds before the next try */
  retry: number;
}

/**
 * Never ends.
 * @param work over one connection; it ends by throwing
 * @param failed told why the work ended, unless the database went away
 */
export async function stayConnected(
  { name, url, retry }: Connection,
  work: (client: pg.Client) => Promise<never>,
  failed: (message: string) => void,
): Promise<never> {
  for (;;) {
    const client = await connectIndexer(name, url).catch(() => null);
    try {
      if (client !== null) await work(client);
    } catch (error) {
      if (!isConnectionLost(error)) failed(error instanceof Error ? error.message : String(error));
    } finally {
      await client?.end().catch(() => {});
    }
    await sleep(retry);
  }
}
