/**
 * What overloads take by the types of their parameters, where no value is turned into another one on its way: whether
 * a type is declared in the index, and as what.
 */
import { Chain } from "../facts/chain";
import type { CodeFile } from "../facts/code-file";
import type { CodeIndex } from "../facts/code-index";
import type { Declaration } from "../facts/declaration";
import { parameterTypes } from "../facts/disambiguator";
import type { ValueType } from "../facts/value-type";
import { HOOKS } from "../languages/hooks";
import type { MemberReader } from "../languages/readers";
import type { SingleMethod } from "../types/function-shapes";
import { isPrimitive } from "../types/parameter-fit";
import { parametersIn } from "../facts/parameters";

/** A parameter's type. */
export interface ParameterType {
  name: string;
  /** where the index declares it; null for a type from outside, an array, a type parameter */
  declared: Declaration | null;
  isArray: boolean;
  /** it takes anything: a type parameter, or what every class derives from */
  isOpen: boolean;
  /** it stands for a type that is told by the call */
  isVariable: boolean;
  /** the method that a function stands for which is passed; null where none is, undefined where that is not known */
  method?: SingleMethod | null;
}

/** How parameters' types are read. */
export interface TypesRead {
  ofName: TypeOfName;
  members: MemberReader;
}

type TypeOfName = (file: CodeFile, name: number, chain: Chain) => Promise<ValueType | null>;

/** The types of an overload's parameters, in their order. */
export async function typesTaken(
  code: CodeIndex,
  overload: Declaration,
  { ofName, members }: TypesRead,
): Promise<ParameterType[]> {
  const { singleMethod } = HOOKS[overload.language];
  const names = parameterTypes(overload) ?? [];
  const file = await code.file(overload.fileId);
  const places = file ? parametersIn(file, overload.ordinal) : [];
  const found: ParameterType[] = [];
  for (const [at, name] of names.entries()) {
    const type =
      file && places.length === names.length
        ? await ofName(file, places[at], Chain.start(`parameter ${file.id} ${places[at]}`))
        : null;
    const isOwn = type?.sort === "type" && type.isGuess !== true && type.declarations[0].name === name;
    const isArray = isPrimitiveArray(name) || (type?.sort === "outside" && type.site?.isArray === true);
    const written = file?.typedBy.get(places[at])?.[0] ?? -1;
    const isVariable = written >= 0 && (file?.uses.local[written] ?? -1) >= 0;
    const declared = isOwn ? type.declarations[0] : null;
    const method = type && !isVariable && !isArray ? await singleMethod?.(members, code, type) : undefined;
    found.push({ name, declared, isArray, isOpen: isVariable || elementName(name) === ANYTHING, isVariable, method });
  }
  return found;
}

const ARRAY = "Array";
const ANYTHING = "Object";

/** `int` of `intArrayArray` */
export const elementName = (name: string): string => name.replace(/(?:Array)+$/, "");

const isPrimitiveArray = (name: string): boolean => name.endsWith(ARRAY) && isPrimitive(elementName(name));

/** The parameters as a call with so many arguments fills them; null where these are too few. */
export function spreadOver(parameters: readonly ParameterType[], arity: number): ParameterType[] | null {
  const last = parameters.at(-1);
  const single = parameters.length - 1;
  if (!last || arity < single) return null;
  const { isOpen, isVariable, method } = last;
  const each = { name: last.name.slice(0, -ARRAY.length), declared: null, isArray: false, isOpen, isVariable, method };
  return [...parameters.slice(0, single), ...Array.from({ length: arity - single }, () => each)];
}
