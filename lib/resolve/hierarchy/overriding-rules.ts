/** What two methods must have in common for one to override the other, their types aside. Pure. */
import { hasModifier, isFunction, isType, parameterCount, qualifiersOf, type Declaration } from "../facts/declaration";
import { groupBy } from "../facts/group-by";
import { SCRIPT_FAMILY } from "../facts/name-rules";

/** Constructors, statics and privates take no part in overriding; where classes are values, statics are inherited like any other. */
export function canOverride(d: Declaration): boolean {
  if (d.kind === "constructor" || isType(d.kind) || d.kind === "enum_member") return false;
  return (!hasModifier(d, "static") || INHERITS_STATICS.has(d.language)) && !isConstructorName(d);
}

const INHERITS_STATICS: ReadonlySet<string> = new Set(["php", "python", ...SCRIPT_FAMILY]);

export function canBeOverridden(d: Declaration): boolean {
  if (!canOverride(d) || hasModifier(d, "final")) return false;
  return !(hasModifier(d, "private") && NEEDS_ACCESS.has(d.language));
}

const NEEDS_ACCESS: ReadonlySet<string> = new Set(["java", "kotlin", "csharp"]);

/** Destructors and the like bear their type's name and override each other by no name. */
function isConstructorName(d: Declaration): boolean {
  return d.language === "python" ? false : d.name === "constructor" || d.name === d.owners.at(-1);
}

function sameSort(below: Declaration, above: Declaration): boolean {
  if (isFunction(above.kind) === isFunction(below.kind)) return true;
  return (SCRIPT_FAMILY.has(above.language) && SCRIPT_FAMILY.has(below.language)) || isComponentFor(below, above);
}

/** A component of a Java record is a method without parameters, too. */
const isComponentFor = (below: Declaration, above: Declaration): boolean =>
  below.language === "java" && below.kind === "property" && parameterCount(above) === 0;

function sameArity(a: Declaration, b: Declaration): boolean {
  const [left, right] = [parameterCount(a), parameterCount(b)];
  return left === null || right === null || left === right;
}

/** Whether a method can be one that overrides another of its name, as far as the two say by themselves. */
export function mayOverride(below: Declaration, above: Declaration): boolean {
  if (below.keyHash === above.keyHash || !sameSort(below, above) || !canOverride(below)) return false;
  if (SCRIPT_FAMILY.has(below.language) && hasModifier(below, "static") !== hasModifier(above, "static")) return false;
  return sameArity(above, below) && sameConst(above, below) && saysOverride(below, above);
}

/** C# and Kotlin want the word; without it a method hides another. What an interface asks for needs none in C#. */
function saysOverride(below: Declaration, above: Declaration): boolean {
  if (below.language === "kotlin") return hasModifier(below, "override");
  return below.language !== "csharp" || above.holderKind === "interface" || hasModifier(below, "override");
}

/** In C++ `f() const` overrides no `f()`. */
const sameConst = (a: Declaration, b: Declaration): boolean =>
  qualifiersOf(a).includes("const") === qualifiersOf(b).includes("const");

/** Where a type has several overloads of this arity, those with the same parameter types; generic ones fit any. */
export function bestOverloads(method: Declaration, candidates: readonly Declaration[]): Declaration[] {
  const byType = groupBy(candidates, (d) => `${d.repositoryId} ${d.holder}`);
  return [...byType.values()].flatMap((group) => {
    const exact = group.filter((d) => d.disambiguator === method.disambiguator);
    if (exact.length > 0 || method.disambiguator === null) return exact.length > 0 ? exact : group;
    return group.filter(
      (d) => parameterCount(d) === null || similarTypes(method.disambiguator ?? "", d.disambiguator ?? ""),
    );
  });
}

/** `T` stands for any type; other types must be called the same. */
function similarTypes(a: string, b: string): boolean {
  const [left, right] = [a.split("-"), b.split("-")];
  return left.every((type, i) => type === right[i] || isTypeParameter(type) || isTypeParameter(right[i] ?? ""));
}

const isTypeParameter = (type: string): boolean => /^[A-Z][A-Z0-9]?(Array)?$/.test(type);
