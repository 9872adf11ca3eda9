/**
 * A database with pgvector, which the built-in Postgres does not have: PGlite, asked over its socket as any server is.
 * It serves one connection after the other. For tests only.
 */
import { resolve } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { vector } from "@electric-sql/pglite-pgvector";
import { PGLiteSocketServer } from "@electric-sql/pglite-socket";
import pg from "pg";
import { migrate } from "../../lib/db/admin/migrate";

const MIGRATIONS = resolve(import.meta.dirname, "../../prisma/migrations");

export interface VectorDatabase {
  client: pg.Client;
  close(): Promise<void>;
}

/** Migrated and empty. */
export async function vectorDatabase(): Promise<VectorDatabase> {
  const database = await PGlite.create({ extensions: { vector } });
  const server = new PGLiteSocketServer({ db: database, host: "127.0.0.1", port: 0, maxConnections: 10 });
  await server.start();
  const url = `postgresql://postgres:postgres@${server.getServerConn()}/postgres`;
  await migrate(url, MIGRATIONS);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return {
    client,
    close: async () => {
      await client.end();
      await server.stop();
      await database.close();
    },
  };
}
