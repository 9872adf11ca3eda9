/** Which parameter of a method of C# takes what, and whether that is enough to call it. Pure. */
import {
  handedBy,
  headOf,
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

/** A function of another sort, or with another number of parameters, is not passed. */
export function fitOfFunction(written: string, parameter: string): number {
  if (written === parameter) return SAME_FUNCTION;
  return headOf(written) === headOf(parameter) && takenBy(written) === takenBy(parameter) ? 0 : -Infinity;
}

/** A lambda that writes the types of what it takes is passed to what hands it these. @param open type parameters */
export function takesTyped(lambda: string, parameter: string, open: readonly string[]): boolean {
  const written = typedIn(lambda);
  const handed = handedBy(parameter);
  if (written === null || written.length !== handed?.length) return true;
  return written.every((type, at) => isLeftOpen(handed[at], open) || isLeftOpen(type, []) || isAlike(type, handed[at]));
}

const isAlike = (one: string, other: string): boolean => {
  const [first, second] = [headOf(one), headOf(other)];
  return (WORDS.get(first) ?? first) === (WORDS.get(second) ?? second);
};

/** A type parameter, of the method or of a type around. */
export const isLeftOpen = (type: string, open: readonly string[]): boolean =>
  /^T(?:[A-Z0-9]\w*)?\??$/.test(type) || open.includes(type.replace(/\?$/, ""));

/** Types that have a word of the language: `System.Int32` is `int`. */
const WORDS: ReadonlyMap<string, string> = new Map(
  "Int32 int,Int64 long,String string,Object object,Boolean bool,Double double,Single float,Decimal decimal"
    .split(",")
    .map((pair) => [pair.split(" ")[0], pair.split(" ")[1]] as const),
);

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
