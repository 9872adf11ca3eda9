/** Python, by the language server of ty. */
import type { PreciseEngine } from "../port";
import { PythonSession } from "./session";

export const pythonEngine = {
  id: "ty",
  languages: ["python"],
  revision: 1,
  open: (...repository: ConstructorParameters<typeof PythonSession>) => new PythonSession(...repository),
} satisfies PreciseEngine;
