/**
 * Overloads that take more than a call passes, because the rest has values of its own: `f(int a, int b = 0)` called as
 * `f(1)`.
 */
import { argumentsBehind, MAX_BEHIND_NAME } from "./arguments";
import type { CodeIndex } from "./code-index";
import { hasModifier, isFunction, type Declaration } from "./declaration";
import { parameterCount, parameterTypes } from "./disambiguator";
import { holderOf } from "./declared-name";
import { groupBy } from "./group-by";
import { RULES } from "../languages/registry";

/** Overloads whose parameters are read. */
const MAX_OVERLOADS = 24;

/** A value behind a parameter's name, and no comparison. */
const HAS_DEFAULT = /[^=!<>]=(?!=)/;

/**
 * What a call with this many arguments can mean: those found that take exactly as many, and of the overloads beside
 * them those that can do with as many. All that were found where that leaves none.
 */
export async function withDefaults(
  code: CodeIndex,
  found: readonly Declaration[],
  arity: number,
): Promise<readonly Declaration[]> {
  const [first] = found;
  const leftOut = first ? RULES[first.language].defaultArguments : null;
  if (leftOut === "any" && found.length > 1) return withVarargs(code, found, arity);
  if (first && RULES[first.language].restParameters) return withRest(code, found, arity);
  if (arity < 0 || leftOut !== "trailing" || !found.every(({ kind }) => isFunction(kind))) return found;
  const beside = (await code.named(first.name)).where(holderOf, first.holder);
  const roomy = groupBy(
    beside.filter((d) => d.repositoryId === first.repositoryId && (parameterCount(d) ?? 0) > arity),
    (d) => d.keyHash,
  );
  if (roomy.size === 0) return found;
  const exact = found.filter((d) => parameterCount(d) === arity);
  const fits: Declaration[] = [];
  for (const overload of [...roomy.values()].slice(0, MAX_OVERLOADS))
    if (await canDoWith(code, overload, arity)) fits.push(...overload);
  return exact.length + fits.length > 0 ? [...exact, ...fits] : found;
}

/**
 * Those found that take exactly as many, and the overloads beside them whose last parameter may take what is left. All
 * that were found where that leaves none.
 */
async function withRest(
  code: CodeIndex,
  found: readonly Declaration[],
  arity: number,
): Promise<readonly Declaration[]> {
  const [first] = found;
  if (arity < 0 || !found.every(({ kind }) => isFunction(kind))) return found;
  const exact = found.filter((d) => parameterCount(d) === arity);
  const beside = new Set([...found, ...(await code.named(first.name)).where(holderOf, first.holder)]);
  const open: Declaration[] = [];
  for (const d of [...beside].slice(0, MAX_OVERLOADS))
    if (!exact.includes(d) && d.repositoryId === first.repositoryId && (await canTake(code, d, arity))) open.push(d);
  return exact.length + open.length > 0 ? [...exact, ...open] : found;
}

const canTake = async (code: CodeIndex, d: Declaration, arity: number): Promise<boolean> =>
  isFunction(d.kind) && (parameterCount(d) ?? 0) - 1 <= arity && takesRest(code, d);

/** Whether the last parameter takes any number of values: `Object... rest`. */
export async function takesRest(code: CodeIndex, d: Declaration): Promise<boolean> {
  if (parameterTypes(d)?.at(-1)?.endsWith("Array") !== true) return false;
  return (await writtenParameters(code, d)).at(-1)?.includes("...") === true;
}

/**
 * Of Kotlin's functions those that can do with so many arguments: what has a value may be left out, a `vararg` takes
 * any number.
 */
async function withVarargs(
  code: CodeIndex,
  found: readonly Declaration[],
  arity: number,
): Promise<readonly Declaration[]> {
  const fits: Declaration[] = [];
  const exact = found.length > MAX_OVERLOADS ? found.filter((d) => parameterCount(d) === arity) : [];
  if (exact.length > 0) return exact;
  for (const d of found.slice(0, MAX_OVERLOADS))
    if (takesAsMany(await writtenParameters(code, d), d, arity)) fits.push(d);
  return fits.length > 0 ? fits : found;
}

function takesAsMany(parameters: readonly string[], d: Declaration, arity: number): boolean {
  const isOpen = parameters.some((parameter) => VARARG.test(parameter));
  // what overrides another function has the values of that one
  const isWhole = !hasModifier(d, "override");
  const needed = parameters.filter((each) => isWhole && !VARARG.test(each) && !HAS_DEFAULT.test(each));
  return needed.length <= arity && (isOpen || parameters.length >= arity);
}

/** Whether so many arguments fit a function of Kotlin as it is written, and wherever that cannot be read. */
export async function mayTakeAsMany(code: CodeIndex, d: Declaration, arity: number): Promise<boolean> {
  const count = parameterCount(d);
  if (count === null || count === arity) return true;
  const parameters = await writtenParameters(code, d);
  return parameters.length !== count || takesAsMany(parameters, d, arity);
}

const VARARG = /^\s*(?:\w+\s+)*vararg\s/;

/** Whether one of its declarations gives all parameters but so many a value. */
export async function canDoWith(code: CodeIndex, overload: readonly Declaration[], arity: number): Promise<boolean> {
  for (const d of overload) {
    const parameters = await writtenParameters(code, d);
    if (parameters.length > arity && parameters.slice(arity).every((parameter) => HAS_DEFAULT.test(parameter)))
      return true;
  }
  return false;
}

/** Whether so many arguments fit an overload of C# as it is written, and wherever that cannot be read. */
export async function mayDoWith(code: CodeIndex, d: Declaration, arity: number): Promise<boolean> {
  const count = parameterCount(d);
  const parameters = count === arity ? [] : await writtenParameters(code, d);
  if (count === arity || parameters.length !== count) return true;
  const needed = parameters.filter((each) => !PARAMS.test(each) && !HAS_DEFAULT.test(each));
  return needed.length <= arity && (arity <= parameters.length || PARAMS.test(parameters.at(-1) ?? ""));
}

/** Takes any number of values, behind attributes. */
const PARAMS = /^\s*(?:\[[^\]]*\]\s*)*params\s/;

/** A function's parameters as they are written; none where that cannot be read. */
export async function writtenParameters(code: CodeIndex, d: Declaration): Promise<string[]> {
  const home = await code.file(d.fileId);
  const text = home ? await code.text(d.fileId) : null;
  const name = home?.nameOccurrence(d.ordinal) ?? -1;
  if (!home || !text || name < 0) return [];
  const end = text.offsetAt(home.uses.line[name], home.columnBehind(name));
  return (argumentsBehind(text.slice(end, end + MAX_BEHIND_NAME), 0) ?? []).map((parameter) => parameter.text);
}
