/** What a value is that is called, and has members of its own. */
import type { CodeFile } from "../facts/code-file";
import { isFunction, type Declaration } from "../facts/declaration";
import { HOLDS_MEMBERS } from "../facts/object-literals";
import type { ValueType } from "../facts/value-type";
import { RULES } from "../languages/registry";

/**
 * What is given members one by one (`draw.depth = 3`) has them itself: a call of it gives something else. So does one
 * of a list, where an index may read as a type argument: `makers[i]()`.
 * @param declared what is called, where that is no local name
 */
export function uncalled(
  file: CodeFile,
  at: number,
  type: ValueType | null,
  declared?: Pick<Declaration, "kind">,
): ValueType | null {
  if (file.uses.arity[at] < 0) return type;
  const isElement = RULES[file.language].calledElements && (declared === undefined || !isFunction(declared.kind));
  if (isElement && type?.sort === "outside" && type.site?.isArray) return null;
  const isCalled = declared === undefined || HOLDS_MEMBERS.has(declared.kind);
  return isCalled && type?.sort === "object" && type.file.uses.left[type.first] >= 0 ? null : type;
}
