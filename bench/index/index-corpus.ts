/** Indexes a folder with the real indexer into a fresh built-in Postgres, and tells what all of it cost. */
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { startEmbeddedPostgres } from "../../lib/postgres/embedded-postgres";
import { migrate } from "../../lib/db/admin/migrate";
import { registerRepository } from "../../lib/db/admin/repositories";
import { cpuOfTree, measure, type Cost } from "./measure";

/** Seconds and bytes. */
export interface IndexCost extends Cost {
  /** CPU of Postgres; the rest of `cpu` is the indexer's */
  postgresCpu: number;
  files: number;
  symbols: number;
  sourceBytes: number;
  databaseBytes: number;
  /** bytes by table, indexes included */
  tables: Record<string, number>;
  timings: unknown;
}

/** @param indexer path of the bundled indexer; @param migrations path of the migrations' folder */
export async function indexCorpus(
  folder: string,
  workers: number,
  indexer: string,
  migrations: string,
): Promise<IndexCost> {
  const home = mkdtempSync(join(tmpdir(), "fathom-bench-"));
  chmodSync(home, 0o755);
  const data = join(home, "data");
  mkdirSync(data);
  const server = await startEmbeddedPostgres(data);
  const client = new pg.Client({ connectionString: server.url });
  try {
    await migrate(server.url, migrations);
    await client.connect();
    await registerRepository(client, { root: folder, scope: "user", excludes: [] });
    const empty = await databaseBytes(client);
    const before = cpuOfTree(server.pid);
    const environment = { DATABASE_URL: server.url, FATHOM_WORKERS: String(workers), FATHOM_WATCH: "0" };
    const cost = await measure(process.execPath, [indexer, "--until-navigable"], environment);
    const postgresCpu = cpuOfTree(server.pid) - before;
    const databaseBytesNow = (await databaseBytes(client)) - empty;
    return {
      ...cost,
      cpu: cost.cpu + postgresCpu,
      postgresCpu,
      databaseBytes: databaseBytesNow,
      ...(await facts(client)),
    };
  } finally {
    await client.end();
    await server.stop();
    rmSync(home, { recursive: true, force: true });
  }
}

async function databaseBytes(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ size: number }>("select pg_database_size(current_database())::float8 as size");
  return rows[0].size;
}

async function facts(
  client: pg.Client,
): Promise<Pick<IndexCost, "files" | "symbols" | "sourceBytes" | "tables" | "timings">> {
  const { rows } = await client.query<{ files: number; symbols: number; bytes: number; timings: unknown }>(
    `select count(*)::int as files, sum(symbol_count)::int as symbols, sum(size)::float8 as bytes,
            (select detail -> 'timings' from index_run order by id desc limit 1) as timings from file`,
  );
  const sizes = await client.query<{ name: string; bytes: number }>(
    `select relname as name, pg_total_relation_size(oid)::float8 as bytes from pg_class
     where relkind = 'r' and relnamespace = 'public'::regnamespace order by 2 desc limit 7`,
  );
  const [{ files, symbols, bytes, timings }] = rows;
  const tables = Object.fromEntries(sizes.rows.map((row) => [row.name, row.bytes]));
  return { files, symbols, sourceBytes: bytes, tables, timings };
}
