/**
 * Brings a database to the schema that this version needs. Reads Prisma's own migration folders and keeps Prisma's own
 * book (`_prisma_migrations`, SHA-256 checksums, its lock), so `prisma migrate deploy` and this can take turns.
 * Refuses to go on over a migration that failed, was edited after it was applied, or is not known here.
 */
import { createHash, randomUUID } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { AppError } from "../../errors";
import { createBulkIndexes } from "./bulk-indexes";
import { dropVisible } from "../visible/visible-schema";
import { checkFits, lackOfRights } from "./fit-database";

/** The number that Prisma's migration engine locks too. */
const PRISMA_LOCK = 72_707_369;

const BOOK = `
  create table if not exists _prisma_migrations (
    id varchar(36) primary key not null,
    checksum varchar(64) not null,
    finished_at timestamptz,
    migration_name varchar(255) not null,
    logs text,
    rolled_back_at timestamptz,
    started_at timestamptz not null default now(),
    applied_steps_count integer not null default 0
  )`;

interface Migration {
  name: string;
  sql: string;
  checksum: string;
}

/**
 * Applies what is pending, in order, each migration in a transaction of its own; gives the names applied. Indexes that
 * a crash in the first bulk load left missing are built again. Throws `schema_mismatch`, `bad_configuration` or
 * `database_unavailable`; the database is then as it was before the failed step.
 */
export async function migrate(url: string, folder: string): Promise<string[]> {
  const client = await connect(url);
  try {
    await checkFits(client);
    await client.query("select pg_advisory_lock($1)", [PRISMA_LOCK]);
    await client.query(BOOK);
    const applied: string[] = [];
    const steps = await pending(client, readMigrations(folder));
    if (steps.length > 0) await dropVisible(client);
    for (const migration of steps) {
      await apply(client, migration);
      applied.push(migration.name);
    }
    await createBulkIndexes(client);
    return applied;
  } catch (error) {
    throw lackOfRights(error) ?? error;
  } finally {
    await client.end().catch(() => {});
  }
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 10_000,
    application_name: "fathom migrate",
  });
  client.on("error", () => {});
  try {
    await client.connect();
    return client;
  } catch (cause) {
    const { host, port, database } = client;
    const reason = cause instanceof Error && cause.message !== "" ? cause.message : String(cause);
    throw new AppError("database_unavailable", `The database ${database} at ${host}:${port} refuses: ${reason}.`, {
      hint: "Is it running, and do user, password and database name in DATABASE_URL fit?",
      cause,
    });
  }
}

/** Folders in name order, as Prisma applies them. */
function readMigrations(folder: string): Migration[] {
  return readdirSync(folder)
    .sort()
    .filter((name) => existsSync(join(folder, name, "migration.sql")))
    .map((name) => {
      const sql = readFileSync(join(folder, name, "migration.sql"), "utf8");
      return { name, sql, checksum: createHash("sha256").update(sql).digest("hex") };
    });
}

async function pending(client: pg.Client, migrations: Migration[]): Promise<Migration[]> {
  const { rows } = await client.query<{ migration_name: string; checksum: string; finished: boolean }>(
    `select migration_name, checksum, finished_at is not null as finished
     from _prisma_migrations where rolled_back_at is null`,
  );
  for (const row of rows) {
    const known = migrations.find(({ name }) => name === row.migration_name);
    if (!known)
      throw mismatch(row.migration_name, "was applied by a newer version", "Update Fathom, or use another database.");
    if (!row.finished) throw mismatch(known.name, "failed half way", "Resolve it with `npx prisma migrate resolve`.");
    if (known.checksum !== row.checksum)
      throw mismatch(
        known.name,
        "was edited after it was applied",
        "Restore the file; put changes into a new migration.",
      );
  }
  const done = new Set(rows.map((row) => row.migration_name));
  return migrations.filter(({ name }) => !done.has(name));
}

async function apply(client: pg.Client, { name, sql, checksum }: Migration): Promise<void> {
  try {
    await client.query("begin");
    await client.query(sql);
    await client.query(
      `insert into _prisma_migrations (id, checksum, migration_name, finished_at, applied_steps_count)
       values ($1, $2, $3, clock_timestamp(), 1)`,
      [randomUUID(), checksum, name],
    );
    await client.query("commit");
  } catch (cause) {
    await client.query("rollback").catch(() => {});
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw mismatch(name, `could not be applied: ${reason}`, "Nothing was changed. See the message above.", cause);
  }
}

function mismatch(name: string, what: string, hint: string, cause?: unknown): AppError {
  return new AppError("schema_mismatch", `Migration ${name} ${what}.`, { hint, cause });
}
