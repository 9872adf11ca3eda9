/**
 * What every enum of the JVM has and no source declares: `Fruit.valueOf("PEAR")` is a `Fruit`, `Fruit.values()` many.
 */
import type { Chain } from "../../facts/chain";
import type { CodeFile } from "../../facts/code-file";
import { outside, type ValueType } from "../../facts/value-type";
import type { TypeReader } from "../readers";

/** How many arguments they take. */
const ARITIES: ReadonlyMap<string, number> = new Map([
  ["valueOf", 1],
  ["values", 0],
]);

/** The type of what the call gives; undefined when it is no such call. */
export async function ofEnumCall(
  types: TypeReader,
  file: CodeFile,
  at: number,
  chain: Chain,
): Promise<ValueType | undefined> {
  const name = file.name(at);
  const left = file.uses.left[at];
  if (left < 0 || ARITIES.get(name) !== file.uses.arity[at]) return undefined;
  const meant = await types.occurrence(file, at, chain);
  if (meant.declarations.length > 0 && meant.basis !== "name") return undefined;
  const type = await types.asScope(file, left, chain);
  if (type?.sort !== "type" || type.declarations.some(({ kind }) => kind !== "enum")) return undefined;
  return name === "valueOf" ? type : outside(null, { file, at: left, isArray: true });
}
