/** TypeScript and JavaScript, by the compiler's own checker in this process. */
import type { EngineFile, PreciseEngine } from "../port";
import { TypeScriptSession } from "./typescript-session";

export const typescriptEngine = {
  id: "typescript",
  languages: ["typescript", "tsx", "javascript"],
  revision: 4,
  open: (root: string, files: readonly EngineFile[]) => new TypeScriptSession(root, files),
} satisfies PreciseEngine;
