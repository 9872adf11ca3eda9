/**
 * Types that blocks of one function, or of one type's initializers, declare for themselves. They share their key, for
 * a block has no name.
 */
import type { CodeFile } from "../facts/code-file";
import { isType, type Declaration } from "../facts/declaration";
import { RULES } from "../languages/registry";

/**
 * Of such types, the one that is written last before an occurrence: a block declares what it uses, and declares it
 * once.
 */
export function ofNearestBlock(file: CodeFile, i: number, found: readonly Declaration[]): readonly Declaration[] {
  if (found.length < 2 || !RULES[file.language].typesOfBlocks) return found;
  const [{ holder }] = found;
  if (!found.every((d) => isType(d.kind) && d.fileId === file.id && d.holder === holder)) return found;
  const before = found.filter(({ ordinal }) => file.nameOccurrence(ordinal) < i);
  return before.length > 0 ? [before.reduce((a, b) => (a.ordinal > b.ordinal ? a : b))] : found;
}
