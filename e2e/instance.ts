/** One Fathom as a person starts it, with a data folder of its own, and the wait until everything is indexed. */
import { spawn, type ChildProcess } from "node:child_process";
import { createServer } from "node:net";
import { join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

const ROOT = resolve(import.meta.dirname, "..");
/** A build that is missing is made first. */
const URL_MS = 6 * 60_000;
const INDEXED_MS = 180_000;
const STOP_MS = 20_000;

export interface Instance {
  /** Address that it printed, without the slash at the end. */
  url: string;
  /** Of the launcher. */
  process: ChildProcess;
  stop(): Promise<void>;
}

interface Start {
  /** Sent where everybody is asked for one. */
  token?: string;
  /** That of an instance before, whose readers wait for it; any free one when left out. */
  port?: string;
  /** Not to wait until everything is indexed. */
  growing?: boolean;
}

/**
 * @param args `{port}` in them stands for the port
 * @throws Error with everything it said, when it ends or does not get ready
 */
export async function startInstance(folder: string, args: readonly string[], how: Start = {}): Promise<Instance> {
  const port = how.port ?? String(await freePort());
  const child = spawn(
    process.execPath,
    [
      join(ROOT, "scripts/start.mjs"),
      ...args.map((arg) => arg.replace("{port}", port)),
      "--data",
      join(folder, "data"),
      "--port",
      port,
    ],
    {
      cwd: ROOT,
      stdio: ["ignore", "pipe", "pipe"],
      // The reader's own settings, from .env too, must not lead to the reader's own database.
      env: { ...process.env, DATABASE_URL: "", FATHOM_DATA: "", FATHOM_PORT: "", FATHOM_WATCH: "" },
    },
  );
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding("utf8").on("data", (text) => (said += text));
  try {
    const url = await untilSaid(child, /Fathom +(http:\S+?)\/?\n/, () => said);
    if (how.growing !== true) await untilIndexed(url, () => said, how.token);
    return { url, process: child, stop: () => stop(child) };
  } catch (error) {
    await stop(child);
    throw error;
  }
}

async function untilSaid(child: ChildProcess, pattern: RegExp, said: () => string): Promise<string> {
  for (const end = Date.now() + URL_MS; Date.now() < end && child.exitCode === null; await sleep(50)) {
    const found = pattern.exec(said());
    if (found !== null) return found[1];
  }
  throw new Error(`Fathom did not start:\n${said()}`);
}

async function untilIndexed(url: string, said: () => string, token?: string): Promise<void> {
  const headers = token === undefined ? undefined : { authorization: `Bearer ${token}` };
  let state = "";
  for (const end = Date.now() + INDEXED_MS; Date.now() < end; await sleep(100)) {
    const answer = await fetch(`${url}/api/status`, { headers, signal: AbortSignal.timeout(10_000) }).catch(() => null);
    // Not there yet: its own tables, or an answer in time on a busy machine.
    if (answer?.ok !== true) continue;
    const status: { index: { state: string }; repositories: { state: string }[] } = await answer.json();
    state = status.index.state;
    if (state === "ready" && status.repositories.every((repository) => repository.state === "ready")) return;
  }
  throw new Error(`The index is not ready but ${state}:\n${said()}`);
}

/** As Ctrl-C does; by force only when that is not heard. */
async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((done) => child.once("exit", done));
  child.kill("SIGINT");
  const force = setTimeout(() => child.kill("SIGKILL"), STOP_MS);
  await ended;
  clearTimeout(force);
}

function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const server = createServer();
    server.once("error", fail);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => (typeof address === "object" && address ? done(address.port) : fail(new Error("no port"))));
    });
  });
}
