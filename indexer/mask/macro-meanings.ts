/**
 * What a macro means to a reader of code, as learned from its `#define` or told by a repository's `fathom.json`. A mask
 * does with it what the preprocessor would, as far as names and shapes go.
 */

export type MacroMeaning =
  /** nothing, or only specifiers and attributes: blanked with its arguments */
  | { as: "nothing" }
  /** a word of the language: `static`, `inline`, `const` */
  | { as: "word"; word: string }
  /** declares what this argument names */
  | { as: "variable" | "function" | "type"; argument: number }
  /** the head of a loop, its arguments are values */
  | { as: "loop" }
  /** stands as a statement or declaration of its own, and names nothing that is its own */
  | { as: "statement" };

export type MacroDictionary = ReadonlyMap<string, MacroMeaning>;

export const NO_MACROS: MacroDictionary = new Map();
