/** `def ==(other)`: what an object is compared with is of its class, as far as that is asked for what it has. */
import type { CodeFile } from "../../facts/code-file";
import { isFunction, isType, type Declaration } from "../../facts/declaration";
import { parametersIn } from "../../facts/parameters";
import type { NameReader } from "../readers";

const COMPARES: ReadonlySet<string> = new Set(["==", "eql?", "equal?", "<=>"]);

/** The class around where a local is what its comparison takes; null for any other local. */
export async function comparedClass(
  { members }: Pick<NameReader, "members">,
  file: CodeFile,
  local: number,
): Promise<Declaration | null> {
  const ordinal = local < 0 ? -1 : file.uses.enclosing[local];
  const symbol = ordinal < 0 ? undefined : file.symbols[ordinal];
  if (!symbol || symbol.container < 0 || !isFunction(file.kind(ordinal)) || !COMPARES.has(symbol.name)) return null;
  if (parametersIn(file, ordinal)[0] !== local) return null;
  const [type] = await members.types.ofScope(file.scope(symbol.container), file.language);
  return type && isType(type.kind) ? type : null;
}
