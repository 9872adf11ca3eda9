/**
 * Attributes of Python that an assignment makes and nothing types: `self.path = b""`. Where a base declares the name,
 * with a type or by `def`, that declaration is the one that holds, as type checkers see it.
 */
import { TYPED } from "../../../format/occurrence-table";
import type { CodeFile } from "../../facts/code-file";
import type { CodeIndex } from "../../facts/code-index";
import type { Declaration } from "../../facts/declaration";

/** Whether all of them are made by assignments without a type. */
export async function areUndeclared(code: CodeIndex, members: readonly Declaration[]): Promise<boolean> {
  for (const member of members) if (!(await isUndeclared(code, member))) return false;
  return true;
}

/** Whether a member is made by an assignment without a type. */
async function isUndeclared(code: CodeIndex, member: Declaration): Promise<boolean> {
  if (member.language !== "python" || member.kind !== "field") return false;
  const home = await code.file(member.fileId);
  const own = home?.nameOccurrence(member.ordinal) ?? -1;
  if (!home || own < 0) return false;
  const typed = home.typedBy.get(own);
  return typed === undefined || (typed[1] & TYPED.place) !== TYPED.byType || typed[1] >= TYPED.byCallback;
}

const NAMES: ReadonlySet<string> = new Set(["variable", "constant", "type_alias"]);

/**
 * Whether a name outside of classes is another word for what is assigned to it: `Alias = Base`, and not `made =
 * Base()`.
 */
export async function isAssignedName(code: CodeIndex, d: Declaration): Promise<boolean> {
  const home = d.language === "python" && NAMES.has(d.kind) ? await code.file(d.fileId) : null;
  return home !== null && valueNamed(home, d.ordinal) >= 0;
}

/** The names outside of classes and functions that a file makes other words for this one. */
export function namesAssigned(home: CodeFile, name: string): string[] {
  const others = home.symbols.filter((s) => s.container < 0 && NAMES.has(home.kind(s.ordinal)));
  return others.flatMap((s) => {
    const value = valueNamed(home, s.ordinal);
    return value >= 0 && home.name(value) === name ? [s.name] : [];
  });
}

/** The occurrence that is assigned to a symbol as it stands, neither called nor a part of anything; -1 for none. */
function valueNamed(home: CodeFile, ordinal: number): number {
  const typed = home.typedBy.get(home.nameOccurrence(ordinal));
  return typed?.[1] === TYPED.byValue && home.uses.arity[typed[0]] < 0 ? typed[0] : -1;
}
