/** Declarations of a name that the type of a scope holds itself. Pure. */
import { holderOf, type DeclaredName } from "../facts/declared-name";
import { isSeenAround, type Declaration } from "../facts/declaration";
import { RULES } from "../languages/registry";

/** A block of members may stand in another file than its type: there the type's own path decides. */
export function heldBy(scope: string, named: DeclaredName, language: Declaration["language"]): readonly Declaration[] {
  const { unscopedEnums, implBlocks } = RULES[language];
  if (unscopedEnums) return ofOr(named.where(holderOf, scope), named.where(aroundEnum, scope));
  if (!implBlocks) return named.where(holderOf, scope);
  return withoutFile(scope) === "" ? [] : named.where(pathOfHolder, withoutFile(scope));
}

const ofOr = <T>(first: readonly T[], second: readonly T[]): readonly T[] => (first.length > 0 ? first : second);

/** Members of an enum that is no scope are seen in the type around it. */
const aroundEnum = (d: Declaration): string =>
  isSeenAround(d) ? d.holder.slice(0, d.holder.slice(0, -1).lastIndexOf(".") + 1) : "";

const pathOfHolder = (d: Declaration): string => withoutFile(d.holder);

const withoutFile = (scope: string): string => scope.slice(scope.lastIndexOf("/") + 1);
