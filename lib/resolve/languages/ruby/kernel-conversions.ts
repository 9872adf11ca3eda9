/**
 * `String(value)`, `Array(list)`: what every object can call, whatever classes of these names are around. Another
 * method is meant only where `self` has it.
 */
import { LEFT_CODES } from "../../../format/occurrence-table";
import type { CodeFile } from "../../facts/code-file";
import { isFunction } from "../../facts/declaration";
import { enclosingScope } from "../../facts/enclosing-scope";
import { meansOutside, type Resolution } from "../../facts/resolution";
import { isOfRepository } from "../../visibility/of-repository";
import type { NameReader } from "../readers";
import { atLevel, levelAsked } from "./levels";

const CONVERSIONS: ReadonlySet<string> = new Set("Array Complex Float Hash Integer Rational String".split(" "));

/** Null for any other name, and where something around has a method of this one. */
export async function ofKernel(
  { code, members }: Pick<NameReader, "code" | "members">,
  file: CodeFile,
  i: number,
): Promise<Resolution | null> {
  const { left, arity, enclosing } = file.uses;
  const name = file.name(i);
  if (arity[i] < 0 || left[i] !== LEFT_CODES.none || !CONVERSIONS.has(name)) return null;
  const level = levelAsked(file, i);
  const scope = enclosingScope(file, enclosing[i]) ?? "";
  const found = scope === "" ? [] : (await members.find(scope, file.language, name, arity[i], level)).members;
  if (atLevel(found, level, false).some((d) => isFunction(d.kind))) return null;
  const { all } = await code.named(name);
  const isAtTop = all.some((d) => isFunction(d.kind) && d.owners.length === 0 && isOfRepository(d, file));
  return isAtTop ? null : meansOutside(null);
}
