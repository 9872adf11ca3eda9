/**
 * One connection of one's own, outside the pool: for COPY streams and long reads that no statement timeout may cut.
 */
import pg from "pg";

export type Connection = pg.Client;

/** Connects, works, and closes whatever happens. */
export async function withConnection<Result>(
  url: string,
  applicationName: string,
  work: (connection: Connection) => Promise<Result>,
): Promise<Result> {
  const connection = new pg.Client({
    connectionString: url,
    application_name: applicationName,
    connectionTimeoutMillis: 3_000,
    keepAlive: true,
  });
  // The query that is under way fails too and says why; without a listener the process would end.
  connection.on("error", () => {});
  await connection.connect();
  try {
    return await work(connection);
  } finally {
    await connection.end().catch(() => {});
  }
}

/** Reads that all see the database at the same moment. */
export async function atOneMoment<Result>(connection: Connection, read: () => Promise<Result>): Promise<Result> {
  await connection.query("begin isolation level repeatable read read only");
  const result = await read();
  await connection.query("commit");
  return result;
}
