/**
 * A database of its own for each test file, on the real Postgres that `setup.ts` starts once per run.
 * For tests only.
 */
import { randomBytes } from "node:crypto";
import pg from "pg";
import { inject } from "vitest";
import { createPool } from "../../lib/db/pool";
import { TEMPLATE } from "./template";

export interface TestDatabase {
  /** connection string, for code that opens its own connections */
  url: string;
  pool: pg.Pool;
  /** Closes the pool and removes the database. Call it in `afterAll`. */
  drop(): Promise<void>;
}

/** A fresh, migrated, empty database; takes about 100 ms. */
export async function testDatabase(): Promise<TestDatabase> {
  const server = inject("postgresUrl");
  const name = `test_${randomBytes(8).toString("hex")}`;
  await onServer(server, `create database ${name} template ${TEMPLATE}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const pool = createPool({ url: url.href, applicationName: "fathom test", max: 5, statementTimeout: 60_000 });
  return {
    url: url.href,
    pool,
    drop: async () => {
      await pool.end();
      await onServer(server, `drop database ${name} with (force)`);
    },
  };
}

/** A database without tables, for tests of the migrations themselves. */
export async function emptyDatabase(): Promise<TestDatabase> {
  const database = await testDatabase();
  await database.pool.query("drop schema public cascade; create schema public");
  return database;
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 30_000 });
  client.on("error", () => {});
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
