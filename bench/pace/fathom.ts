/** A Fathom of its own on one folder, as `npm start` runs it, and how far its engines are. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { callOperation } from "../../lib/client/call-operation";
import { operations } from "../../lib/operations/registry";

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

/** @throws Error when no engine begins, or all have ended before anything could be asked */
export async function untilRunning(baseUrl: string): Promise<void> {
  for (let look = 0; look < MOST_LOOKS; look++) {
    const engines = await enginesOf(baseUrl);
    if (engines.isRunning) return;
    if (engines.hasEnded) throw new Error("The engines had ended before a question was asked. Name a larger folder.");
    await sleep(LOOK);
  }
  throw new Error("No engine began. `npm run engines` tells which there are.");
}

async function enginesOf(baseUrl: string): Promise<{ isRunning: boolean; hasEnded: boolean }> {
  const { precise } = await callOperation(operations.index_status, {}, { baseUrl });
  const present = precise.filter(({ state }) => state !== "missing" && state !== "rules");
  const isRunning = present.some(({ state }) => state === "running");
  return { isRunning, hasEnded: present.length > 0 && present.every(({ state }) => state === "ready") };
}
