/** What a folder costs in an index of its own, and what small ones cost that come behind it. */
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import pg from "pg";
import { migrate } from "../../lib/db/admin/migrate";
import { startEmbeddedPostgres } from "../../lib/postgres/embedded-postgres";
import { FollowedIndexer, type SmallCost } from "../behind/followed-indexer";
import { memoryOfTree } from "../index/measure";

/** Seconds and bytes. */
export interface WholeCost {
  files: number;
  symbols: number;
  sourceBytes: number;
  databaseBytes: number;
  /** until names can be found and lead where they lead */
  navigable: number;
  /** until the text index is whole, too, and all processes rest; up to 2.4 s late */
  complete: number;
  indexerCpu: number;
  postgresCpu: number;
  /** the most that the indexer held at once */
  indexerMemory: number;
  /** the most that all processes of Postgres held at once; what they share counts for each */
  postgresMemory: number;
  /** one after the other, behind the whole */
  behind: { name: string; cost: SmallCost }[];
}

const POLL = 250;

/** @param programs folder of the bundled indexer @param small folders that are indexed afterwards */
export async function wholeCost(
  folder: string,
  programs: string,
  migrations: string,
  small: readonly string[],
): Promise<WholeCost> {
  const home = mkdtempSync(join(tmpdir(), "fathom-scale-"));
  chmodSync(home, 0o755);
  mkdirSync(join(home, "data"));
  const server = await startEmbeddedPostgres(join(home, "data"));
  const client = new pg.Client({ connectionString: server.url });
  let indexer: FollowedIndexer | null = null;
  try {
    await migrate(server.url, migrations);
    await client.connect();
    indexer = new FollowedIndexer(join(programs, "indexer.js"), server, client);
    const memory = watchMemory({ indexer: indexer.pid, postgres: server.pid });
    const started = performance.now();
    const whole = await indexer.index(folder);
    const complete = (performance.now() - started) / 1000;
    const peaks = memory.end();
    const held = await facts(client);
    const behind = [];
    for (const each of small) behind.push({ name: basename(each), cost: await indexer.index(each) });
    return {
      ...held,
      navigable: whole.seconds,
      complete,
      indexerCpu: whole.indexerCpu,
      postgresCpu: whole.postgresCpu,
      indexerMemory: peaks.indexer,
      postgresMemory: peaks.postgres,
      behind,
    };
  } finally {
    indexer?.end();
    await client.end();
    await server.stop();
    rmSync(home, { recursive: true, force: true });
  }
}

/** Folders right in this one. */
export function foldersIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith("."))
    .map(({ name }) => join(folder, name))
    .sort();
}

function watchMemory<Name extends string>(processes: Record<Name, number>): { end(): Record<Name, number> } {
  const peaks = Object.fromEntries(Object.keys(processes).map((name) => [name, 0])) as Record<Name, number>;
  const look = (): void => {
    for (const name in processes) peaks[name] = Math.max(peaks[name], memoryOfTree(processes[name]));
  };
  const timer = setInterval(look, POLL);
  return {
    end: () => {
      clearInterval(timer);
      return peaks;
    },
  };
}

async function facts(
  client: pg.Client,
): Promise<Pick<WholeCost, "files" | "symbols" | "sourceBytes" | "databaseBytes">> {
  const { rows } = await client.query<{ files: number; symbols: number; bytes: number; database: number }>(
    `select count(*) filter (where content_hash is not null)::int as files, sum(symbol_count)::int as symbols,
       sum(size) filter (where content_hash is not null)::float8 as bytes,
       pg_database_size(current_database())::float8 as database from file`,
  );
  const [{ files, symbols, bytes, database }] = rows;
  return { files, symbols, sourceBytes: bytes, databaseBytes: database };
}
