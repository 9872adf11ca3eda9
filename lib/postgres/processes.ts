/**
 * What can be known of another process by its number. Numbers are used again by the system, so callers compare the
 * start time or the command line before they believe that it is the process they mean.
 */
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";

/** Whether a process with this id runs, under any account. A zombie (ended, not yet collected) does not run. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return process.platform !== "linux" || !/^[ZX]/.test(afterName(readProc(pid, "stat")));
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/** Program and arguments, blank-separated; "" when the process is gone or hidden. */
export function commandLine(pid: number): string {
  if (process.platform === "linux") return readProc(pid, "cmdline").replaceAll("\0", " ");
  return ps(pid, "command=");
}

/** A word that differs between two processes that had the same number; "" when the process is gone. */
export function startTime(pid: number): string {
  if (process.platform !== "linux") return ps(pid, "lstart=");
  return afterName(readProc(pid, "stat")).split(" ")[19] ?? "";
}

/** Waits for the process to end; false if it still runs after `ms`. */
export async function waitUntilGone(pid: number, ms: number): Promise<boolean> {
  for (const end = Date.now() + ms; Date.now() < end; await sleep(50)) if (!isAlive(pid)) return true;
  return !isAlive(pid);
}

/** The fields of a stat line behind the program's name, which stands in parentheses and may hold blanks. */
function afterName(stat: string): string {
  return stat.slice(stat.lastIndexOf(")") + 2);
}

function readProc(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, "utf8");
  } catch {
    return "";
  }
}

function ps(pid: number, column: string): string {
  return spawnSync("ps", ["-o", column, "-p", String(pid)], { encoding: "utf8" }).stdout?.trim() ?? "";
}
