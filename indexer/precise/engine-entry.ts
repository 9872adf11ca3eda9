/** An engine as it is known without loading its compiler: what its folder says of it in `entry.ts`. */
import { createRequire } from "node:module";
import { z } from "zod";
import type { PreciseEngine } from "./port";
import type { MissingTool, ToolPlaces } from "./tools/find-tool";

const require = createRequire(import.meta.url);

/** The compiler of an engine, as it is on this machine. */
export interface Compiler {
  version: string;
  /** absolute path; null for a library */
  program: string | null;
  /** see `EngineSurroundings` */
  package?: string;
}

export interface EngineEntry extends Pick<PreciseEngine, "id" | "languages" | "reads" | "readsExternals" | "revision"> {
  /** its languages as people say them: `C and C++` */
  title: string;
  find(places: ToolPlaces): Compiler | MissingTool;
  /** how `engines install` gets it; none for a package of this program */
  install?: {
    /** as people type it: `cpp` */
    name: string;
    /** @throws AppError that says what is missing or what went wrong */
    bring(dataFolder: string): void;
  };
}

/** Finds a compiler that is a package of this program. */
export const library = (name: string) => (): Compiler | MissingTool => {
  try {
    const { version } = z.object({ version: z.string() }).parse(require(`${name}/package.json`));
    return { version, program: null };
  } catch {
    return { reason: `The package ${name} is not installed.` };
  }
};
