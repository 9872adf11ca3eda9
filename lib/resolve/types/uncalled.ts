/** What a value is that is called, and has members of its own. */
import type { CodeFile } from "../facts/code-file";
import type { Declaration } from "../facts/declaration";
import { HOLDS_MEMBERS } from "../facts/object-literals";
import type { ValueType } from "../facts/value-type";

/**
 * What is given members one by one (`draw.depth = 3`) has them itself: a call of it gives something else.
 * @param declared what is called, where that is no local name
 */
export function uncalled(
  file: CodeFile,
  at: number,
  type: ValueType | null,
  declared?: Pick<Declaration, "kind">,
): ValueType | null {
  const isCalled = file.uses.arity[at] >= 0 && (declared === undefined || HOLDS_MEMBERS.has(declared.kind));
  return isCalled && type?.sort === "object" && type.file.uses.left[type.first] >= 0 ? null : type;
}
