/**
 * The built-in Postgres: a cluster of its own in the data folder, on loopback, on a free port, with a random password.
 * Made on first use, started and stopped with Fathom. Refuses to share a cluster: whatever still runs on it is an
 * orphan of a killed start and is shut down first. `DATABASE_URL` bypasses all of this.
 */
import { spawn, type ChildProcess } from "node:child_process";
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import type { AppError } from "../errors";
import { postgresAccount, type Account } from "./embedded-postgres-account";
import { program, type PostgresBinaries } from "./embedded-postgres-binaries";
import { clusterPassword, makeCluster } from "./embedded-postgres-cluster";
import { postgresFailure } from "./embedded-postgres-failure";
import { clearOrphan, shutDown } from "./embedded-postgres-orphan";
import { clusterHome, reachableBinaries } from "./embedded-postgres-place";
import { postgresSettings } from "./embedded-postgres-settings";

/** Long enough to replay the log after a crash in the middle of a large load. */
const READY_MS = 120_000;
const LOG_TAIL = 2_000;

/** A running Postgres. */
interface EmbeddedPostgres {
  /** connection string of the database `fathom`, password included */
  url: string;
  pid: number;
  port: number;
  /** Resolves with the reason, `disk_full` or `database_unavailable`, when it ended without `stop`. */
  ended: Promise<AppError>;
  /** Shuts it down in order, or by force after so many milliseconds; nothing committed is lost either way. */
  stop(orderlyMs?: number): Promise<void>;
}

interface StartSettings {
  /** `name=value` pairs that win over the usual ones */
  settings?: string[];
  /** any free one when left out */
  port?: number;
  /** gives up the start, and leaves nothing running */
  signal?: AbortSignal;
}

/**
 * Starts the cluster of a data folder (absolute path), and makes it first if there is none.
 * Throws `bad_configuration`, `disk_full` or `database_unavailable`, each with the end of Postgres's log.
 */
export async function startEmbeddedPostgres(
  dataFolder: string,
  { settings = [], signal, ...wanted }: StartSettings = {},
): Promise<EmbeddedPostgres> {
  mkdirSync(join(dataFolder, "logs"), { recursive: true, mode: 0o700 });
  const account = postgresAccount();
  const home = clusterHome(dataFolder, account);
  const binaries = reachableBinaries(account);
  const cluster = join(home, "pg");
  const password = clusterPassword(dataFolder);
  if (!existsSync(cluster)) makeCluster(binaries, account, home, cluster, password);
  await clearOrphan(cluster);

  const port = wanted.port ?? (await freePort());
  const log = join(dataFolder, "logs", "postgres.log");
  const child = run(binaries, account, cluster, [...postgresSettings(port), ...settings], log);
  const url = (database: string): string => `postgresql://fathom:${password}@127.0.0.1:${port}/${database}`;
  let stopping = false;
  const exited = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const ended = exited.then(() =>
    stopping ? new Promise<AppError>(() => {}) : postgresFailure("The database ended", tail(log)),
  );
  try {
    await untilReady(url("postgres"), child, log, signal);
  } catch (error) {
    stopping = true;
    if (child.kill("SIGINT")) await exited;
    throw error;
  }
  return {
    url: url("fathom"),
    pid: child.pid ?? -1,
    port,
    ended,
    stop: async (orderlyMs) => {
      stopping = true;
      if (!hasEnded(child)) await shutDown(child.pid!, orderlyMs);
      await exited;
    },
  };
}

function run(
  binaries: PostgresBinaries,
  account: Account,
  cluster: string,
  settings: string[],
  log: string,
): ChildProcess {
  const output = openSync(log, "w", 0o600);
  const args = ["-D", cluster, ...settings.flatMap((setting) => ["-c", setting])];
  // A session of its own: Ctrl-C at the terminal must not reach it before the programs that still write to it.
  const child = spawn(program(binaries, "postgres"), args, {
    ...account,
    cwd: cluster,
    detached: true,
    stdio: ["ignore", output, output],
    env: { ...process.env, LC_ALL: "C" },
  });
  child.on("error", (error) => writeFileSync(log, `${error.message}\n`));
  closeSync(output);
  return child;
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null || child.pid === undefined;
}

async function untilReady(url: string, child: ChildProcess, log: string, signal?: AbortSignal): Promise<void> {
  for (const end = Date.now() + READY_MS; Date.now() < end; await sleep(50)) {
    if (hasEnded(child) || signal?.aborted) break;
    if (await answers(url)) return;
  }
  throw postgresFailure("The database did not start", tail(log));
}

/** True when it takes connections; the database `fathom` is there afterwards. */
async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on("error", () => {});
  try {
    await client.connect();
    const { rowCount } = await client.query("select from pg_database where datname = 'fathom'");
    if (rowCount === 0) await client.query("create database fathom");
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

function tail(file: string): string {
  return existsSync(file) ? readFileSync(file, "utf8").slice(-LOG_TAIL).trim() : "";
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() =>
        typeof address === "object" && address ? resolve(address.port) : reject(new Error("no port")),
      );
    });
  });
}
