/** clangd at work: it is given commands and writes its index into a folder of ours. Knows which files are in there. */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { z } from "zod";
import { LanguageServer } from "../language-server/language-server";
import { limited, ownEnvironment } from "../language-server/limited";
import { cpuMsOf } from "../language-server/cpu-time";
import type { EngineSurroundings } from "../port";
import type { CompileCommand } from "./compile-commands";
import { Shard } from "./shard-reader";

const TOKEN = "backgroundIndexProgress";
/** Milliseconds for one batch of units. */
const DEADLINE = 4 * 3600_000;
/** Milliseconds that clangd has for ending in order. */
const GOODBYE = 10_000;

const progressSchema = z.object({
  token: z.unknown().optional(),
  value: z.looseObject({ kind: z.string().optional() }),
});

export class BackgroundIndex {
  /** milliseconds that processes which have ended took */
  private spentMs = 0;
  private runningMs = 0;

  constructor(private readonly surroundings: EngineSurroundings) {}

  get cpuMs(): number {
    return this.spentMs + this.runningMs;
  }

  private get shards(): string {
    return join(this.surroundings.folder, ".cache/clangd/index");
  }

  /** Names of the index's files. */
  list(): string[] {
    try {
      return readdirSync(this.shards).filter((name) => name.endsWith(".idx"));
    } catch {
      // clangd has written nothing yet.
      return [];
    }
  }

  /** A file of the index; null for one that is damaged or gone: it is removed, and made anew. */
  read(name: string): Shard | null {
    const path = join(this.shards, name);
    try {
      return new Shard(readFileSync(path));
    } catch {
      this.remove(name);
      return null;
    }
  }

  remove(name: string): void {
    rmSync(join(this.shards, name), { recursive: true, force: true });
  }

  /** Has clangd read these units, those of before beside them. Rejects when it dies. */
  async run(commands: readonly CompileCommand[]): Promise<void> {
    const { folder } = this.surroundings;
    mkdirSync(join(folder, "tmp"), { recursive: true });
    const probe = join(folder, "probe.c");
    writeFileSync(probe, "");
    const own: CompileCommand = { directory: folder, file: probe, arguments: ["clang", "-c", probe] };
    writeFileSync(join(folder, "compile_commands.json"), JSON.stringify([own, ...commands]));
    let finish: () => void = () => {};
    const done = new Promise<void>((resolve) => (finish = resolve));
    const server = this.start((method, params) => {
      this.surroundings.alive();
      if (method === "$/progress" && isEnd(params)) finish();
    });
    const meter = setInterval(() => (this.runningMs = cpuMsOf(server.pid) ?? this.runningMs), 500);
    try {
      await this.open(server, probe);
      await Promise.race([done, server.finished]);
      this.runningMs = cpuMsOf(server.pid) ?? this.runningMs;
      await this.end(server);
    } finally {
      clearInterval(meter);
      server.stop();
      this.spentMs += this.runningMs;
      this.runningMs = 0;
    }
  }

  private start(onEvent: (method: string, params: unknown) => void): LanguageServer {
    const { folder, program } = this.surroundings;
    if (program === null) throw new Error("clangd was not found.");
    const [command, ...args] = limited([program, ...OPTIONS, `--compile-commands-dir=${folder}`, `-j=${workers()}`]);
    return new LanguageServer(command, args, onEvent, DEADLINE, { cwd: folder, env: ownEnvironment(folder) });
  }

  /** Begins to index, which clangd does when a first file is opened. */
  private async open(server: LanguageServer, probe: string): Promise<void> {
    const capabilities = { window: { workDoneProgress: true } };
    await server.request("initialize", { processId: process.pid, rootUri: null, capabilities });
    server.notify("initialized", {});
    const textDocument = { uri: pathToFileURL(probe).href, languageId: "c", version: 1, text: "" };
    server.notify("textDocument/didOpen", { textDocument });
  }

  private async end(server: LanguageServer): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<void>((resolve) => (timer = setTimeout(resolve, GOODBYE)));
    const goodbye = async (): Promise<void> => {
      await server.request("shutdown", null);
      server.notify("exit", null);
      await server.finished;
    };
    await Promise.race([late, goodbye().catch(() => {})]);
    clearTimeout(timer);
  }
}

const OPTIONS = [
  ...["--background-index", "--background-index-priority=normal", "--enable-config=0", "--clang-tidy=0"],
  ...["--pch-storage=memory", "--log=error"],
];

const isEnd = (params: unknown): boolean => {
  const progress = progressSchema.safeParse(params);
  return progress.success && progress.data.token === TOKEN && progress.data.value.kind === "end";
};

/** Half of the machine: people work on it. */
const workers = (): number => Math.max(1, Math.floor(availableParallelism() / 2));
