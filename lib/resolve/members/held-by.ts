/** Declarations of a name that the type of a scope holds itself. Pure. */
import { qualifierParts } from "../../format/symbol-key";
import { holderOf, type DeclaredName } from "../facts/declared-name";
import { isSeenAround, type Declaration } from "../facts/declaration";
import { RULES } from "../languages/registry";

/** A block of members may stand in another file than its type: there the type's own path decides. */
export function heldBy(scope: string, named: DeclaredName, language: Declaration["language"]): readonly Declaration[] {
  const { unscopedEnums, implBlocks } = RULES[language];
  if (unscopedEnums) return ofOr(named.where(holderOf, scope), named.where(aroundEnum, scope));
  if (!implBlocks) return named.where(holderOf, scope);
  const path = withoutFile(scope);
  if (path === "") return [];
  const same = named.where(pathOfHolder, path);
  const others = named.where(lastOfHolder, lastOf(path)).filter((d) => pathOfHolder(d) !== path && isOfPath(scope, d));
  return others.length > 0 ? [...same, ...others] : same;
}

/**
 * `impl hull::Hatch` names the type by a path that ends as the type's own does, and in it `self` is asked for what
 * stands where the type's path is written otherwise, or is none.
 */
function isOfPath(scope: string, d: Declaration): boolean {
  const [asked, held] = [namesIn(withoutFile(scope)), namesIn(withoutFile(d.holder))];
  if (!isWrittenByPath(d)) return asked.length > 1 && endsWith([...modulesOf(d.holder), ...held], asked);
  const isSame = endsWith([...modulesOf(scope), ...asked], held);
  return isSame || (asked.length > 1 && (endsWith(held, asked) || endsWith(asked, held)));
}

/** Whether the type of the block that holds a member is named by a path. */
export const isWrittenByPath = ({ source: { symbol } }: Declaration): boolean =>
  symbol.qualifier !== null && qualifierParts(symbol.qualifier).length > 1;

const endsWith = (all: readonly string[], last: readonly string[]): boolean =>
  last.length <= all.length && last.every((name, at) => name === all[all.length - last.length + at]);

/** What a path may begin with and is no module's name. */
const ROOTS: ReadonlySet<string> = new Set(["crate", "self", "super"]);

const namesIn = (path: string): string[] => path.split(".").filter((name) => name !== "" && !ROOTS.has(name));

/** `hold`, `hatch` of `src/hold/hatch/Hatch.`: the modules that a file is. */
const modulesOf = (scope: string): string[] => scope.slice(0, Math.max(0, scope.lastIndexOf("/"))).split("/");

const lastOf = (path: string): string => path.slice(path.lastIndexOf(".", path.length - 2) + 1);

const ofOr = <T>(first: readonly T[], second: readonly T[]): readonly T[] => (first.length > 0 ? first : second);

/** Members of an enum that is no scope are seen in the type around it. */
const aroundEnum = (d: Declaration): string =>
  isSeenAround(d) ? d.holder.slice(0, d.holder.slice(0, -1).lastIndexOf(".") + 1) : "";

const lastOfHolder = (d: Declaration): string => lastOf(withoutFile(d.holder));

const pathOfHolder = (d: Declaration): string => withoutFile(d.holder);

const withoutFile = (scope: string): string => scope.slice(scope.lastIndexOf("/") + 1);
