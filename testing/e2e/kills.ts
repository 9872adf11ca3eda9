/** Kills parts of a running Fathom and looks at what it left behind: an index, and processes. Linux only. */
import { fork } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { differences, rowsInWords } from "../living/compare";
import { isConnectionLost } from "../../lib/db/admin/indexer-client";
import { migrate } from "../../lib/db/admin/migrate";
import { createPool } from "../../lib/db/pool";
import { isAlive } from "../../lib/postgres/processes";
import { registerRepositories } from "../../lib/db/admin/repositories";
import type { Instance } from "../../e2e/instance";

const ROOT = resolve(import.meta.dirname, "../..");
/** The last table but a few that the rows of a file go into. */
const TABLE = "import";
const IN_TIME = 60_000;

export const VICTIMS = ["indexer", "web server", "launcher", "backend of Postgres", "postmaster of Postgres"] as const;
export type Victim = (typeof VICTIMS)[number];
/** What takes the launcher along: somebody has to start it again. */
export const NEEDS_START: ReadonlySet<Victim> = new Set(["launcher", "postmaster of Postgres"]);

export interface Data {
  /** the data folder */
  folder: string;
  /** the built-in database, as the launcher tells it */
  url: string;
}

/** What a running instance tells a second start. */
export function dataOf(folder: string): Data {
  const note: { databaseUrl: string } = JSON.parse(readFileSync(join(folder, "in-use.json"), "utf8"));
  return { folder, url: note.databaseUrl };
}

/** Holds the indexer in the middle of a transaction, at a COPY, until `end`. */
export async function holdCopy({ url }: Data): Promise<{ isHeld(): Promise<boolean>; end(): Promise<void> }> {
  const client = await connected(url);
  await client.query(`begin; lock table "${TABLE}" in share mode`);
  return {
    isHeld: async () => (await copying(client)) !== null,
    // It may have ended with the server.
    end: () => client.end().catch(() => {}),
  };
}

/** The backend that takes in rows; null when none does. */
async function copying(client: pg.Client): Promise<number | null> {
  // Within a transaction Postgres gives what it gave before.
  await client.query("select pg_stat_clear_snapshot()");
  const { rows } = await client.query<{ pid: number }>(
    "select pid from pg_stat_activity where application_name = 'fathom indexer' and query ilike 'copy%' and state = 'active' and datname = current_database()",
  );
  return rows[0]?.pid ?? null;
}

/** Kills one of an instance's processes as the system does when memory is short. False when it was not there. */
export async function kill(victim: Victim, instance: Instance, data: Data): Promise<boolean> {
  const pid = await processOf(victim, instance.process.pid ?? 0, data);
  if (pid === null) return false;
  process.kill(pid, "SIGKILL");
  if (NEEDS_START.has(victim) && instance.process.exitCode === null && instance.process.signalCode === null)
    await once(instance.process, "exit");
  return true;
}

async function processOf(victim: Victim, launcher: number, data: Data): Promise<number | null> {
  if (victim === "launcher") return launcher;
  if (victim === "postmaster of Postgres") return postmaster(data);
  if (victim === "indexer") return childOf(launcher, "dist/indexer.js");
  if (victim === "web server") return childOf(launcher, "next");
  const client = await connected(data.url);
  const { rows } = await client.query<{ pid: number }>(
    "select pid from pg_stat_activity where application_name = 'fathom indexer'",
  );
  const pid = (await copying(client)) ?? rows[0]?.pid ?? null;
  await client.end();
  return pid;
}

function postmaster({ folder }: Data): number | null {
  const note = join(folder, "postgres-folder");
  const home = existsSync(note) ? readFileSync(note, "utf8").trim() : join(folder, "postgres");
  const file = join(home, "pg", "postmaster.pid");
  return existsSync(file) ? Number.parseInt(readFileSync(file, "utf8"), 10) : null;
}

function childOf(parent: number, program: string): number | null {
  const children = readFileSync(`/proc/${parent}/task/${parent}/children`, "utf8").trim().split(" ").map(Number);
  return children.find((pid) => said(pid, "cmdline").includes(program)) ?? null;
}

/** Processes that know the password of this data folder's database, or run on its cluster. */
export function processesOn({ folder, url }: Data): string[] {
  const { password } = new URL(url);
  const all = readdirSync("/proc")
    .map(Number)
    .filter((pid) => pid > 1 && pid !== process.pid && isAlive(pid));
  return all
    .filter((pid) => said(pid, "cmdline").includes(folder) || said(pid, "environ").includes(password))
    .map((pid) => `${pid} ${said(pid, "cmdline").replaceAll("\0", " ")}`);
}

function said(pid: number, file: "cmdline" | "environ"): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, "utf8");
  } catch {
    return "";
  }
}

/**
 * What an index says that knows nothing but the folder as it is. Made once more where the database went away
 * meanwhile: it notices the end of one of its processes a little later, and then starts over.
 */
export async function rowsMadeAnew(data: Data, source: string): Promise<string[]> {
  for (let left = 3; ; left--) {
    try {
      return await makeRowsAnew(data, source);
    } catch (error) {
      if (left === 0 || !isConnectionLost(error)) throw error;
      await sleep(1_000);
    }
  }
}

async function makeRowsAnew({ url }: Data, source: string): Promise<string[]> {
  const name = "made_anew";
  const server = await connected(url);
  const own = new URL(url);
  own.pathname = `/${name}`;
  try {
    await server.query(`drop database if exists ${name} with (force)`);
    await server.query(`create database ${name}`);
    await migrate(own.href, join(ROOT, "prisma", "migrations"));
    const pool = createPool({ url: own.href, applicationName: "fathom trial", max: 1 });
    try {
      await registerRepositories(pool, [{ root: source, scope: "user", excludes: [] }]);
      const env = { ...process.env, DATABASE_URL: own.href, FATHOM_WATCH: "0" };
      const indexer = fork(join(ROOT, "dist/indexer.js"), ["--once"], { env, stdio: "inherit" });
      const [code] = await once(indexer, "exit");
      if (code !== 0) throw new Error(`The indexer ended with ${code}.`);
      return await rowsInWords(pool);
    } finally {
      await pool.end();
    }
  } finally {
    await server.query(`drop database if exists ${name} with (force)`).catch(() => {});
    await server.end();
  }
}

/** What an index says other than these rows, as soon as that is nothing, or when time is up. */
export async function differencesInTime({ url }: Data, rows: readonly string[]): Promise<string[]> {
  let found: string[] = [];
  for (const end = Date.now() + IN_TIME; Date.now() < end; await sleep(100)) {
    const client = await connected(url);
    try {
      found = differences(await rowsInWords(client), rows);
    } finally {
      await client.end();
    }
    if (found.length === 0) return [];
  }
  return found;
}

/** Waits for a Postgres that begins anew because one of its backends was killed. */
async function connected(url: string): Promise<pg.Client> {
  for (const end = Date.now() + IN_TIME; ; await sleep(100)) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
    client.on("error", () => {});
    try {
      await client.connect();
      return client;
    } catch (error) {
      if (Date.now() > end) throw error;
    }
  }
}
