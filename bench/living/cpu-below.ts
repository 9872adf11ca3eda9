/** Seconds of CPU that a process and all below it have taken, those that ended and were waited for included. Linux. */
import { readdirSync, readFileSync } from "node:fs";

/** Of `/proc`, whatever the machine's speed. */
const TICKS = 100;

export function cpuBelow(root: number): number {
  const children = new Map<number, number[]>();
  const ticks = new Map<number, number>();
  for (const entry of readdirSync("/proc")) {
    const fields = fieldsOf(entry);
    if (fields === null) continue;
    const pid = Number(entry);
    const [, parent] = fields;
    children.set(Number(parent), [...(children.get(Number(parent)) ?? []), pid]);
    // utime, stime, cutime, cstime
    ticks.set(
      pid,
      fields.slice(11, 15).reduce((sum, each) => sum + Number(each), 0),
    );
  }
  const sum = (pid: number): number =>
    (ticks.get(pid) ?? 0) + (children.get(pid) ?? []).reduce((total, child) => total + sum(child), 0);
  return sum(root) / TICKS;
}

/** What follows the name of a process in its `stat`: its state first, then its parent. */
function fieldsOf(entry: string): string[] | null {
  if (!/^\d+$/.test(entry)) return null;
  try {
    const text = readFileSync(`/proc/${entry}/stat`, "latin1");
    return text.slice(text.lastIndexOf(")") + 2).split(" ");
  } catch {
    return null;
  }
}
