/** Which uses of a symbol call it: calls, and where a language has setters what is assigned to them. */
import type { UseRole } from "../../contract/vocabulary";
import { LEFT_CODES } from "../../format/occurrence-table";
import type { CodeFile } from "../facts/code-file";
import { isFunction, type Declaration } from "../facts/declaration";
import { RULES } from "../languages/registry";

const CALLS: ReadonlySet<UseRole> = new Set(["call"]);
const CALLS_OR_WRITES: ReadonlySet<UseRole> = new Set(["call", "write"]);

/** The roles in which any of these symbols is called. */
export const rolesOfCalls = (symbols: readonly Declaration[]): ReadonlySet<UseRole> =>
  symbols.some((d) => RULES[d.language].writesBySetter && (isFunction(d.kind) || d.kind === "property"))
    ? CALLS_OR_WRITES
    : CALLS;

/** Whether a use calls a method: `ship.moor(quay)`, and `ship.speed = 1` of a language that has `speed=` for it. */
export function isCallAt(file: CodeFile, at: number): boolean {
  if (file.role(at) === "call") return true;
  const isMember = file.uses.left[at] !== LEFT_CODES.none;
  return isMember && file.role(at) === "write" && RULES[file.language].writesBySetter;
}
