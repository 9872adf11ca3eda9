/** Finds where a type names its base. */
import type { RelationRecord } from "../../db/read/type-relations";
import { splitQualified } from "../../format/symbol-key";
import type { CodeFile } from "../facts/code-file";
import type { CodeIndex } from "../facts/code-index";
import type { Declaration } from "../facts/declaration";

/**
 * Where a type names its base: an occurrence of the name inside the type's range, in the list of bases when there is
 * one; -1 for none. Of `class Crate : IBox, IBox<int>` each relation has its own.
 */
export async function baseOccurrence(
  code: CodeIndex,
  file: CodeFile,
  type: Declaration,
  { baseName, ordinal }: Pick<RelationRecord, "baseName" | "ordinal">,
): Promise<number> {
  const name = lastName(baseName);
  const listed = (await code.bases([type.id])).get(type.id) ?? [];
  const before = listed.filter((other) => other.ordinal < ordinal && lastName(other.baseName) === name);
  return named(file, type.ordinal, name, before.length);
}

const lastName = (baseName: string): string | undefined => splitQualified(baseName).at(-1);

/** @param skipped bases of the same name that are listed before; the last one where fewer are told apart */
function named(file: CodeFile, ordinal: number, name: string | undefined, skipped: number): number {
  const own = file.nameOccurrence(ordinal);
  const { uses } = file;
  let [first, last] = [-1, -1];
  let left = skipped;
  for (let i = Math.max(own, 0); i < uses.count; i++) {
    if (own >= 0 && uses.line[i] > uses.line[own] + 4000) break;
    if (file.name(i) !== name || uses.symbol[i] >= 0) continue;
    const inside = encloses(file, ordinal, uses.enclosing[i]) || uses.enclosing[i] === file.symbols[ordinal].container;
    if (!inside) continue;
    if (file.role(i) === "inherit" && left-- === 0) return i;
    if (file.role(i) === "inherit") last = i;
    else if (first < 0 && (file.role(i) === "type" || file.role(i) === "read")) first = i;
  }
  return last < 0 ? first : last;
}

function encloses(file: CodeFile, outer: number, inner: number): boolean {
  for (let at = inner; at >= 0; at = file.symbols[at].container) if (at === outer) return true;
  return false;
}
