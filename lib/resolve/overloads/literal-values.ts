/** `val loud = 3`: the type of a member or constant that its value alone says. */
import type { Chain } from "../facts/chain";
import type { CodeFile } from "../facts/code-file";
import type { CodeIndex } from "../facts/code-index";
import { isFunction, isType } from "../facts/declaration";
import { RULES } from "../languages/registry";
import { literalBehind, type ArgumentType } from "../types/parameter-fit";
import { withStandardBases } from "./standard-bases";
import type { ValueNames } from "./value-names";

/** Null where it is no single declaration, or starts with no literal. */
export async function literalValue(
  code: CodeIndex,
  values: ValueNames,
  [file, at]: readonly [CodeFile, number],
  chain: Chain,
): Promise<ArgumentType | null> {
  if (!RULES[file.language].overloadsByInference || file.uses.local[at] >= 0 || file.uses.arity[at] >= 0) return null;
  const [declared, ...others] = await values.declared(file, at, chain);
  if (!declared || others.length > 0 || isFunction(declared.kind) || isType(declared.kind)) return null;
  const home = await code.file(declared.fileId);
  const text = home && (await code.text(home.id));
  const name = home?.nameOccurrence(declared.ordinal) ?? -1;
  const literal = text && name >= 0 ? literalBehind(text, home.uses.line[name], home.columnBehind(name)) : null;
  return literal && withStandardBases(literal, file.language);
}
