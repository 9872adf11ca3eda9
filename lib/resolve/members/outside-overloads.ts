/**
 * Calls that no overload of a type can take: one of a base from outside is meant, or of what all types derive from.
 */
import type { CodeIndex } from "../facts/code-index";
import type { Declaration } from "../facts/declaration";
import { mayDoWith } from "../facts/default-arguments";
import { RULES } from "../languages/registry";

/** Overloads whose parameters are read. */
const MAX_OVERLOADS = 24;

/** @param arity arguments of the call, -1 for none @param hasOutsideBase whether a base stands outside */
export async function isOfOutside(
  code: CodeIndex,
  own: readonly Declaration[],
  arity: number,
  hasOutsideBase: boolean,
): Promise<boolean> {
  const [first] = own;
  if (arity < 0 || first === undefined || own.length > MAX_OVERLOADS) return false;
  const { overloadsOutside, rootMembers } = RULES[first.language];
  if (!overloadsOutside || (!hasOutsideBase && !rootMembers.has(first.name))) return false;
  for (const d of own) if (d.kind !== "method" || (await mayDoWith(code, d, arity))) return false;
  return true;
}
