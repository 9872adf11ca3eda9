/**
 * Overloads of a language that turns no value into one of another class: an argument of a known class is passed to
 * that, to what stands above it, and to nothing else. What takes any number of values is meant where nothing else is.
 */
import type { ArgumentType } from "../types/parameter-fit";
import { fitOfShape } from "../types/function-shapes";
import { fitOf, isOpenParameter, isPrimitive } from "../types/parameter-fit";
import type { Declaration } from "../facts/declaration";
import { fitOfBare, isBare, isBareName, isBox } from "./bare-values";
import { elementName, spreadOver, type ParameterType } from "./parameter-types";

/** An overload with the types that it takes. */
export interface Nominal {
  declaration: Declaration;
  parameters: readonly ParameterType[];
  /** the last parameter takes any number of values */
  takesRest: boolean;
}

/** Kinds of types that no lambda is a value of. */
const NO_FUNCTION: ReadonlySet<string> = new Set(["class", "struct", "enum", "record"]);

/** What a language says of how values are passed. */
export interface PassingRules {
  /** standard types that nothing derives from */
  finalTypes: ReadonlySet<string>;
  primitivesApart: boolean;
}

/** Those that a call means; all that were given where none is left. */
export function nominalFits(
  overloads: readonly Nominal[],
  passed: readonly (ArgumentType | null)[],
  rules: PassingRules,
): readonly Declaration[] {
  const exact = overloads.filter(({ parameters }) => parameters.length === passed.length);
  const spread = overloads.flatMap((each) => {
    const parameters = each.takesRest ? spreadOver(each.parameters, passed.length) : null;
    return parameters ? [{ ...each, parameters }] : [];
  });
  const likely = [...exact, ...spread].filter(({ parameters }) =>
    passed.some((type, at) => type?.isGuess === true && type.names[0] === parameters[at].name),
  );
  for (const phase of [likely, exact, spread]) {
    const fits = best(phase, passed, rules);
    if (fits.length > 0) return closest(fits, passed).map(({ declaration }) => declaration);
  }
  return overloads.map(({ declaration }) => declaration);
}

/** How well anything fits what takes anything. */
const OPEN = 0.5;
const SAME = 4;

function best(
  overloads: readonly Nominal[],
  passed: readonly (ArgumentType | null)[],
  rules: PassingRules,
): readonly Nominal[] {
  const fits = overloads.map(({ parameters }) =>
    passed.reduce((sum, type, at) => sum + (type === null ? 0 : fit(type, parameters[at], rules)), 0),
  );
  const most = Math.max(...fits);
  return most === -Infinity ? [] : overloads.filter((_, at) => fits[at] === most);
}

function fit(type: ArgumentType, parameter: ParameterType, { finalTypes, primitivesApart }: PassingRules): number {
  if (type.isGuess === true) return type.names[0] === parameter.name ? 1 : 0;
  if (type.shape && parameter.method !== undefined && !parameter.isArray)
    return fitOfShape(type.shape, parameter.method);
  if (type.isNull) return isBareName(parameter.name) ? -Infinity : 0;
  if (primitivesApart && isBare(type)) return fitOfBare(type, parameter);
  if (primitivesApart && isPrimitive(parameter.name) && isOfClass(type)) return -Infinity;
  if (isSameArray(type, parameter)) return SAME;
  if (isRuledOut(type, parameter, finalTypes)) return -Infinity;
  if (parameter.isOpen) return OPEN;
  // a class that is called as if it were a type parameter
  const isNamedLikeOne = isOpenParameter(parameter.name) && !type.names.includes(parameter.name);
  return isNamedLikeOne ? (type.isWhole ? -Infinity : 0) : fitOf(type, parameter.name);
}

/** How deep an array of objects is, no value says. */
const isSameArray = (type: ArgumentType, { name, isArray }: ParameterType): boolean =>
  type.isArray === true &&
  isArray &&
  !isPrimitive(elementName(name)) &&
  elementName(type.names[0]) === elementName(name);

/** An object of a known class, which is no number, not even in a box. */
const isOfClass = ({ names: [own], isArray, isFunction }: ArgumentType): boolean =>
  own !== undefined &&
  isArray !== true &&
  isFunction !== true &&
  !isPrimitive(own) &&
  !isBox(own) &&
  !isOpenParameter(own);

function isRuledOut(type: ArgumentType, parameter: ParameterType, finalTypes: ReadonlySet<string>): boolean {
  const { name, declared, isArray, isOpen, isVariable } = parameter;
  if (type.names.includes(name)) return false;
  const isClosed = isArray || finalTypes.has(name) || isPrimitive(name);
  if (isOpen && !isArray) return type.isFunction === true && !isVariable;
  if (type.isFunction) return isClosed || (declared !== null && NO_FUNCTION.has(declared.kind));
  if (type.names.length === 0) return false;
  if (isArray !== (type.isArray === true)) return isArray || !ABOVE_ARRAYS.has(name);
  if (declared !== null) return true;
  return !isPrimitive(type.names[0]) && finalTypes.has(name);
}

/** What an array may be passed to that is none. */
const ABOVE_ARRAYS: ReadonlySet<string> = new Set(["Cloneable", "Serializable"]);

/** Of types that share a name, from the index and from outside, an argument of the first is passed to that. */
function closest(overloads: readonly Nominal[], passed: readonly (ArgumentType | null)[]): readonly Nominal[] {
  const known = (parameter: ParameterType, at: number) =>
    parameter.declared !== null && passed[at]?.keys?.has(parameter.declared.keyHash) === true;
  const counts = overloads.map(({ parameters }) => parameters.filter((each, at) => known(each, at)).length);
  const most = Math.max(...counts);
  return overloads.filter((_, at) => counts[at] === most);
}
