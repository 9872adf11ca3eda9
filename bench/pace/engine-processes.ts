/** The processes of an engine at work, so that it can be held and let go in the middle of a measurement. */
import { execFileSync } from "node:child_process";

interface Process {
  pid: number;
  parent: number;
  command: string;
}

/** The bundle that every engine runs in; what it starts (clangd, a Java) counts, too. */
const PROGRAM = /precise-engine\.js/;

/** Of the Fathom whose first process this is. */
export function enginePids(first: number): number[] {
  const all = processes();
  const engines = below(all, [first]).filter(({ command }) => PROGRAM.test(command));
  return [
    ...engines,
    ...below(
      all,
      engines.map(({ pid }) => pid),
    ),
  ].map(({ pid }) => pid);
}

/** Stops them where they are. They go on where they were. @returns whether there were any */
export function hold(first: number): boolean {
  return signal(enginePids(first), "SIGSTOP");
}

export function letGo(first: number): boolean {
  return signal(enginePids(first), "SIGCONT");
}

function signal(pids: readonly number[], name: NodeJS.Signals): boolean {
  for (const pid of pids)
    try {
      process.kill(pid, name);
    } catch {
      // It has ended meanwhile.
    }
  return pids.length > 0;
}

/** All descendants. */
function below(all: readonly Process[], from: readonly number[]): Process[] {
  const found: Process[] = [];
  for (let parents = new Set(from); parents.size > 0;) {
    const children = all.filter(({ parent }) => parents.has(parent));
    found.push(...children);
    parents = new Set(children.map(({ pid }) => pid));
  }
  return found;
}

function processes(): Process[] {
  const listing = execFileSync("ps", ["-A", "-ww", "-o", "pid=,ppid=,args="], { encoding: "utf8", maxBuffer: 64e6 });
  return listing.split("\n").flatMap((line) => {
    const [, pid, parent, command] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
    return pid === undefined ? [] : [{ pid: Number(pid), parent: Number(parent), command }];
  });
}
