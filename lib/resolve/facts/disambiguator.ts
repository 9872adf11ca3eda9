/**
 * What the disambiguator of a key says of a declaration: the types of its parameters, and the marks behind them. What
 * marks there are says the language (`RULES`); who writes them is the indexer.
 */
import { RULES } from "../languages/registry";
import { isFunction, isType, type Declaration } from "./declaration";

/** Parameters that an overload takes, by its disambiguator; null where the language has no overloads. */
export function parameterCount(d: Declaration): number | null {
  return parameterTypes(d)?.length ?? null;
}

/**
 * Whether an overload takes as many arguments, as far as its own types tell: an array behind may take any number,
 * and what has a value of its own may be left out.
 */
export function mayTake(d: Declaration, arity: number): boolean {
  const types = parameterTypes(d) ?? [];
  const { restParameters, defaultArguments } = RULES[d.language];
  if (defaultArguments === "any") return types.length >= arity || openPlace(d) >= 0;
  const mayBeOpen = restParameters && types.at(-1)?.endsWith("Array") === true;
  return types.length === arity || (mayBeOpen && types.length - 1 <= arity);
}

/** Which parameter takes any number of values, where the marks of an overload say it: `+2vararg`; -1 for none. */
export function openPlace(d: Pick<Declaration, "language" | "disambiguator">): number {
  const place = /\+(\d+)vararg\b/.exec(qualifiersOf(d))?.[1];
  return place === undefined ? -1 : Number(place) - 1;
}

/** Whether a parameter takes null, where the marks of an overload say it: `+1null`. @param place from 0 */
export const takesNull = (d: Pick<Declaration, "language" | "disambiguator">, place: number): boolean =>
  new RegExp(`\\+${place + 1}(?:vararg\\$)?null\\b`).test(qualifiersOf(d));

/**
 * `TEST(Harbour, opens) { … }`: a body that is described by its macro's arguments. No call is written with their
 * words.
 */
export function isDescribedBody(d: Declaration): boolean {
  if (d.kind !== "function" || d.disambiguator === null || !RULES[d.language].macroDefinedBodies) return false;
  const types = parameterTypes(d);
  return types !== null && types.length > 1 && types.at(-1) === d.name;
}

/** Names of the types that an overload takes, by its disambiguator; null for a function that has no overloads. */
export function parameterTypes(d: Declaration): readonly string[] | null {
  const { overloading } = RULES[d.language];
  if (!isFunction(d.kind) || !overloading) return null;
  const known = PARAMETERS.get(d) ?? typesIn(d);
  PARAMETERS.set(d, known);
  return overloading === "implementations" && known.length === 0 ? null : known;
}

/** Every call asks it of every overload. */
const PARAMETERS = new WeakMap<Declaration, readonly string[]>();

/** Names of types in a disambiguator. */
export function typesIn(d: Pick<Declaration, "language" | "disambiguator">): readonly string[] {
  const types = d.disambiguator?.slice(0, d.disambiguator.length - qualifiersOf(d).length) ?? "";
  return types === "" ? [] : types.split("-");
}

/**
 * What stands behind the parameters of a function of C++ and makes another overload of it: `-const`, `-const-&`,
 * `-$size_t` for the parameters of a template; of an extension of Kotlin: `-$Map$K$V`; what parameters of Kotlin say
 * beyond the names of their types: `-+1null`; the trait that an impl of Rust is for: `-+Display`; "" for nothing.
 */
export function qualifiersOf({ language, disambiguator }: Pick<Declaration, "language" | "disambiguator">): string {
  return disambiguator !== null && RULES[language].overloadQualifiers
    ? (QUALIFIERS.exec(disambiguator)?.[0] ?? "")
    : "";
}

const QUALIFIERS = /(?:(?:^|-)(?:const|volatile|&&?|[$+][\w$+]+))+$/;

/** Names in the trait that the block of a function is for: `fmt`, `Display`. None for a block of the type's own. */
export function traitWords(d: Pick<Declaration, "language" | "disambiguator">): readonly string[] {
  const mark = /\+(?!for\$)([\w$]+)/.exec(qualifiersOf(d))?.[1];
  return mark === undefined ? [] : mark.split("$");
}

/** The interface that a member says it implements, with how many parameters that has: `IBox$1`; null for none. */
export function interfaceSaid(d: Pick<Declaration, "language" | "kind" | "disambiguator">): string | null {
  if (d.disambiguator === null || !RULES[d.language].explicitImplementations || isType(d.kind)) return null;
  return /(?:^|-)\+([A-Za-z_][\w$]*)$/.exec(d.disambiguator)?.[1] ?? null;
}

/** Whether a member function is for constants. */
export const isForConst = (d: Pick<Declaration, "language" | "disambiguator">): boolean =>
  /(?:^|-)const(?:-|$)/.test(qualifiersOf(d));

/**
 * What tells overloads apart that one type may hold, as what overrides them says it too: without marks like `+1null`.
 */
export const overloadOf = ({ disambiguator }: Pick<Declaration, "disambiguator">): string =>
  disambiguator?.replace(/(?:^|-)\+[\w$+]+/g, "") ?? "";
