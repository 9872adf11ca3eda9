/** Which parameter of a method of C# takes what, and whether that is enough to call it. Pure. */
import { headOf, resultTaken, takenBy, type WrittenParameter, type WrittenValue } from "./written-parameters";

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

/** A function of another sort, or with another number of parameters, is not passed. */
export function fitOfFunction(written: string, parameter: string): number {
  if (written === parameter) return SAME_FUNCTION;
  return headOf(written) === headOf(parameter) && takenBy(written) === takenBy(parameter) ? 0 : -Infinity;
}

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
