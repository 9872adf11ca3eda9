/** Symbols of one key that are not the same: programs of one repository that know nothing of each other. */
import { isOfUnnamedType, type Declaration } from "../facts/declaration";
import { RULES } from "../languages/registry";

/** Whether two lists of declarations of one key hold different definitions: then they are two symbols. */
export function areTwins(a: readonly Declaration[], b: readonly Declaration[]): boolean {
  const definitions = new Set(a.filter(isDefinition).map((d) => d.id));
  const others = b.filter(isDefinition);
  return definitions.size > 0 && others.length > 0 && !others.some((d) => definitions.has(d.id));
}

const isDefinition = (d: Declaration): boolean =>
  d.role === "definition" && (RULES[d.language].programsApart || isOfUnnamedType(d));
