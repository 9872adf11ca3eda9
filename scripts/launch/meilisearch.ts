/**
 * A Meilisearch of one's own: the `meilisearch` that stands on PATH, run on loopback under a key of its own, its data in the data
 * folder. Nothing here is fatal: whenever it does not run, the embedded engine answers. What it holds can always be filled again.
 */
import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { accessSync, closeSync, constants, existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { commandLine, isAlive, waitUntilGone } from "../../lib/db/processes";
import { freePort } from "./port";
import { openLog, type Program, programOf } from "./program";

const HOST = "127.0.0.1";
const READY_MS = 30_000;
const STOP_MS = 3_000;
const STARTS = 4;
/** A crash after this long is no repetition of the one before. */
const STEADY_MS = 10 * 60_000;
/** Of the machine's memory, while documents are taken in. */
const INDEXING_MEMORY = "1GiB";

export interface Meilisearch {
  url: string;
  key: string;
  stop(): Promise<void>;
}

/** The program on PATH; undefined when there is none. */
export function findMeilisearch(path = process.env.PATH ?? ""): string | undefined {
  const name = process.platform === "win32" ? "meilisearch.exe" : "meilisearch";
  return path
    .split(delimiter)
    .filter((folder) => folder !== "")
    .map((folder) => join(folder, name))
    .find((candidate) => {
      try {
        accessSync(candidate, constants.X_OK);
        return true;
      } catch {
        return false;
      }
    });
}

/** Starts it and keeps it running; null when it does not get ready. @param tell takes a line for people */
export async function startMeilisearch(
  binary: string,
  dataFolder: string,
  tell: (line: string) => void,
): Promise<Meilisearch | null> {
  const place = join(dataFolder, "meilisearch");
  const key = keyOf(dataFolder);
  await clearOrphan(dataFolder, place);
  const port = await freePort();
  const run = (): Program => runServer({ binary, dataFolder, place, key, port });
  let current = run();
  let ready = await untilReady(port, current);
  if (!ready && (await wasMadeByAnother(current))) {
    rmSync(place, { recursive: true, force: true });
    current = run();
    ready = await untilReady(port, current);
  }
  if (!ready) {
    await current.stop("signal", STOP_MS);
    tell("Meilisearch did not start; the embedded engine answers. logs/meilisearch.log in the data folder says why.");
    return null;
  }
  let stopping = false;
  void keepRunning();
  return {
    url: `http://${HOST}:${port}`,
    key,
    stop: async () => {
      stopping = true;
      await current.stop("signal", STOP_MS);
    },
  };

  async function keepRunning(): Promise<void> {
    for (let starts = 1, since = Date.now(); !stopping; starts++, since = Date.now()) {
      const exit = await current.exited;
      if (stopping) return;
      if (Date.now() - since > STEADY_MS) starts = 1;
      if (starts >= STARTS)
        return tell(`Meilisearch ended with ${exit.reason}; the embedded engine answers from now on.`);
      tell(`Meilisearch ended with ${exit.reason}. Starting it again.`);
      await sleep(1_000 * starts);
      if (!stopping) current = run();
    }
  }
}

interface Server {
  binary: string;
  dataFolder: string;
  place: string;
  key: string;
  port: number;
}

function runServer({ binary, dataFolder, place, key, port }: Server): Program {
  const log = join(dataFolder, "logs", "meilisearch.log");
  const { output, started } = openLog(log);
  const args = ["--env", "production", "--no-analytics", "--log-level", "WARN", "--http-addr", `${HOST}:${port}`];
  args.push("--db-path", place, "--max-indexing-memory", INDEXING_MEMORY);
  // The key goes by the environment: a command line can be read by everybody.
  const child = spawn(binary, args, {
    cwd: dataFolder,
    env: { ...process.env, MEILI_MASTER_KEY: key },
    stdio: ["ignore", output, output],
    detached: true,
  });
  closeSync(output);
  if (child.pid !== undefined) writeFileSync(pidFile(dataFolder), String(child.pid), { mode: 0o600 });
  return programOf(child, log, started);
}

async function untilReady(port: number, program: Program): Promise<boolean> {
  let ended = false;
  void program.exited.then(() => (ended = true));
  for (const until = Date.now() + READY_MS; Date.now() < until && !ended; await sleep(100)) {
    const answer = await fetch(`http://${HOST}:${port}/health`, { signal: AbortSignal.timeout(2_000) }).catch(
      () => null,
    );
    if (answer?.ok) return true;
  }
  return false;
}

/** Whether it refused the data of another version. */
async function wasMadeByAnother(program: Program): Promise<boolean> {
  const exit = await Promise.race([program.exited, sleep(0, null)]);
  return exit !== null && /incompatible/i.test(exit.said);
}

const pidFile = (dataFolder: string): string => join(dataFolder, "meilisearch.pid");

/** Ends what a killed start left running on the same data. */
async function clearOrphan(dataFolder: string, place: string): Promise<void> {
  const file = pidFile(dataFolder);
  if (!existsSync(file)) return;
  const pid = Number.parseInt(readFileSync(file, "utf8"), 10);
  if (pid > 1 && isAlive(pid) && commandLine(pid).includes(place)) {
    process.kill(pid, "SIGTERM");
    if (!(await waitUntilGone(pid, STOP_MS))) process.kill(pid, "SIGKILL");
  }
  rmSync(file, { force: true });
}

/** The key of this data folder's server, made once. */
function keyOf(dataFolder: string): string {
  const file = join(dataFolder, "meilisearch-key");
  if (!existsSync(file)) writeFileSync(file, randomBytes(24).toString("hex"), { mode: 0o600 });
  return readFileSync(file, "utf8").trim();
}
