/**
 * What a function gives of which only the call is known: `load<{ tide: Tide }>("…")` gives what it is asked for, as
 * far as anybody can tell. A function may wrap it, but what wraps it seldom has a member of the same name.
 */
import type { CodeFile } from "../facts/code-file";
import { outside, type ValueType } from "../facts/value-type";
import { RULES } from "../languages/registry";

/** The type without a name that a call is written with, or an array of it; null for any other call. */
export function givenByUnknown(file: CodeFile, call: number): ValueType | null {
  if (!RULES[file.language].objectLiterals || file.uses.arity[call] < 0) return null;
  const [given, ...more] = file.argumentsOf(call);
  // a class is known to be no such function
  if (!given || more.length > 0 || !file.beginsObject(given.at) || /^\p{Lu}/u.test(file.name(call))) return null;
  return given.isArray ? outside(null, given) : { sort: "object", file, first: given.at, isInferred: true };
}
