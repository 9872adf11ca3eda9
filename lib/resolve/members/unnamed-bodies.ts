/**
 * Bodies of types without a name: what may name their base, and what Kotlin's `object : Base() { … }` sees of itself
 * and of its base. The members of such an object are held by the name that has it as its value, or by the function
 * around it.
 */
import { KIND_GROUPS } from "../../contract/vocabulary";
import type { Chain } from "../facts/chain";
import type { CodeFile } from "../facts/code-file";
import { isFunction, isType, scopeOf, type Declaration } from "../facts/declaration";
import type { TypeSite, ValueType } from "../facts/value-type";
import type { Resolution } from "../facts/resolution";
import { RULES } from "../languages/registry";

/** Occurrences before a member that are looked at for the base. */
const MAX_STEPS = 400;

/** Occurrences that may name what the unnamed body around a member derives from, nearest first. */
export function* mayNameBaseOf(file: CodeFile, member: number): Generator<number> {
  const own = file.nameOccurrence(member);
  const holder = file.symbols[member].container;
  // tokens of the body's other members belong to those
  for (let at = own - 1; at >= Math.max(own - MAX_STEPS, 0); at--)
    if (file.uses.enclosing[at] === holder && file.mayNameBase(at)) yield at;
}

/**
 * Scopes of all that the unnamed class around a member derives from, the last listed first.
 * @param occurrence what another occurrence of the file means
 */
export async function unnamedBasesAround(
  file: CodeFile,
  ordinal: number,
  occurrence: (at: number) => Promise<Resolution>,
): Promise<string[]> {
  const found: string[] = [];
  for (const at of mayNameBaseOf(file, ordinal)) {
    if (file.role(at) !== "inherit") break;
    const [meant] = (await occurrence(at)).declarations;
    if (meant && isType(meant.kind)) found.unshift(scopeOf(meant));
  }
  return found;
}

const VALUES: ReadonlySet<string> = new Set(KIND_GROUPS.variable);

/**
 * Whether classes without a name stand in functions and values of the language, and no literal of another kind has
 * members there.
 */
export const holdsUnnamedClass = ({ language }: Pick<Declaration, "language">): boolean =>
  RULES[language].anonymousTypes === "class body";

/** What an object's body holds and derives from. */
interface UnnamedBody {
  /** symbol whose scope holds the members */
  holder: number;
  /** occurrences that may name the base, nearest first */
  bases: readonly number[];
}

/** The body that a symbol is the member of, or the value of; null for any other symbol. */
export function unnamedBody(file: CodeFile, ordinal: number): UnnamedBody | null {
  if (RULES[file.language].anonymousTypes !== "object expression") return null;
  const own = file.nameOccurrence(ordinal);
  if (VALUES.has(file.kind(ordinal)) && file.holdsSymbols(ordinal)) {
    const typed = own < 0 ? undefined : file.typedBy.get(own);
    return { holder: ordinal, bases: typed ? [typed[0]] : [] };
  }
  const holder = file.symbols[ordinal].container;
  const isMember = file.kind(ordinal) === "method" || file.kind(ordinal) === "property";
  if (!isMember || holder < 0 || own < 0 || !isFunction(file.kind(holder))) return null;
  return { holder, bases: [...mayNameBaseOf(file, ordinal)].slice(0, MAX_BASES) };
}

const MAX_BASES = 6;

/** Members that the body itself declares under a name. */
export function membersOfBody(file: CodeFile, { holder }: UnnamedBody, named: readonly Declaration[]): Declaration[] {
  const scope = file.scope(holder);
  return named.filter((d) => d.holder === scope && (d.kind === "property" || d.kind === "method"));
}

/** The type that the body derives from; null where it is not known. */
export async function baseOfBody(
  file: CodeFile,
  { bases }: UnnamedBody,
  written: (site: TypeSite, chain: Chain) => Promise<ValueType | null>,
  chain: Chain,
): Promise<(ValueType & { sort: "type" }) | null> {
  for (const at of bases) {
    const type = await written({ file, at, isArray: false }, chain);
    if (type?.sort === "type" && isType(type.declarations[0].kind)) return type;
  }
  return null;
}

/** What stands in a function of a function stands in a class without a name: `this` is none of the class around. */
export function isInUnnamedClass(file: CodeFile, i: number): boolean {
  const around = file.uses.enclosing[i];
  const holder = around < 0 ? -1 : file.symbols[around].container;
  return around < 0 || !isFunction(file.kind(around)) || holder < 0 || !isType(file.kind(holder));
}
