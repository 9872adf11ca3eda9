/** One decorator of Python: what it takes and gives, by the annotations of the function that makes it. */
import { argumentsBehind, MAX_BEHIND_NAME } from "../../facts/arguments";
import type { Chain } from "../../facts/chain";
import type { CodeFile } from "../../facts/code-file";
import { isFunction, type Declaration } from "../../facts/declaration";
import { occurrenceFrom } from "../../facts/offsets";
import type { ValueType } from "../../facts/value-type";
import { TYPED } from "../../../format/occurrence-table";
import type { ValueTypeReader } from "../readers";
import {
  functionType,
  signatureOf,
  type FunctionType,
  type Parameter,
  type Signature,
  type Written,
} from "./signatures";

export interface Decoration {
  /** it gives the very function that it takes */
  isSame: boolean;
  /** the type of the function that it takes */
  takes: FunctionType | null;
  gives: Written | null;
  /** whether it gives a function; null where that is not known */
  givesFunction: boolean | null;
  /** where it is annotated; null where it is not known */
  signature: Signature | null;
  /** the call that makes it: `@group("x")`, `passed = make(Ship)` */
  call: Call | null;
}

interface Call {
  file: CodeFile;
  at: number;
}

interface Passed {
  /** how many bear no name */
  plain: number;
  arguments: { name: string | null; text: string; start: number }[];
}

/** @param at the occurrence of the decorator's name. Null where nothing tells what it takes and gives */
export async function decorationBy(
  types: ValueTypeReader,
  file: CodeFile,
  at: number,
  chain: Chain,
): Promise<Decoration | null> {
  const called = file.uses.arity[at] >= 0 ? { file, at } : null;
  const found = await types.occurrence(file, at, chain);
  const [first] = found.basis === "name" ? [] : found.declarations;
  if (!first || first.language !== file.language) return null;
  if (isFunction(first.kind)) return decorationOf(types, first, called);
  const made = called === null ? await madeBy(types, first, chain) : null;
  return made && decorationOf(types, made.maker, made.call);
}

/** The call of a function that a name is given: `passed = make(Ship)`. */
async function madeBy(types: ValueTypeReader, { fileId, ordinal }: Declaration, chain: Chain) {
  const file = await types.code.file(fileId);
  const [at, how] = file?.typedBy.get(file.nameOccurrence(ordinal)) ?? [-1, -1];
  if (!file || at < 0 || how !== TYPED.byValue || file.uses.arity[at] < 0) return null;
  const { basis, declarations } = await types.occurrence(file, at, chain);
  const [maker] = basis === "name" ? [] : declarations;
  return maker && isFunction(maker.kind) ? { maker, call: { file, at } } : null;
}

/** What all overloads say that fit the call; null where they differ. */
async function decorationOf(types: ValueTypeReader, d: Declaration, call: Call | null): Promise<Decoration | null> {
  const all = await types.code.declarationsOf(d);
  const overloads = all.filter(({ role }) => role === "declaration");
  const passed = call && (await passedBy(types, call));
  if (call && !passed) return null;
  const found: Decoration[] = [];
  for (const overload of overloads.length > 0 ? overloads : all) {
    const signature = await signatureOf(types.code, overload);
    const decoration = signature && readAs(signature, call, passed);
    if (decoration) found.push(decoration);
  }
  const [first] = found;
  const isOne = found.every(({ gives }) => gives?.text === first.gives?.text);
  return first && isOne ? first : null;
}

/** A decorator that is not called is passed the function. */
const ITSELF: Passed = { plain: 1, arguments: [] };
const TAKES_NO_FUNCTION = /^(?:\s*\|?\s*(?:str|bytes|int|float|bool|None)\b)+$/;

/** Null where the call does not fit, or the annotations say nothing. */
function readAs(signature: Signature, call: Call | null, passed: Passed | null): Decoration | null {
  const { parameters, result } = signature;
  if (result === null || !fits(signature, passed ?? ITSELF)) return null;
  const made = call ? functionType(result) : null;
  const taken = call ? made?.takes[0] : parameters[0]?.type;
  const gives = call ? made?.gives : result;
  if (!taken || !gives || TAKES_NO_FUNCTION.test(taken.text)) return null;
  const isSame = /^\w+$/.test(taken.text) && taken.text === gives.text;
  const givesFunction = functionType(gives) !== null;
  return { isSame, takes: functionType(taken), gives, givesFunction, signature, call };
}

async function passedBy({ code }: ValueTypeReader, { file, at }: Call): Promise<Passed | null> {
  const text = await code.text(file.id);
  const end = text ? text.offsetAt(file.uses.line[at], file.columnBehind(at)) : 0;
  const written = text && argumentsBehind(text.slice(end, end + MAX_BEHIND_NAME), 0);
  // what is handed on as a list passes names and a number that nobody sees
  if (!written || written.some((argument) => argument.text.startsWith("*"))) return null;
  const all = written.map((argument) => {
    const name = /^(\w+)\s*=\s*(?!=)/.exec(argument.text);
    const skipped = name?.[0].length ?? 0;
    return { name: name?.[1] ?? null, text: argument.text.slice(skipped), start: end + argument.start + skipped };
  });
  return { plain: all.filter(({ name }) => name === null).length, arguments: all };
}

function fits({ parameters, most }: Signature, { plain, arguments: all }: Passed): boolean {
  if (plain > most) return false;
  const isGiven = (parameter: Parameter, place: number): boolean =>
    (!parameter.isNamed && place < plain) || all.some(({ name }) => name === parameter.name);
  // what may be left out as nothing alone is left out
  const isNothing = ({ type }: Parameter): boolean => type?.text === "None";
  return parameters.every((each, place) => (isGiven(each, place) ? !isNothing(each) : each.hasDefault));
}

/** The type that a part of the decorator's annotations names. */
export async function typeIn(
  types: ValueTypeReader,
  written: Written,
  { signature, call }: Decoration,
  chain: Chain,
): Promise<ValueType | null> {
  const head = /^(?:\w+\.)*(?=\w+$)/.exec(written.text)?.[0];
  if (head === undefined || !signature) return null;
  const given = call && (await classPassed(types, written.text, signature, call, chain));
  if (given) return given;
  const { file, text, at } = signature;
  const named = occurrenceFrom(file, text, at, written.start + head.length);
  return named < 0 ? null : types.written({ file, at: named, isArray: false }, chain);
}

/** The class that a call passes for a variable of types: `make(Ship)` of `def make(kind: type[T])`. */
async function classPassed(
  types: ValueTypeReader,
  variable: string,
  { parameters }: Signature,
  call: Call,
  chain: Chain,
): Promise<ValueType | null> {
  const place = parameters.findIndex(
    ({ type }) => /^(?:\w+\.)*[tT]ype\s*\[\s*(\w+)\s*\](?:\s*\|\s*None)?$/.exec(type?.text ?? "")?.[1] === variable,
  );
  const passed = place < 0 ? null : await passedBy(types, call);
  const text = passed ? await types.code.text(call.file.id) : null;
  const argument =
    passed?.arguments.find(({ name }) => name === parameters[place].name) ??
    (parameters[place]?.isNamed ? undefined : passed?.arguments.filter(({ name }) => name === null)[place]);
  const head = /^(?:\w+\.)*(?=\w+$)/.exec(argument?.text ?? "")?.[0];
  if (!text || !argument || head === undefined) return null;
  const at = occurrenceFrom(call.file, text, call.at, argument.start + head.length);
  return at < 0 ? null : types.asScope(call.file, at, chain);
}
