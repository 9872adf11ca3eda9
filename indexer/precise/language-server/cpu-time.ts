/** The CPU time that a running process has used so far. */
import { readFileSync } from "node:fs";

/** Linux counts in hundredths of a second. */
const TICK_MS = 10;

/** Milliseconds of CPU; null where the system does not tell, and for a process that has ended. */
export function cpuMsOf(pid: number | undefined): number | null {
  try {
    const [, behindName] = /\) (.*)$/s.exec(readFileSync(`/proc/${pid ?? 0}/stat`, "utf8")) ?? [];
    const [user, system] = (behindName ?? "").split(" ").slice(11, 13).map(Number);
    return Number.isFinite(user + system) ? (user + system) * TICK_MS : null;
  } catch {
    return null;
  }
}
