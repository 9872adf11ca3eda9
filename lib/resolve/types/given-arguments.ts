/**
 * The types that a call passes, by position of the argument. Where a function takes a type parameter as it is, the
 * parameter stands for that argument's type.
 */
import { TYPED } from "../../format/occurrence-table";
import { argumentsBehind, lastNameIn, MAX_BEHIND_NAME, type WrittenArgument } from "../facts/arguments";
import type { Chain } from "../facts/chain";
import type { CodeFile } from "../facts/code-file";
import type { CodeIndex } from "../facts/code-index";
import { isFunction, isType } from "../facts/declaration";
import { siteOf, type TypeSite, type ValueType } from "../facts/value-type";
import { occurrenceFrom } from "../facts/offsets";
import { ITERATED } from "./container-rules";
import { parametersIn } from "../facts/parameters";
import { RULES } from "../languages/registry";
import { agreed } from "./agreed-types";

/** What a list holds. */
type ElementOf = (list: ValueType, chain: Chain) => Promise<ValueType | null>;

export type TypeOfValue = (file: CodeFile, at: number, chain: Chain) => Promise<ValueType | null>;

/** `fun <T> keep(value: T): T` in the call of it: the type of what is passed; null where no one parameter says it. */
export async function inferred(
  { file, call }: TypeSite,
  local: number,
  { code, ofValue, element }: { code: CodeIndex; ofValue: TypeOfValue; element: ElementOf },
  chain: Chain,
): Promise<ValueType | null> {
  const ordinal = file.uses.enclosing[local];
  if (!call || !RULES[file.language].infersTypeArguments || !isOfCalled(file, local, call)) return null;
  const parameters = parametersIn(file, ordinal);
  const places = parameters.flatMap((at, place) => (isJust(file, at, local) ? [place] : []));
  const isWhole = parameters.every((at) => (file.typedBy.get(at)?.[1] ?? 0) < TYPED.memberOfType);
  if (!isWhole) return null;
  const passed = (place: number) => argumentAt(call.file, call.at, place, { code, ofValue }, chain);
  if (places.length > 0) return ofAll(await Promise.all(places.map(passed)));
  if (!RULES[file.language].callSignatures) return null;
  const lists = parameters.flatMap((at, place) => (isListOf(file, at, local) ? [place] : []));
  const given = await Promise.all(lists.map(passed));
  return ofAll(await Promise.all(given.map((list) => list && element(list, chain))));
}

/** Whether a type parameter is that of the function which a call names. */
export function isOfCalled(file: CodeFile, local: number, call: NonNullable<TypeSite["call"]>): boolean {
  const ordinal = file.uses.enclosing[local];
  return ordinal >= 0 && isFunction(file.kind(ordinal)) && call.file.name(call.at) === file.symbols[ordinal].name;
}

/** What all arguments are that are passed for one type parameter; null where they differ, or one is not known. */
const ofAll = (passed: readonly (ValueType | null)[]): ValueType | null =>
  passed.every((each) => each !== null) ? agreed(passed) : null;

const LISTS: ReadonlySet<string> = new Set([...ITERATED, "Iterable", "ArrayLike", "AsyncIterable"]);

/** `values: T[]`, `values: Iterable<T>` */
function isListOf(file: CodeFile, parameter: number, local: number): boolean {
  const [type, how] = file.typedBy.get(parameter) ?? [-1, 0];
  if (type < 0) return false;
  if (file.uses.local[type] === local) return how === (TYPED.byType | TYPED.isArray);
  const [only, ...more] = how === TYPED.byType && LISTS.has(file.name(type)) ? file.argumentsOf(type) : [];
  return more.length === 0 && only !== undefined && !only.isArray && file.uses.local[only.at] === local;
}

/** Whether a parameter is written with a type parameter and nothing else: `value: T`. */
function isJust(file: CodeFile, parameter: number, local: number): boolean {
  const typed = file.typedBy.get(parameter);
  return typed !== undefined && typed[1] === TYPED.byType && file.uses.local[typed[0]] === local;
}

/**
 * The type of an argument that is a plain expression; null for any other.
 * @param parameter the name that the argument may be given behind
 */
export async function argumentAt(
  file: CodeFile,
  call: number,
  place: number,
  { code, ofValue }: { code: CodeIndex; ofValue: TypeOfValue },
  chain: Chain,
  parameter?: string,
): Promise<ValueType | null> {
  const text = await code.text(file.id);
  const end = text ? text.offsetAt(file.uses.line[call], file.columnBehind(call)) : 0;
  const given = text ? argumentsBehind(text.slice(end, end + MAX_BEHIND_NAME), 0) : null;
  const argument = given ? argumentOf(given, place, parameter) : undefined;
  const name = argument ? nameIn(file, argument.text) : -1;
  const at = text && argument && name >= 0 ? occurrenceFrom(file, text, call, end + argument.start + name) : -1;
  if (!argument || at < 0) return null;
  const type = await ofValue(file, at, chain);
  return isClassItself(file, at, type) ? null : type;
}

/** The argument behind a parameter's name, else that of its place; behind a name the place says nothing. */
function argumentOf(given: readonly WrittenArgument[], place: number, parameter?: string): WrittenArgument | undefined {
  const names = given.map(({ text }) => /^(\w+)\s*=(?!=)/.exec(text)?.[1]);
  const own = parameter === undefined ? -1 : names.indexOf(parameter);
  if (own >= 0) return behindName(given[own]);
  const named = names.findIndex((name) => name !== undefined);
  return named >= 0 && named <= place ? undefined : given[place];
}

/** `value` of `name = value` */
function behindName({ text, start }: WrittenArgument): WrittenArgument {
  const before = /^\w+\s*=\s*/.exec(text)?.[0].length ?? 0;
  return { text: text.slice(before), start: start + before };
}

/** Offset of the name that an argument ends in, or of the type that Rust's `&mut Ship { … }` makes; -1 for none. */
function nameIn(file: CodeFile, text: string): number {
  if (!RULES[file.language].borrowedArguments) return lastNameIn(text);
  const start = /^(?:&\s*)?(?:mut\s+)?/.exec(text)?.[0].length ?? 0;
  const made = /^(?:\w+::)*(?=[A-Z]\w*\s*\{[^]*\}$)/.exec(text.slice(start));
  if (made) return start + made[0].length;
  const name = lastNameIn(text.slice(start));
  return name < 0 ? -1 : start + name;
}

/** `register(Crane)` passes the class, and no crane; `object Crane` of Kotlin is a value. */
const isClassItself = (file: CodeFile, at: number, type: ValueType | null): boolean =>
  RULES[file.language].passesClasses &&
  file.uses.arity[at] < 0 &&
  type?.sort === "type" &&
  siteOf(type)?.at === at &&
  isType(type.declarations[0].kind);
