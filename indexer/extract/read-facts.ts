/** From a file's text to its facts: mask what the grammar cannot read, parse, extract, put the masked macros back as uses. */
import { languageTable } from "../languages/registry";
import { attachReflection } from "../mask/attach-reflection";
import { settleMacroTypes } from "../mask/macro-types";
import { mergeMacros } from "../mask/merge-macros";
import type { FileFacts, FlatTree, ParsedLanguage } from "../model";
import { withSoftReferences } from "../soft-references/in-strings";
import { extract } from "./extract";

/** The part of a parser that is needed here; `load` must have been awaited for the language. */
export interface TextParser {
  parse(text: string, language: ParsedLanguage, budgetMs?: number): FlatTree;
}

/** Offsets in the facts are offsets into `text`. Throws what the parser throws. */
export function readFacts(parser: TextParser, text: string, language: ParsedLanguage, budgetMs?: number): FileFacts {
  const mask = languageTable(language).mask;
  if (!mask) return extract(parser.parse(text, language, budgetMs), text, language);
  const masked = mask(text);
  const tree = parser.parse(masked.text, language, budgetMs);
  const facts = mergeMacros(extract(tree, masked.text, language), masked.macros, text);
  settleMacroTypes(facts.symbols, masked.macros);
  attachReflection(facts.symbols, masked.macros, text);
  return language === "cpp" ? withSoftReferences(facts, text) : facts;
}
