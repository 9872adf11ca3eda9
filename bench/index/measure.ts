/**
 * Runs a program and tells what it cost: CPU of all its threads and children, wall time, and the most memory it held.
 * Needs Linux's /proc.
 */
import { spawn } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";

/** Seconds and bytes. */
export interface Cost {
  cpu: number;
  wall: number;
  peakMemory: number;
  /** standard output */
  output: string;
}

const POLL = 50;
const TICKS_PER_SECOND = 100;

/** Rejects, with what the program said, when it fails. */
export async function measure(
  command: string,
  args: string[],
  environment: Record<string, string> = {},
): Promise<Cost> {
  const started = performance.now();
  // A shell of its own tells the CPU time of everything that ran below it.
  const child = spawn("sh", ["-c", '"$@"; code=$?; times >&3; exit $code', "sh", command, ...args], {
    env: { ...process.env, ...environment },
    stdio: ["ignore", "pipe", "pipe", "pipe"],
  });
  const said = { output: "", errors: "", times: "" };
  child.stdout?.on("data", (data: Buffer) => (said.output += data));
  child.stderr?.on("data", (data: Buffer) => (said.errors += data));
  child.stdio[3]?.on("data", (data: Buffer) => (said.times += data));
  let peakMemory = 0;
  const timer = setInterval(() => (peakMemory = Math.max(peakMemory, memoryOf(processesBelow(child.pid ?? 0)))), POLL);
  const code = await new Promise<number | null>((resolve, reject) => child.on("error", reject).on("close", resolve));
  clearInterval(timer);
  if (code !== 0) throw new Error(`${command} ${args.join(" ")} ended with ${code}.\n${said.output}\n${said.errors}`);
  const wall = (performance.now() - started) / 1000;
  return { cpu: childrenSeconds(said.times), wall, peakMemory, output: said.output };
}

/** The second line of `times` is user and system time of the children: `0m1.230000s 0m0.040000s`. */
function childrenSeconds(times: string): number {
  const [, children = ""] = times.trim().split("\n");
  let seconds = 0;
  for (const [, minutes, rest] of children.matchAll(/(\d+)m([\d.]+)s/g)) seconds += Number(minutes) * 60 + Number(rest);
  return seconds;
}

/** Resident bytes of a process and of those below it, together. */
export const memoryOfTree = (root: number): number => memoryOf([root, ...processesBelow(root)]);

function memoryOf(processes: readonly number[]): number {
  let pages = 0;
  for (const pid of processes) pages += Number(read(`/proc/${pid}/statm`).split(" ")[1] ?? 0);
  return pages * 4096;
}

/** Seconds of CPU that a process, its children and those that ended have used. */
export function cpuOfTree(root: number): number {
  let ticks = 0;
  for (const pid of [root, ...processesBelow(root)]) {
    const fields = statOf(pid);
    ticks += Number(fields[11] ?? 0) + Number(fields[12] ?? 0);
    if (pid === root) ticks += Number(fields[13] ?? 0) + Number(fields[14] ?? 0);
  }
  return ticks / TICKS_PER_SECOND;
}

/** Fields of /proc/PID/stat from the state on. */
function statOf(pid: number): string[] {
  const stat = read(`/proc/${pid}/stat`);
  return stat.slice(stat.lastIndexOf(")") + 2).split(" ");
}

function processesBelow(root: number): number[] {
  const children = new Map<number, number[]>();
  for (const name of readdirSync("/proc")) {
    const pid = Number(name);
    if (!Number.isInteger(pid)) continue;
    const parent = Number(statOf(pid)[1]);
    children.set(parent, [...(children.get(parent) ?? []), pid]);
  }
  const below: number[] = [];
  for (let open = [root]; open.length > 0;)
    open = open.flatMap((pid) => children.get(pid) ?? []).filter((pid) => below.push(pid));
  return below;
}

/** Empty for a process that has ended meanwhile. */
function read(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return "";
  }
}
