/**
 * Where an engine's program is on this machine: the one that `engines install` brought, else one on PATH of a version
 * that is known.
 */
import { execFileSync } from "node:child_process";
import { statSync } from "node:fs";
import { delimiter, join } from "node:path";
import { packageFolder } from "./installation";
import type { Tool } from "./tool";

export interface FoundTool {
  /** absolute path */
  program: string;
  version: string;
}

/** Why a program cannot be used, and what to do about it. */
export interface MissingTool {
  reason: string;
}

/** Where programs are looked for. */
export interface ToolPlaces {
  /** the data folder; undefined where none is known */
  dataFolder: string | undefined;
  /** the variable PATH */
  path: string | undefined;
}

const ENDING = process.platform === "win32" ? ".exe" : "";
const NO_ENVIRONMENT = {} as NodeJS.ProcessEnv;
/** Milliseconds that a program may take to tell its version: a busy machine starts it late. */
const PATIENCE = 20_000;

export function findTool(tool: Tool, places: ToolPlaces): FoundTool | MissingTool {
  const unfit: string[] = [];
  for (const program of candidates(tool, places)) {
    const said = versionOf(program);
    if (said === undefined) continue;
    const version = tool.versionIn(said);
    if (version !== undefined) return { program, version };
    unfit.push(`${program} is of a version that is not known to work`);
  }
  const what = unfit[0] ?? `${tool.commands[0] ?? tool.id} was not found`;
  return { reason: `${tool.languages}: ${what}; \`npm run engines install ${tool.name}\` gets it.` };
}

function* candidates(tool: Tool, { dataFolder, path }: ToolPlaces): Iterable<string> {
  if (dataFolder !== undefined && tool.package)
    yield join(packageFolder(dataFolder, tool.package), tool.package.program + ENDING);
  const folders = (path ?? "").split(delimiter).filter((folder) => folder !== "");
  for (const command of tool.commands) for (const folder of folders) yield join(folder, command + ENDING);
}

/** What programs said, by path and time of their last change: they are asked again when they were exchanged. */
const known = new Map<string, { changed: number; said: string | undefined }>();

function versionOf(program: string): string | undefined {
  const status = statSync(program, { throwIfNoEntry: false });
  if (!status?.isFile()) return undefined;
  const before = known.get(program);
  if (before?.changed === status.mtimeMs) return before.said;
  const said = ask(program);
  known.set(program, { changed: status.mtimeMs, said });
  return said;
}

function ask(program: string): string | undefined {
  try {
    return execFileSync(program, ["--version"], {
      ...{
        encoding: "utf8",
        timeout: PATIENCE,
        env: NO_ENVIRONMENT,
        stdio: ["ignore", "pipe", "ignore"],
        windowsHide: true,
      },
    });
  } catch {
    // Not a program of this machine: as good as none.
    return undefined;
  }
}
