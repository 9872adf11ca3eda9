/**
 * The built-in Postgres: a cluster of its own in the data folder, on loopback, on a free port, with a random password.
 * Made on first use, started and stopped with Fathom. Refuses to share a cluster: whatever still runs on it is an
 * orphan of a killed start and is shut down first. `DATABASE_URL` bypasses all of this.
 */
import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { randomBytes } from "node:crypto";
import {
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { AppError } from "../errors";
import { postgresAccount, type Account } from "./embedded-postgres-account";
import { program, type PostgresBinaries } from "./embedded-postgres-binaries";
import { clearOrphan, shutDown } from "./embedded-postgres-orphan";
import { clusterHome, reachableBinaries } from "./embedded-postgres-place";
import { postgresSettings } from "./embedded-postgres-settings";

/** Long enough to replay the log after a crash in the middle of a large load. */
const READY_MS = 120_000;
const LOG_TAIL = 2_000;

/** A running Postgres. */
export interface EmbeddedPostgres {
  /** connection string of the database `fathom`, password included */
  url: string;
  pid: number;
  /** Resolves with a reason when it ended without `stop`. */
  ended: Promise<string>;
  /** Shuts it down in order; committed rows are on disk afterwards. */
  stop(): Promise<void>;
}

/**
 * Starts the cluster of a data folder (absolute path), and makes it first if there is none.
 * `settings` are `name=value` pairs that win over the usual ones.
 * Throws `bad_configuration`, `disk_full` or `database_unavailable`, each with the end of Postgres's log.
 */
export async function startEmbeddedPostgres(dataFolder: string, settings: string[] = []): Promise<EmbeddedPostgres> {
  mkdirSync(join(dataFolder, "logs"), { recursive: true });
  const account = postgresAccount();
  const home = clusterHome(dataFolder, account);
  const binaries = reachableBinaries(account);
  const cluster = join(home, "pg");
  const password = clusterPassword(dataFolder);
  if (!existsSync(cluster)) makeCluster(binaries, account, home, cluster, password);
  await clearOrphan(cluster);

  const port = await freePort();
  const log = join(dataFolder, "logs", "postgres.log");
  const child = run(binaries, account, cluster, [...postgresSettings(port), ...settings], log);
  const url = (database: string): string => `postgresql://fathom:${password}@127.0.0.1:${port}/${database}`;
  let stopping = false;
  const exited = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const ended = exited.then(() => (stopping ? new Promise<string>(() => {}) : tail(log)));
  try {
    await untilReady(url("postgres"), child, log);
  } catch (error) {
    stopping = true;
    child.kill("SIGINT");
    throw error;
  }
  return {
    url: url("fathom"),
    pid: child.pid ?? -1,
    ended,
    stop: async () => {
      stopping = true;
      if (child.exitCode === null && child.signalCode === null && child.pid) await shutDown(child.pid);
      await exited;
    },
  };
}

function clusterPassword(dataFolder: string): string {
  const file = join(dataFolder, "postgres-password");
  if (!existsSync(file)) writeFileSync(file, randomBytes(24).toString("hex"), { mode: 0o600 });
  return readFileSync(file, "utf8").trim();
}

/** Made beside its place and moved there when whole, so that a crash leaves no half cluster. */
function makeCluster(
  binaries: PostgresBinaries,
  account: Account,
  home: string,
  cluster: string,
  password: string,
): void {
  const unfinished = `${cluster}.unfinished`;
  const passwordFile = join(home, "initial-password");
  rmSync(unfinished, { recursive: true, force: true });
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (account.uid !== undefined && account.gid !== undefined) chownSync(passwordFile, account.uid, account.gid);
  const options = ["--username=fathom", "--auth=scram-sha-256", "--encoding=UTF8", "--locale=C", "--no-instructions"];
  const made = spawnSync(
    program(binaries, "initdb"),
    [...options, `--pgdata=${unfinished}`, `--pwfile=${passwordFile}`],
    { ...account, cwd: home, env: { ...process.env, LC_ALL: "C" }, encoding: "utf8" },
  );
  rmSync(passwordFile, { force: true });
  if (made.status !== 0) throw failure("The database could not be made", made.stderr || String(made.error));
  renameSync(unfinished, cluster);
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

async function untilReady(url: string, child: ChildProcess, log: string): Promise<void> {
  for (const end = Date.now() + READY_MS; Date.now() < end; await sleep(50)) {
    if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) break;
    if (await answers(url)) return;
  }
  throw failure("The database did not start", tail(log));
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

function failure(what: string, log: string): AppError {
  const full = /No space left on device|ENOSPC|Disk quota/i.test(log);
  return new AppError(full ? "disk_full" : "database_unavailable", `${what}: ${log.trim() || "it gave no reason"}`);
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
