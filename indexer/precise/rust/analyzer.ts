/**
 * rust-analyzer as a language server: told of the project by us, and of no program that it could run. There is no
 * cargo on its path and what is called rustc there compiles nothing, so nothing of the repository is ever built or
 * run.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { z } from "zod";
import { askAtEach } from "../language-server/definitions";
import { LanguageServer } from "../language-server/language-server";
import { limited, ownEnvironment } from "../language-server/limited";
import type { EngineSurroundings, Place } from "../port";
import { PLATFORM_PROGRAM } from "./platform";
import type { ProjectFile } from "./project-file";

/** Milliseconds for one server. */
const DEADLINE = 4 * 3600_000;
/** Milliseconds between two signs of life while the project is loaded. */
const SIGN_OF_LIFE = 10_000;

const statusSchema = z.object({ quiescent: z.boolean() });

const SETTINGS = {
  cachePriming: { enable: false },
  cargo: { buildScripts: { enable: false } },
  checkOnSave: false,
  diagnostics: { enable: false },
  files: { watcher: "client" },
  hover: { documentation: { enable: false }, memoryLayout: { enable: false }, dropGlue: { enable: false } },
  procMacro: { enable: false },
};

/** Started, and done with loading. @param root absolute path of the files that the project tells of */
export async function startAnalyzer(
  { program, folder, alive }: EngineSurroundings,
  root: string,
  project: ProjectFile,
): Promise<LanguageServer> {
  if (program === null) throw new Error("rust-analyzer was not found.");
  const nothing = join(folder, "nothing");
  for (const own of [nothing, join(folder, "tmp")]) mkdirSync(own, { recursive: true, mode: 0o700 });
  const rustc = join(nothing, "rustc");
  writeFileSync(rustc, PLATFORM_PROGRAM, { mode: 0o700 });
  const env = {
    ...ownEnvironment(folder),
    PATH: nothing,
    CARGO: join(nothing, "cargo"),
    RUSTC: rustc,
  };
  const [command, ...args] = limited([program]);
  // Told in the settings themselves it would be read again at each request, which costs ten times the answer.
  const told = join(folder, "rust-project.json");
  writeFileSync(told, JSON.stringify(project), { mode: 0o600 });
  let loaded: () => void = () => {};
  const loading = new Promise<void>((resolve) => (loaded = resolve));
  const heard = (method: string, params: unknown): void => {
    if (method === "experimental/serverStatus" && statusSchema.safeParse(params).data?.quiescent) loaded();
  };
  const server = new LanguageServer(command, args, heard, DEADLINE, { cwd: folder, env });
  const pulse = setInterval(alive, SIGN_OF_LIFE);
  try {
    await server.request("initialize", initializing(root, told));
    server.notify("initialized", {});
    await Promise.race([loading, server.finished]);
  } finally {
    clearInterval(pulse);
  }
  return server;
}

function initializing(root: string, project: string): Record<string, unknown> {
  const uri = pathToFileURL(root).href;
  return {
    processId: process.pid,
    rootUri: uri,
    workspaceFolders: [{ uri, name: "repository" }],
    capabilities: {
      workspace: { didChangeWatchedFiles: { dynamicRegistration: true } },
      textDocument: { definition: { linkSupport: true }, hover: { contentFormat: ["markdown"] } },
      general: { positionEncodings: ["utf-16"] },
      experimental: { serverStatusNotification: true },
    },
    initializationOptions: { ...SETTINGS, linkedProjects: [project] },
  };
}

const hoverSchema = z.object({ contents: z.object({ value: z.string() }) });

/** What is shown of the names at these places, in their order; empty where nothing is. */
export function hoversOf(server: LanguageServer, uri: string, places: readonly Place[]): Promise<string[]> {
  const read = (answer: unknown): string => hoverSchema.safeParse(answer).data?.contents.value ?? "";
  return askAtEach(server, "textDocument/hover", uri, places, read);
}
