/**
 * Fields that a method makes by assigning to them: `this.depth = 3`. Where a base has the name, that one holds, as
 * TypeScript's checker sees it; what the constructor assigns is the class's own.
 */
import type { CodeIndex } from "../../facts/code-index";
import { isFunction, type Declaration } from "../../facts/declaration";

/** Whether all of them are made by assignments in methods. */
export async function areUndeclared(code: CodeIndex, members: readonly Declaration[]): Promise<boolean> {
  for (const member of members) if (!(await isUndeclared(code, member))) return false;
  return true;
}

async function isUndeclared(code: CodeIndex, member: Declaration): Promise<boolean> {
  const home = member.kind === "field" ? await code.file(member.fileId) : null;
  const own = home?.nameOccurrence(member.ordinal) ?? -1;
  if (!home || own < 0) return false;
  const around = home.uses.enclosing[own];
  return around >= 0 && isFunction(home.kind(around)) && home.kind(around) !== "constructor";
}
