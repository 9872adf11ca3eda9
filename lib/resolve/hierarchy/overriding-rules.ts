/** What two methods must have in common for one to override the other, their types aside. Pure. */
import { hasModifier, isFunction, isType, type Declaration } from "../facts/declaration";
import {
  interfaceSaid,
  isForConst,
  overloadOf,
  parameterCount,
  parameterTypes,
  traitWords,
} from "../facts/disambiguator";
import { groupBy } from "../facts/group-by";
import { RULES } from "../languages/registry";

/**
 * Constructors, statics and privates take no part in overriding; where classes are values, statics are inherited like
 * any other.
 */
export function canOverride(d: Declaration): boolean {
  if (d.kind === "constructor" || isType(d.kind) || d.kind === "enum_member") return false;
  return (!hasModifier(d, "static") || RULES[d.language].inheritsStatics) && !isConstructorName(d);
}

export function canBeOverridden(d: Declaration): boolean {
  if (!canOverride(d) || hasModifier(d, "final")) return false;
  // `private protected` is seen by types below
  return !(hasModifier(d, "private") && !hasModifier(d, "protected") && RULES[d.language].privatesAreFinal);
}

/** Destructors and the like bear their type's name and override each other by no name. */
function isConstructorName(d: Declaration): boolean {
  return RULES[d.language].constructorsBearTypeName && (d.name === "constructor" || d.name === d.owners.at(-1));
}

function sameSort(below: Declaration, above: Declaration): boolean {
  if (isFunction(above.kind) === isFunction(below.kind)) return true;
  return (
    (RULES[above.language].functionsAreValues && RULES[below.language].functionsAreValues) ||
    isComponentFor(below, above)
  );
}

/** A component of a Java record is a method without parameters, too. */
const isComponentFor = (below: Declaration, above: Declaration): boolean =>
  RULES[below.language].recordComponents && below.kind === "property" && parameterCount(above) === 0;

function sameArity(a: Declaration, b: Declaration): boolean {
  const [left, right] = [parameterCount(a), parameterCount(b)];
  return left === null || right === null || left === right;
}

/** Whether a method can be one that overrides another of its name, as far as the two say by themselves. */
export function mayOverride(below: Declaration, above: Declaration): boolean {
  if (below.keyHash === above.keyHash || !sameSort(below, above) || !canOverride(below)) return false;
  if (RULES[below.language].staticsApart && hasModifier(below, "static") !== hasModifier(above, "static")) return false;
  if (RULES[below.language].overridesInBlocks && !standsInBlockOf(below, above)) return false;
  if (RULES[below.language].explicitImplementations && !mayImplement(below, above)) return false;
  return sameArity(above, below) && sameConst(above, below) && saysOverride(below, above);
}

/** `impl Layer for Stack { fn layer … }`; a `layer` of the type's own overrides nothing. */
function standsInBlockOf(below: Declaration, above: Declaration): boolean {
  const trait = above.owners.at(-1);
  return above.holderKind === "interface" && trait !== undefined && traitWords(below).includes(trait);
}

/**
 * What an interface of C# asks for, a member gives that names the interface, or a public one of a class; what
 * overrides names none.
 */
function mayImplement(below: Declaration, above: Declaration): boolean {
  const said = interfaceSaid(below);
  if (interfaceSaid(above) !== null) return false;
  if (said !== null) return above.holderKind === "interface" && above.holder.slice(0, -1).split(".").at(-1) === said;
  if (!standsForTypes(below, above)) return false;
  return above.holderKind !== "interface" || (below.holderKind !== "interface" && hasModifier(below, "public"));
}

/** What overrides names the same types, but where the one above names a type parameter: `T` may stand for any. */
function standsForTypes(below: Declaration, above: Declaration): boolean {
  const [own, asked] = [parameterTypes(below), parameterTypes(above)];
  return !own || !asked || asked.every((type, i) => type === own[i] || LONG_TYPE_PARAMETER.test(type));
}

/** Where the word is wanted a method without it hides another. */
function saysOverride(below: Declaration, above: Declaration): boolean {
  const { overrideWord } = RULES[below.language];
  if (overrideWord === "nowhere" || hasModifier(below, "override")) return true;
  return overrideWord === "unless of an interface" && above.holderKind === "interface";
}

/** In C++ `f() const` overrides no `f()`. */
const sameConst = (a: Declaration, b: Declaration): boolean => isForConst(a) === isForConst(b);

/** Where a type has several overloads of this arity, those with the same parameter types; generic ones fit any. */
export function bestOverloads(method: Declaration, candidates: readonly Declaration[]): Declaration[] {
  const byType = groupBy(candidates, (d) => `${d.repositoryId} ${d.holder}`);
  return [...byType.values()].flatMap((group) => {
    const exact = group.filter((d) => isExact(d, method));
    if (exact.length > 0) return saidFirst(exact);
    if (method.disambiguator === null) return group;
    return saidFirst(group.filter((d) => parameterCount(d) === null || haveSimilarTypes(method, d)));
  });
}

const isExact = (d: Declaration, method: Declaration): boolean =>
  d.disambiguator === method.disambiguator || (interfaceSaid(d) !== null && overloadOf(d) === overloadOf(method));

/** What says its interface implements it, whatever else could. */
function saidFirst(found: Declaration[]): Declaration[] {
  const said = found.filter((d) => interfaceSaid(d) !== null);
  return said.length > 0 ? said : found;
}

/** `T` stands for any type; other types must be called the same. */
function haveSimilarTypes(a: Declaration, b: Declaration): boolean {
  const [left, right] = [overloadOf(a).split("-"), overloadOf(b).split("-")];
  const isAny = RULES[a.language].longTypeParameters ? LONG_TYPE_PARAMETER : TYPE_PARAMETER;
  const isApart = (type: string): boolean => RULES[a.language].primitivesApart && BARE.test(type);
  return left.every((type, i) => {
    const other = right[i] ?? "";
    return type === other || (isAny.test(type) && !isApart(other)) || (isAny.test(other) && !isApart(type));
  });
}

/** What stands for no type parameter. */
const BARE = /^(?:boolean|byte|char|double|float|int|long|short)$/;

const TYPE_PARAMETER = /^[A-Z][A-Z0-9]?(Array)?$/;
const LONG_TYPE_PARAMETER = /^(?:[A-Z][A-Z0-9]?|T[A-Z]\w*?)(Array|Nullable)?$/;
