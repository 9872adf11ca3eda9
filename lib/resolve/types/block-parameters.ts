/**
 * Type parameters of a block of members that stands beside its type: `impl<T> Outcome<T>` says by the type that it
 * names which of the type's parameters its own is.
 */
import type { CodeFile } from "../facts/code-file";
import type { Declaration } from "../facts/declaration";
import { RULES } from "../languages/registry";

/** Names of a block's head that are looked at. */
const MAX_HEAD = 120;

/** The place of a block's parameter among those of the type with this name; -1 for any other parameter. */
export function placeInBlock(file: CodeFile, local: number, { name, language }: Declaration): number {
  if (local < 0 || !RULES[language].implBlocks || file.language !== language) return -1;
  const { count, enclosing, symbol } = file.uses;
  for (let i = local + 1; i < count && i < local + MAX_HEAD; i++) {
    if (symbol[i] >= 0 || enclosing[i] !== enclosing[local]) return -1;
    if (file.role(i) !== "type" || file.name(i) !== name) continue;
    const place = file.argumentsOf(i).findIndex((each) => each !== undefined && file.uses.local[each.at] === local);
    if (place >= 0) return place;
  }
  return -1;
}
