/** What values of a standard library's types can be passed to, as far as its language's rules list these types. */
import type { LanguageId } from "../../contract/vocabulary";
import { RULES } from "../languages/registry";
import type { ArgumentType } from "../types/parameter-fit";

/**
 * What stands above a standard type; null for any other. @param name whole, or that of a type no import is needed for
 */
export function standardAbove(name: string, language: LanguageId): readonly string[] | null {
  const { standardTypes, implicitImports } = RULES[language];
  if (standardTypes === null) return null;
  const whole = name.includes(".") ? [name] : implicitImports.map((held) => held + name);
  for (const each of whole) {
    const above = standardTypes.get(each);
    if (above) return above;
  }
  return null;
}

/** A literal is passed to what stands above its type as well: a text to `Comparable`. */
export function withStandardBases(type: ArgumentType, language: LanguageId): ArgumentType {
  const above = type.isArray ? null : standardAbove(type.names[0], language);
  return above ? { ...type, names: [...new Set([...type.names, ...above])] } : type;
}

/** What a method of the standard library gives whose name says it: `toPath`; null for any other. */
export function standardResult(language: LanguageId, method: string): ArgumentType | null {
  const given = RULES[language].standardResults.get(method);
  if (given === undefined) return null;
  const own = given.slice(given.lastIndexOf(".") + 1);
  return { names: [own, ...(standardAbove(given, language) ?? [])], isWhole: true, isArray: own.endsWith("Array") };
}
