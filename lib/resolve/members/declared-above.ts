/** Fields that a type only assigns: what a base declares under the name is meant by the assignment as well. */
import type { Declaration } from "../facts/declaration";
import { RULES } from "../languages/registry";
import type { Members } from "./members";

/** Null where the type itself declares the member, or no base does. @param same declarations of one symbol */
export async function declaredAbove(
  members: Members,
  same: readonly Declaration[],
): Promise<readonly Declaration[] | null> {
  const [head] = same;
  if (head?.kind !== "field" || !RULES[head.language].undeclaredFields) return null;
  const found = (await members.find(head.holder, head.language, head.name)).members;
  return found.length > 0 && !found.some(({ keyHash }) => keyHash === head.keyHash) ? found : null;
}
