/** Finds where a type names its base. Pure. */
import type { CodeFile } from "../facts/code-file";
import { splitQualified } from "../../format/symbol-key";

/**
 * Where a type names its base: an occurrence of the name inside the type's range, in the list of bases when there is
 * one.
 */
export function baseOccurrence(file: CodeFile, ordinal: number, baseName: string): number {
  const parts = splitQualified(baseName);
  const name = parts.at(-1);
  const own = file.nameOccurrence(ordinal);
  const { uses } = file;
  let first = -1;
  for (let i = Math.max(own, 0); i < uses.count; i++) {
    if (own >= 0 && uses.line[i] > uses.line[own] + 4000) break;
    if (file.name(i) !== name || uses.symbol[i] >= 0) continue;
    const inside = encloses(file, ordinal, uses.enclosing[i]) || uses.enclosing[i] === file.symbols[ordinal].container;
    if (!inside) continue;
    if (file.role(i) === "inherit") return i;
    if (first < 0 && (file.role(i) === "type" || file.role(i) === "read")) first = i;
  }
  return first;
}

function encloses(file: CodeFile, outer: number, inner: number): boolean {
  for (let at = inner; at >= 0; at = file.symbols[at].container) if (at === outer) return true;
  return false;
}
