/** The scope of the type or module that a place stands in, as its symbols are nested. */
import type { CodeFile } from "./code-file";
import { isType } from "./declaration";

/**
 * @param ownerOf the type that a symbol belongs to though it does not stand in it; negative for none
 * @returns scope of the innermost type around a symbol, written owners included; null outside of types
 */
export function enclosingScope(
  file: CodeFile,
  enclosing: number,
  ownerOf?: (file: CodeFile, symbol: number) => number,
): string | null {
  for (let at = enclosing; at >= 0; at = file.symbols[at].container) {
    if (isType(file.kind(at)) || file.kind(at) === "module") return file.scope(at);
    if (file.symbols[at].qualifier !== null) return file.holder(at);
    const owner = ownerOf?.(file, at) ?? -1;
    if (owner >= 0) return file.scope(owner);
  }
  return null;
}
