/** What calls of a standard library give, where the method's name says it. */
import type { Chain } from "../facts/chain";
import type { CodeFile } from "../facts/code-file";
import { RULES } from "../languages/registry";
import type { ArgumentType } from "../types/parameter-fit";
import type { ValueNames } from "./value-names";
import { standardAbove, standardResult } from "./standard-bases";

/** `file.toPath()`, where nothing of the index has the name. */
export async function ofStandardCall(
  values: ValueNames,
  file: CodeFile,
  at: number,
  chain: Chain,
): Promise<ArgumentType | null> {
  if (file.uses.arity[at] < 0) return null;
  const given = standardResult(file.language, file.name(at));
  if (given) return (await values.declared(file, at, chain)).length === 0 ? given : null;
  return ofStandardMaker(values, file, at, chain);
}

/**
 * `Duration.ofMillis(100)` is a `Duration`. Where no standard types are listed, a type that is not declared here makes
 * values of itself: `String::new()`.
 */
async function ofStandardMaker(
  values: ValueNames,
  file: CodeFile,
  at: number,
  chain: Chain,
): Promise<ArgumentType | null> {
  const { standardMakers, standardTypes } = RULES[file.language];
  const left = file.uses.left[at];
  if (left < 0 || file.uses.local[left] >= 0 || !standardMakers?.test(file.name(at))) return null;
  if (standardTypes === null)
    return (await values.declared(file, left, chain)).length === 0
      ? { names: [file.name(left)], isWhole: false }
      : null;
  const holder = await values.ofValue(file, left, chain);
  const whole = holder?.sort === "outside" ? holder.specifier : null;
  const name = whole?.split(".").at(-1) ?? "";
  const above = whole !== null && name === file.name(left) ? standardAbove(whole, file.language) : null;
  return above ? { names: [name, ...above], isWhole: true } : null;
}
