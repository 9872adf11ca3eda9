/**
 * Type parameters of members that stand beside their type: `impl<T> Outcome<T>` and `func (o *Outcome[T])` say by the
 * type that they name which of the type's parameters their own is.
 */
import type { CodeFile } from "../facts/code-file";
import type { Declaration } from "../facts/declaration";
import { RULES } from "../languages/registry";

/** Names of a block's head that are looked at. */
const MAX_HEAD = 120;

/** The place of a block's parameter among those of the type with this name; -1 for any other parameter. */
export function placeInBlock(file: CodeFile, local: number, { name, language }: Declaration): number {
  if (local < 0 || file.language !== language) return -1;
  if (RULES[language].receiverArguments) return placeInReceiver(file, local, name);
  if (!RULES[language].implBlocks) return -1;
  const { count, enclosing, symbol } = file.uses;
  for (let i = local + 1; i < count && i < local + MAX_HEAD; i++) {
    if (symbol[i] >= 0 || enclosing[i] !== enclosing[local]) return -1;
    if (file.role(i) !== "type" || file.name(i) !== name) continue;
    const place = file.argumentsOf(i).findIndex((each) => each !== undefined && file.uses.local[each.at] === local);
    if (place >= 0) return place;
  }
  return -1;
}

/** What stands for the type's parameter is declared as its argument, behind the receiver's type. */
function placeInReceiver(file: CodeFile, local: number, type: string): number {
  for (let i = local - 1; i >= 0 && i > local - MAX_HEAD && file.uses.symbol[i] < 0; i--) {
    if (file.role(i) !== "type" || file.name(i) !== type) continue;
    return file.argumentsOf(i).findIndex((each) => each?.at === local);
  }
  return -1;
}
