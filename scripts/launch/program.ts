/**
 * A program that the launcher runs beside itself: output in a log, messages over IPC for those of Node, a stop that
 * always ends. Each has a session of its own, so that Ctrl-C reaches the launcher alone, which then stops all in
 * order.
 */
import { fork, type ChildProcess } from "node:child_process";
import { closeSync, existsSync, openSync, readFileSync, statSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { resolve } from "node:path";

const LOG_TAIL_LINES = 15;
const LOG_BYTES = 10 * 1024 * 1024;

interface ProgramSettings {
  /** the checkout */
  root: string;
  /** path of the program under root */
  script: string;
  args?: string[];
  /** options of Node for it, beside those that every program gets */
  nodeOptions?: string[];
  env: Record<string, string | undefined>;
  /** file that its output is added to; begun anew when it has grown large */
  log: string;
  /** @param child what it can be answered through */
  onMessage?: (message: unknown, handle: unknown, child: ChildProcess) => void;
}

/** How a program ended. */
export interface Exit {
  /** `code 1` or `signal SIGKILL` */
  reason: string;
  /** the end of its log */
  said: string;
  /** it was told to stop */
  expected: boolean;
}

export interface Program {
  pid: number | undefined;
  exited: Promise<Exit>;
  /** Asks it to end, by message or SIGTERM, and kills it when it has not after `ms`. */
  stop(ask: "message" | "signal", ms: number): Promise<void>;
}

export function startProgram(settings: ProgramSettings): Program {
  const { root, script, args = [], env, log, onMessage, nodeOptions = [] } = settings;
  const { output, started } = openLog(log);
  const child = fork(resolve(root, script), args, {
    cwd: root,
    env: { ...process.env, ...env },
    execArgv: ["--import", pathToFileURL(resolve(root, "dist/exit-with-parent.js")).href, ...nodeOptions],
    stdio: ["ignore", output, output, "ipc"],
    detached: true,
  });
  closeSync(output);
  if (onMessage) child.on("message", (message, handle) => onMessage(message, handle, child));
  return programOf(child, log, started);
}

/** A log to add to, begun anew when it has grown large, and the byte from which on it is this start's. */
export function openLog(log: string): { output: number; started: number } {
  const large = existsSync(log) && statSync(log).size > LOG_BYTES;
  const output = openSync(log, large ? "w" : "a", 0o600);
  return { output, started: statSync(log).size };
}

/** A child that was just spawned, as a program. */
export function programOf(child: ChildProcess, log: string, started: number): Program {
  let stopping = false;
  const exited = new Promise<Exit>((resolve) => {
    const end = (reason: string) => resolve({ reason, said: tail(log, started), expected: stopping });
    child.once("error", (error) => end(error.message));
    child.once("exit", (code, signal) => end(signal ? `signal ${signal}` : `code ${code}`));
  });
  return {
    pid: child.pid,
    exited,
    stop: async (ask, ms) => {
      stopping = true;
      if (child.exitCode !== null || child.signalCode !== null) return;
      if (ask === "message" && child.connected) child.send({ type: "stop" }, () => {});
      else child.kill("SIGTERM");
      const timer = setTimeout(() => child.kill("SIGKILL"), ms);
      await exited;
      clearTimeout(timer);
    },
  };
}

/** The last lines that were written after byte `from`. */
function tail(log: string, from: number): string {
  const text = existsSync(log) ? readFileSync(log).subarray(from).toString("utf8") : "";
  return text.trimEnd().split("\n").slice(-LOG_TAIL_LINES).join("\n");
}
