/** The engines that there are. A new one is a folder behind the port and one line here. */
import { createRequire } from "node:module";
import { z } from "zod";
import type { LanguageId } from "../../lib/contract/vocabulary";
import type { PreciseEngine } from "./port";

const require = createRequire(import.meta.url);

/** An engine as it is known without loading its compiler. */
export interface EngineEntry extends Pick<PreciseEngine, "id" | "languages" | "revision"> {
  languages: readonly LanguageId[];
  /** of the compiler that is installed; null where there is none */
  version(): string | null;
  /** loads the compiler: in the engine's own process only */
  load(): Promise<PreciseEngine>;
}

/** The version of an installed package; null where it is not installed. */
function packageVersion(name: string): string | null {
  try {
    return z.object({ version: z.string() }).parse(require(`${name}/package.json`)).version;
  } catch {
    return null;
  }
}

export const ENGINES: readonly EngineEntry[] = [
  {
    id: "typescript",
    languages: ["typescript", "tsx", "javascript"],
    revision: 1,
    version: () => packageVersion("typescript"),
    load: async () => (await import("./typescript/engine")).typescriptEngine,
  },
];
