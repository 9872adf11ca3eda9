/**
 * A search server that the launcher finds on PATH and runs beside the rest: on loopback, its output in a log, its
 * process id kept, so that the next start can end what a killed one left behind. Refuses to judge what a missing one
 * means.
 */
import { spawn } from "node:child_process";
import { accessSync, closeSync, constants, existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { commandLine, isAlive, waitUntilGone } from "../../lib/postgres/processes";
import { openLog, type Program, programOf } from "./program";

/** Milliseconds that one of these servers has to end in order. */
const STOP_MS = 3_000;

/** Where a program of this name stands on PATH; undefined when it does not. */
export function findOnPath(name: string, path: string): string | undefined {
  const file = process.platform === "win32" ? `${name}.exe` : name;
  const folders = path.split(delimiter).filter((folder) => folder !== "");
  return folders.map((folder) => join(folder, file)).find(canRun);
}

function canRun(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

interface SideServer {
  /** names its log and the file of its process id */
  name: string;
  binary: string;
  args: readonly string[];
  /** beside the launcher's own */
  env?: Record<string, string>;
  dataFolder: string;
}

export function runSideServer({ name, binary, args, env, dataFolder }: SideServer): Program {
  const log = join(dataFolder, "logs", `${name}.log`);
  const { output, started } = openLog(log);
  const child = spawn(binary, args, {
    cwd: dataFolder,
    env: { ...process.env, ...env },
    stdio: ["ignore", output, output],
    detached: true,
  });
  closeSync(output);
  if (child.pid !== undefined) writeFileSync(pidFile(dataFolder, name), String(child.pid), { mode: 0o600 });
  return programOf(child, log, started);
}

/** Ends it, killing it when it takes too long. */
export const stopSideServer = (program: Program): Promise<void> => program.stop("signal", STOP_MS);

/**
 * False when it ended, or did not answer well in time. @param ask sends it one question; @param ms how long it may
 * take
 */
export async function untilReady(program: Program, ms: number, ask: () => Promise<Response>): Promise<boolean> {
  let ended = false;
  void program.exited.then(() => (ended = true));
  for (const until = Date.now() + ms; Date.now() < until && !ended; await sleep(100)) {
    const answer = await ask().catch(() => null);
    if (answer?.ok) return true;
  }
  return false;
}

/** Ends what a killed start left running. @param place folder of its data, by which its command line is known */
export async function clearOrphan(dataFolder: string, name: string, place: string): Promise<void> {
  const file = pidFile(dataFolder, name);
  if (!existsSync(file)) return;
  const pid = Number.parseInt(readFileSync(file, "utf8"), 10);
  if (pid > 1 && isAlive(pid) && commandLine(pid).includes(place)) {
    process.kill(pid, "SIGTERM");
    if (!(await waitUntilGone(pid, STOP_MS))) process.kill(pid, "SIGKILL");
  }
  rmSync(file, { force: true });
}

const pidFile = (dataFolder: string, name: string): string => join(dataFolder, `${name}.pid`);
