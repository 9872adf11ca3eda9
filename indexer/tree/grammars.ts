/** Where each language's grammar lies: the `.wasm` inside its npm package. Nothing is loaded here. */
import { createRequire } from "node:module";
import type { ParsedLanguage } from "../../lib/contract/vocabulary";
import { languageTable } from "../languages/registry";

const resolver = createRequire(import.meta.url);

/** Absolute path of a language's grammar. Throws when its package is not installed. */
export function grammarPath(language: ParsedLanguage): string {
  const { module } = languageTable(language).grammar;
  try {
    return resolver.resolve(module);
  } catch (cause) {
    throw new Error(`The grammar for ${language} is missing (${module}). Run "npm install" and try again.`, { cause });
  }
}

/** A few lines of a language that show what is hard to read; see `Grammar`. */
export const sampleOf = (language: ParsedLanguage): string => languageTable(language).grammar.sample;
