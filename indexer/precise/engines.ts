/** The list of all engines. A new one is a folder behind the port, with its entry, and one line here. */
import { clangd } from "./clangd/entry";
import type { EngineEntry } from "./engine-entry";
import { goTypes } from "./go/entry";
import type { PreciseEngine } from "./port";
import { jdt } from "./java/entry";
import { kotlin } from "./kotlin/entry";
import { ty } from "./python/entry";
import { rustAnalyzer } from "./rust/entry";
import { typescript } from "./typescript/entry";

export interface KnownEngine extends EngineEntry {
  /** loads the engine: in its own process only */
  load(): Promise<PreciseEngine>;
}

export const ENGINES: readonly KnownEngine[] = [
  { ...typescript, load: async () => (await import("./typescript/engine")).typescriptEngine },
  { ...clangd, load: async () => (await import("./clangd/engine")).clangdEngine },
  { ...ty, load: async () => (await import("./python/engine")).pythonEngine },
  { ...jdt, load: async () => (await import("./java/engine")).javaEngine },
  { ...kotlin, load: async () => (await import("./kotlin/engine")).kotlinEngine },
  { ...goTypes, load: async () => (await import("./go/engine")).goEngine },
  { ...rustAnalyzer, load: async () => (await import("./rust/engine")).rustEngine },
];
