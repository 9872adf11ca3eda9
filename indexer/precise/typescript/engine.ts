/** TypeScript and JavaScript, by the compiler's own checker in this process. */
import type { EngineFile, PreciseEngine } from "../port";
import { typescript } from "./entry";
import { TypeScriptSession } from "./typescript-session";

export const typescriptEngine = {
  ...typescript,
  open: (root: string, files: readonly EngineFile[]) => new TypeScriptSession(root, files),
} satisfies PreciseEngine;
