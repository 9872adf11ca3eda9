/**
 * Starts one Postgres for a whole test run and migrates the database that each test file gets a copy of.
 * Named as `globalSetup` in vitest.config.ts. For tests only.
 */
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import pg from "pg";
import type { TestProject } from "vitest/node";
import { startEmbeddedPostgres } from "../../lib/postgres/embedded-postgres";
import { clearOrphan } from "../../lib/postgres/embedded-postgres-orphan";
import { migrate } from "../../lib/db/admin/migrate";
import { isAlive } from "../../lib/postgres/processes";
import { TEMPLATE } from "./template";

declare module "vitest" {
  export interface ProvidedContext {
    /** connection string of the test server's own database */
    postgresUrl: string;
  }
}

const PREFIX = "fathom-test-";
const MIGRATIONS = resolve(import.meta.dirname, "../../prisma/migrations");
/** Test data may be lost, so nothing waits for the disk; several runs share a machine, so each stays small. */
const SETTINGS = ["fsync=off", "full_page_writes=off", "shared_buffers=64MB", "max_connections=200"];

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await removeLeftovers();
  const folder = mkdtempSync(join(tmpdir(), `${PREFIX}${process.pid}-`));
  // Under root, Postgres runs as another user, who has to get in.
  chmodSync(folder, 0o755);
  const data = join(folder, "data");
  mkdirSync(data);
  const server = await startEmbeddedPostgres(data, { settings: SETTINGS });
  await createTemplate(server.url);
  project.provide("postgresUrl", server.url);
  return async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}

async function createTemplate(serverUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  await client.query(`create database ${TEMPLATE}`);
  await client.end();
  const url = new URL(serverUrl);
  url.pathname = `/${TEMPLATE}`;
  await migrate(url.href, MIGRATIONS);
}

/** Runs that were killed leave a server behind: stop it and remove its folder. */
async function removeLeftovers(): Promise<void> {
  for (const name of readdirSync(tmpdir()).filter((entry) => entry.startsWith(PREFIX))) {
    const owner = Number.parseInt(name.slice(PREFIX.length), 10);
    if (isAlive(owner)) continue;
    const folder = join(tmpdir(), name);
    const cluster = join(folder, "data", "postgres", "pg");
    if (existsSync(cluster)) await clearOrphan(cluster);
    rmSync(folder, { recursive: true, force: true });
  }
}
