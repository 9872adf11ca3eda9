/** A class's own members and those of what it makes may share a name: `Row.of()`, `row.of()`. */
import { Chain } from "../facts/chain";
import type { CodeFile } from "../facts/code-file";
import { hasModifier, isType, type Declaration } from "../facts/declaration";
import type { Resolution } from "../facts/resolution";
import { RULES } from "../languages/registry";

/** Those that are asked for; all of them where they stand on one side. */
export async function ofSide(
  file: CodeFile,
  i: number,
  members: readonly Declaration[],
  occurrence: (file: CodeFile, i: number, chain: Chain) => Promise<Resolution>,
): Promise<readonly Declaration[]> {
  const statics = members.filter(({ source }) => hasModifier(source.symbol, "static"));
  const left = file.uses.left[i];
  const isOneSided = statics.length === 0 || statics.length === members.length;
  if (isOneSided || left < 0 || !RULES[file.language].staticsApart) return members;
  const isName = file.uses.arity[left] < 0 && file.uses.local[left] < 0;
  const named = isName ? await occurrence(file, left, Chain.start(`side ${file.occurrenceId(i)}`)) : null;
  if (named?.declarations.some((d) => isType(d.kind))) return statics;
  return members.filter((d) => !statics.includes(d));
}
