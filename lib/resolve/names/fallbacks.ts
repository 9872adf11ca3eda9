/** Declarations for systems that lack a name: whether one of them is meant, the source does not say. */
import { hasModifier, type Declaration } from "../facts/declaration";
import { RULES } from "../languages/registry";

/** Whether all of them are declared only for such systems. */
export function areFallbacks(found: readonly Declaration[]): boolean {
  const told = found.filter((d) => d.role !== "forward_declaration");
  return told.length > 0 && told.every((d) => RULES[d.language].fallbackDeclarations && hasModifier(d, "optional"));
}
