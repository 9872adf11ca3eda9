/** What a parameter without a type is given in its function: `env = Environment()`. */
import type { Chain } from "../facts/chain";
import type { CodeFile } from "../facts/code-file";
import type { ValueType } from "../facts/value-type";
import { RULES } from "../languages/registry";

/** Assignments that are looked at. */
const MAX_ASSIGNED = 8;

/** The type of what a local was assigned before a place; null where several assignments give several types. */
export async function assignedBefore(
  file: CodeFile,
  local: number,
  at: number,
  ofName: (name: number, chain: Chain) => Promise<ValueType | null>,
  chain: Chain,
): Promise<ValueType | null> {
  if (!RULES[file.language].localsStand || file.typedBy.has(local)) return null;
  let found: ValueType | null = null;
  let seen = 0;
  for (let i = at - 1; i > local && seen < MAX_ASSIGNED; i--) {
    if (file.uses.local[i] !== local || file.role(i) !== "write") continue;
    seen++;
    const type = file.typedBy.has(i) ? await ofName(i, chain) : null;
    if (type === null || (found !== null && !areSame(type, found))) return null;
    found = type;
  }
  return found;
}

const areSame = (a: ValueType, b: ValueType): boolean =>
  a.sort === "type" && b.sort === "type" && a.declarations[0].keyHash === b.declarations[0].keyHash;
