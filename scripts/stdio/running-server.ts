/**
 * The server that answers for a command on standard input and output: the Fathom that runs on the data folder, or one
 * that is started and ends with this process. It is looked for again whenever it is asked for: servers come and go.
 */
import { fork, type ChildProcess } from "node:child_process";
import { realpathSync } from "node:fs";
import { resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { listRepositories } from "../../lib/db/admin/repositories";
import { createPool } from "../../lib/db/pool";
import { env } from "../../lib/env";
import { AppError } from "../../lib/errors";
import type { RepositoryRoot } from "../../lib/lsp/workplaces";
import type { StdioOptions } from "../commands/stdio-options.mjs";
import { chooseDataFolder } from "../launch/data-folder";
import { readHolder } from "../launch/data-lock";
import { projectFolder } from "./project-folder";

const STARTING_MS = 120_000;
const POLL_MS = 100;
const SAID_LINES = 15;
const MAX_STARTS = 3;

interface Running {
  url: string;
  databaseUrl: string;
}

export class RunningServer {
  readonly #dataFolder: string;
  #bringing: Promise<Running> | undefined;
  #child: ChildProcess | undefined;
  #said: string[] = [];

  /** @param folder code to answer about; null: whatever is indexed */
  constructor(
    private readonly root: string,
    options: Pick<StdioOptions, "data">,
    private readonly folder: string | null,
  ) {
    this.#dataFolder = resolve(chooseDataFolder(options.data, env().dataFolder, process.cwd()));
  }

  /** What lets programs of this user in. */
  get token(): string | undefined {
    return readHolder(this.#dataFolder)?.token ?? env().token;
  }

  /** Address of a server that answers, `http://host:port/`. Starts one where none runs. Throws an AppError. */
  async url(): Promise<string> {
    return (await this.#running()).url;
  }

  /** Where the repositories of the index lie. */
  async roots(): Promise<RepositoryRoot[]> {
    return rootsOf((await this.#running()).databaseUrl);
  }

  /** Whether what answers ends with this process. */
  get isOwn(): boolean {
    return this.#child !== undefined && this.#child.exitCode === null && this.#child.signalCode === null;
  }

  /** Ends what was started here. */
  async close(): Promise<void> {
    const child = this.#child;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    child.kill("SIGTERM");
    await new Promise((done) => child.once("exit", done));
  }

  async #running(): Promise<Running> {
    this.#bringing ??= this.#bring().finally(() => (this.#bringing = undefined));
    return this.#bringing;
  }

  async #bring(): Promise<Running> {
    const found = await this.#found();
    if (found !== null && (await this.#knowsFolder(found))) return found;
    for (let tries = 1; ; tries++) {
      const running = await this.#untilReady(this.#start());
      if (running !== null) return running;
      // Two that start at once may choose one port.
      if (tries === MAX_STARTS || !this.#said.some((line) => line.includes("EADDRINUSE"))) throw this.#failed();
    }
  }

  /** Null when the child ends before it answers, or takes too long. */
  async #untilReady(child: ChildProcess): Promise<Running | null> {
    for (const end = Date.now() + STARTING_MS; Date.now() < end; await sleep(POLL_MS)) {
      const running = await this.#found();
      if (running !== null && (await this.#knowsFolder(running))) return running;
      if (child.exitCode !== null && child.exitCode !== 0) return null;
    }
    return null;
  }

  async #found(): Promise<Running | null> {
    const holder = readHolder(this.#dataFolder);
    if (!holder?.url || !holder.databaseUrl) return null;
    return (await answers(holder.url)) ? { url: holder.url, databaseUrl: holder.databaseUrl } : null;
  }

  async #knowsFolder({ databaseUrl }: Running): Promise<boolean> {
    if (this.folder === null) return true;
    const folder = realpathSync(this.folder);
    return (await rootsOf(databaseUrl)).some(({ root }) => folder === root || folder.startsWith(`${root}/`));
  }

  /** Enters the folder: into a server that runs, else into one of our own. */
  #start(): ChildProcess {
    if (this.#child !== undefined && this.#child.exitCode === null) return this.#child;
    const args = ["--data", this.#dataFolder, ...(this.folder === null ? [] : [this.folder])];
    // It is told by the end of the channel when this process is gone, however it went.
    const child = fork(resolve(this.root, "scripts/fathom.mjs"), args, { stdio: ["ignore", "pipe", "pipe", "ipc"] });
    this.#said = [];
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding("utf8").on("data", (text: string) => this.#hear(text));
    this.#child = child;
    return child;
  }

  #hear(text: string): void {
    process.stderr.write(text);
    this.#said = [...this.#said, ...text.split("\n").filter((line) => line.trim() !== "")].slice(-SAID_LINES);
  }

  #failed(): AppError {
    const why = this.#said.join("\n") || `no answer within ${STARTING_MS / 1000} s`;
    return new AppError("internal_error", `Fathom did not start: ${why}`, {
      hint: `Start it by hand to see more: fathom --data ${this.#dataFolder} ${this.folder ?? "FOLDER"}`,
    });
  }
}

/** The folder of a command: the one that was given, else the project around the working folder. */
export function folderOf({ folder }: Pick<StdioOptions, "folder">, from = process.cwd()): string | null {
  return folder === undefined ? projectFolder(from) : resolve(from, folder);
}

async function rootsOf(databaseUrl: string): Promise<RepositoryRoot[]> {
  const pool = createPool({ url: databaseUrl, applicationName: "fathom stdio", max: 1 });
  try {
    return (await listRepositories(pool)).map(({ name, root }) => ({ name, root }));
  } finally {
    await pool.end();
  }
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(new URL("livez", url), { signal: AbortSignal.timeout(2_000) })).ok;
  } catch {
    return false;
  }
}
