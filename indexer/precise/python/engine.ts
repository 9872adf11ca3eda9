/** Python, by the language server of ty. */
import type { PreciseEngine } from "../port";
import { ty } from "./entry";
import { PythonSession } from "./session";

export const pythonEngine = {
  ...ty,
  open: (...repository: ConstructorParameters<typeof PythonSession>) => new PythonSession(...repository),
} satisfies PreciseEngine;
