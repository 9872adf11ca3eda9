/**
 * What macros mean to a mask, as learned from their `#define`s or told by a repository's `fathom.json`. A mask does
 * with a macro what the preprocessor would, as far as names and shapes go.
 */
import type { MacroMeaning } from "../../lib/contract/macro-meaning";

export type { MacroMeaning };
export type MacroDictionary = ReadonlyMap<string, MacroMeaning>;

export const NO_MACROS: MacroDictionary = new Map();

/** One dictionary over another: what stands in the later one counts. */
export function overlaid(...dictionaries: readonly MacroDictionary[]): MacroDictionary {
  const filled = dictionaries.filter(({ size }) => size > 0);
  if (filled.length < 2) return filled[0] ?? NO_MACROS;
  return new Map(filled.flatMap((dictionary) => [...dictionary]));
}
