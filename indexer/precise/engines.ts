/** The engines that there are. A new one is a folder behind the port and one line here. */
import { createRequire } from "node:module";
import { z } from "zod";
import type { LanguageId } from "../../lib/contract/vocabulary";
import type { PreciseEngine } from "./port";
import { findTool, type MissingTool, type ToolPlaces } from "./tools/find-tool";
import { CLANGD, TY } from "./tools/tool";

const require = createRequire(import.meta.url);

/** The compiler of an engine, as it is on this machine. */
export interface Compiler {
  version: string;
  /** absolute path; null for a library */
  program: string | null;
}

/** An engine as it is known without loading its compiler. */
export interface EngineEntry extends Pick<PreciseEngine, "id" | "languages" | "revision"> {
  languages: readonly LanguageId[];
  find(places: ToolPlaces): Compiler | MissingTool;
  /** loads the engine: in its own process only */
  load(): Promise<PreciseEngine>;
}

const library = (name: string) => (): Compiler | MissingTool => {
  try {
    const { version } = z.object({ version: z.string() }).parse(require(`${name}/package.json`));
    return { version, program: null };
  } catch {
    return { reason: `The package ${name} is not installed.` };
  }
};

export const ENGINES: readonly EngineEntry[] = [
  {
    id: "typescript",
    languages: ["typescript", "tsx", "javascript"],
    revision: 4,
    find: library("typescript"),
    load: async () => (await import("./typescript/engine")).typescriptEngine,
  },
  {
    id: "clangd",
    languages: ["c", "cpp"],
    revision: 2,
    find: (places) => findTool(CLANGD, places),
    load: async () => (await import("./clangd/engine")).clangdEngine,
  },
  {
    id: "ty",
    languages: ["python"],
    revision: 1,
    find: (places) => findTool(TY, places),
    load: async () => (await import("./python/engine")).pythonEngine,
  },
];
