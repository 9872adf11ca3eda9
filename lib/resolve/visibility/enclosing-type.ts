/** The type that the code at a place belongs to. */
import type { CodeFile } from "../facts/code-file";
import { isType } from "../facts/declaration";
import { HOOKS } from "../languages/hooks";

/** Scope of the innermost type around a symbol, written owners included; null outside of types. */
export function enclosingType(file: CodeFile, enclosing: number): string | null {
  for (let at = enclosing; at >= 0; at = file.symbols[at].container) {
    if (isType(file.kind(at)) || file.kind(at) === "module") return file.scope(at);
    if (file.symbols[at].qualifier !== null) return file.holder(at);
    const owner = HOOKS[file.language].ownerOfThis?.(file, at) ?? -1;
    if (owner >= 0) return file.scope(owner);
  }
  return null;
}
