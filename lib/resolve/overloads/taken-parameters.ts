/** Which parameter of a method of C# takes what, and whether that is enough to call it. Pure. */
import { wordOf } from "./plain-types";
import {
  argumentsOfType,
  handedBy,
  headOf,
  isFunctionType,
  resultTaken,
  takenBy,
  typedIn,
  type WrittenParameter,
  type WrittenValue,
} from "./written-parameters";

interface PassedValue {
  value: WrittenValue;
}

const SAME_FUNCTION = 4;

/**
 * Type parameters that no parameter's type names are given in the call, or the method is not called. What a lambda
 * takes that does not write it, says nothing of them either.
 */
export function areInferred(
  open: readonly string[],
  parameters: readonly WrittenParameter[],
  taking: readonly WrittenParameter[],
  passed: readonly PassedValue[],
): boolean {
  const untyped = new Set(taking.filter((_, at) => UNTYPED_LAMBDA.test(passed[at].value.text)));
  const telling = parameters.map((each) => (untyped.has(each) ? (resultTaken(each.type) ?? "") : each.type));
  return open.every((name) => telling.some((type) => new RegExp(`\\b${name}\\b`).test(type)));
}

/** `x => …`, `(x, y) => …` */
const UNTYPED_LAMBDA = /^(?:(?:async|static)\s+)*(?:\w+|\(\s*\w+(?:\s*,\s*\w+)*\s*\))\s*=>/;

/** A function of another sort, with another number of parameters, or that gives something else, is not passed. */
export function fitOfFunction(written: string, parameter: string, open: readonly string[]): number {
  if (written === parameter) return SAME_FUNCTION;
  const isAlike = headOf(written) === headOf(parameter) && takenBy(written) === takenBy(parameter);
  const [given, wanted] = [resultTaken(written), resultTaken(parameter)];
  return isAlike && (given === null || wanted === null || !isTaskApart(given, wanted, open)) ? 0 : -Infinity;
}

const TASK = /^(?:Value)?Task$/;

/** What runs later is no other value, and no other value is that. */
const isTaskApart = (given: string, wanted: string, open: readonly string[]): boolean =>
  !isLeftOpen(given, []) && !isLeftOpen(wanted, open) && TASK.test(headOf(wanted)) && !TASK.test(headOf(given));

/** Whether the type arguments of one type hold functions that are none of the other's. @param open type parameters */
export function areApart(written: string, parameter: string, open: readonly string[]): boolean {
  if (isLeftOpen(parameter, open) || isLeftOpen(written, [])) return false;
  if (isFunctionType(written) && isFunctionType(parameter)) return fitOfFunction(written, parameter, open) < 0;
  if (headOf(written) !== headOf(parameter)) return false;
  const [own, taken] = [written, parameter].map((type) => argumentsOfType(type.replace(/(?:\[,*\]\??)+$/, "")));
  return own.length === taken.length && own.some((each, at) => areApart(each, taken[at], open));
}

/** A lambda that writes the types of what it takes is passed to what hands it these. @param open type parameters */
export function takesTyped(lambda: string, parameter: string, open: readonly string[]): boolean {
  const written = typedIn(lambda);
  const handed = handedBy(parameter);
  if (written === null || written.length !== handed?.length) return true;
  return written.every((type, at) => isLeftOpen(handed[at], open) || isLeftOpen(type, []) || isAlike(type, handed[at]));
}

const isAlike = (one: string, other: string): boolean => wordOf(headOf(one)) === wordOf(headOf(other));

/** A type parameter, of the method or of a type around. */
export const isLeftOpen = (type: string, open: readonly string[]): boolean =>
  /^T(?:[A-Z0-9]\w*)?\??$/.test(type) || open.includes(type.replace(/\?$/, ""));

export const isUnlike = (value: WrittenValue, { passing }: WrittenParameter): boolean =>
  value.passing !== passing && (value.passing !== null || passing === "out" || passing === "ref");

/** The parameter that each argument is passed to; null where one has none, or a parameter is left without. */
export function taken(
  parameters: readonly WrittenParameter[],
  passed: readonly PassedValue[],
): WrittenParameter[] | null {
  const found: WrittenParameter[] = [];
  for (const [at, { value }] of passed.entries()) {
    const last = parameters.at(-1);
    const own =
      value.name === null
        ? (parameters[at] ?? (last?.isRest ? last : undefined))
        : parameters.find(({ name }) => name === value.name);
    if (!own) return null;
    found.push(own);
  }
  const isGiven = new Set(found);
  return parameters.every((each) => isGiven.has(each) || each.isOptional || each.isRest) ? found : null;
}
