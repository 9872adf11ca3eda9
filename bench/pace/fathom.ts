/** A Fathom of its own on one folder, as `npm start` runs it, and how far its engines are. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { callOperation } from "../../lib/client/call-operation";
import { operations } from "../../lib/operations/registry";
import { enginePids } from "./engine-processes";

/** Milliseconds between two looks. */
const LOOK = 500;
/** Looks within which the folder must be read, and then an engine must have begun. */
const MOST_LOOKS = 240;

interface RunningFathom {
  baseUrl: string;
  /** of its first process */
  pid: number;
  stop(): Promise<void>;
}

/** @param root of this checkout */
export async function startFathom(root: string, folder: string, data: string): Promise<RunningFathom> {
  const port = await freePort();
  const program = join(root, "scripts/start.mjs");
  const child = spawn(process.execPath, [program, folder, "--data", data, "--port", String(port), "--no-watch"], {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, FATHOM_SEMANTIC: "0" },
  });
  const ended = once(child, "exit");
  return {
    baseUrl: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    stop: async () => {
      if (child.exitCode === null) child.kill("SIGINT");
      await ended;
    },
  };
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  if (address === null || typeof address === "string") throw new Error("This machine gave no port.");
  return address.port;
}

/** Waits until the folder is read and its names can be found. The server may still be built or started. */
export async function untilNamed(baseUrl: string): Promise<void> {
  const isNamed = async (): Promise<boolean> => {
    const status = await callOperation(operations.index_status, {}, { baseUrl }).catch(() => null);
    return status !== null && status.repositories.some(({ state }) => state === "ready");
  };
  for (let look = 0; !(await isNamed()); look++) {
    if (look > MOST_LOOKS) throw new Error("The folder was not read in time. Build first, or name a smaller one.");
    await sleep(LOOK);
  }
}

/** Waits for the first engine's process: it is at work from then on, though nothing is told yet. */
export async function untilEngine(baseUrl: string, pid: number): Promise<void> {
  for (let look = 0; enginePids(pid).length === 0; look++) {
    if (await haveEnded(baseUrl)) throw new Error("The engines had ended before a question was asked.");
    if (look > MOST_LOOKS) throw new Error("No engine began. `npm run engines` tells which there are.");
    await sleep(LOOK);
  }
}

/** Whether every engine that is here has told all it can. */
export async function haveEnded(baseUrl: string): Promise<boolean> {
  const { precise } = await callOperation(operations.index_status, {}, { baseUrl });
  const present = precise.filter(({ state }) => state !== "missing" && state !== "rules");
  return present.length > 0 && present.every(({ state }) => state === "ready");
}
