/** TypeScript and JavaScript, by the compiler's own checker in this process. */
import ts from "typescript";
import type { PreciseEngine } from "../port";
import { TypeScriptSession } from "./session";

export const typescriptEngine: PreciseEngine = {
  id: "typescript",
  languages: ["typescript", "tsx", "javascript"],
  version: ts.version,
  revision: 1,
  open: (root, files) => new TypeScriptSession(root, files),
};
