/** The type that the code at a place belongs to. */
import type { CodeFile } from "../facts/code-file";
import { enclosingScope } from "../facts/enclosing-scope";
import { HOOKS } from "../languages/hooks";

/** Scope of the innermost type around a symbol, owners that its language knows included; null outside of types. */
export const enclosingType = (file: CodeFile, enclosing: number): string | null =>
  enclosingScope(file, enclosing, HOOKS[file.language].ownerOfThis);
