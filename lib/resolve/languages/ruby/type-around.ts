/** The class or module that the code at a place belongs to. */
import type { CodeFile } from "../../facts/code-file";
import { isType } from "../../facts/declaration";

/** Scope of the innermost one around a symbol; null at the top of a file. */
export function typeAround(file: CodeFile, enclosing: number): string | null {
  for (let at = enclosing; at >= 0; at = file.symbols[at].container) {
    if (isType(file.kind(at)) || file.kind(at) === "module") return file.scope(at);
    if (file.symbols[at].qualifier !== null) return file.holder(at);
  }
  return null;
}
