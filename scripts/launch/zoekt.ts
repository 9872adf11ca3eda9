/**
 * A Zoekt of one's own: the `zoekt-webserver` and `zoekt-index` that stand on PATH, the server on loopback over shards in the
 * data folder, which the indexer fills. Nothing here is fatal: whenever it does not run, the embedded index answers.
 */
import { spawn } from "node:child_process";
import { accessSync, closeSync, constants, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { commandLine, isAlive, waitUntilGone } from "../../lib/db/processes";
import { freePort } from "./port";
import { openLog, type Program, programOf } from "./program";

const HOST = "127.0.0.1";
const READY_MS = 15_000;
const STOP_MS = 3_000;

export interface Zoekt {
  url: string;
  /** folder of the shards */
  index: string;
  stop(): Promise<void>;
}

/** The web server on PATH; undefined unless the program that fills it is there, too. */
export function findZoekt(path = process.env.PATH ?? ""): string | undefined {
  const suffix = process.platform === "win32" ? ".exe" : "";
  const [server, indexer] = ["zoekt-webserver", "zoekt-index"].map((name) => onPath(`${name}${suffix}`, path));
  return indexer === undefined ? undefined : server;
}

function onPath(name: string, path: string): string | undefined {
  const folders = path.split(delimiter).filter((folder) => folder !== "");
  return folders.map((folder) => join(folder, name)).find(canRun);
}

function canRun(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Starts it; null when it does not get ready. @param tell takes a line for people */
export async function startZoekt(
  binary: string,
  dataFolder: string,
  tell: (line: string) => void,
): Promise<Zoekt | null> {
  const index = join(dataFolder, "zoekt");
  mkdirSync(index, { recursive: true });
  await clearOrphan(dataFolder, index);
  const port = await freePort();
  const program = run(binary, dataFolder, index, port);
  const stop = (): Promise<void> => program.stop("signal", STOP_MS);
  if (await untilReady(port, program)) {
    void program.exited.then((exit) => {
      if (!exit.expected) tell(`Zoekt ended with ${exit.reason}; the embedded index names the files from now on.`);
    });
    return { url: `http://${HOST}:${port}`, index, stop };
  }
  await stop();
  tell("Zoekt did not start; the embedded index names the files. logs/zoekt.log in the data folder says why.");
  return null;
}

function run(binary: string, dataFolder: string, index: string, port: number): Program {
  const log = join(dataFolder, "logs", "zoekt.log");
  const { output, started } = openLog(log);
  const args = ["-index", index, "-listen", `${HOST}:${port}`, "-rpc", "-html=false"];
  const child = spawn(binary, args, { cwd: dataFolder, stdio: ["ignore", output, output], detached: true });
  closeSync(output);
  if (child.pid !== undefined) writeFileSync(pidFile(dataFolder), String(child.pid), { mode: 0o600 });
  return programOf(child, log, started);
}

async function untilReady(port: number, program: Program): Promise<boolean> {
  let ended = false;
  void program.exited.then(() => (ended = true));
  for (const until = Date.now() + READY_MS; Date.now() < until && !ended; await sleep(100)) {
    const asked = { method: "POST", body: '{"Q":"repo:^fathom-"}', signal: AbortSignal.timeout(2_000) };
    const answer = await fetch(`http://${HOST}:${port}/api/list`, asked).catch(() => null);
    if (answer?.ok) return true;
  }
  return false;
}

const pidFile = (dataFolder: string): string => join(dataFolder, "zoekt.pid");

/** Ends what a killed start left running on the same shards. */
async function clearOrphan(dataFolder: string, index: string): Promise<void> {
  const file = pidFile(dataFolder);
  if (!existsSync(file)) return;
  const pid = Number.parseInt(readFileSync(file, "utf8"), 10);
  if (pid > 1 && isAlive(pid) && commandLine(pid).includes(index)) {
    process.kill(pid, "SIGTERM");
    if (!(await waitUntilGone(pid, STOP_MS))) process.kill(pid, "SIGKILL");
  }
  rmSync(file, { force: true });
}
