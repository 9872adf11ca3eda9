/**
 * From a file's text to its facts: mask what the grammar cannot read, parse, extract, put the masked macros back as uses,
 * add what strings name.
 */
import { languageTable } from "../languages/registry";
import { mergeMacros } from "../mask/merge-macros";
import type { FileFacts, FlatTree, ParsedLanguage } from "../model";
import { withSoftReferences } from "../soft-references/in-strings";
import { insidesOfLongComments } from "../tree/long-comments";
import { extract } from "./extract";

/** The part of a parser that is needed here; `load` must have been awaited for the language. */
export interface TextParser {
  parse(text: string, language: ParsedLanguage, budgetMs?: number, unread?: readonly number[]): FlatTree;
}

/** Offsets in the facts are offsets into `text`. Throws what the parser throws. */
export function readFacts(parser: TextParser, text: string, language: ParsedLanguage, budgetMs?: number): FileFacts {
  const { mask, commentsAsInC, softReferences } = languageTable(language);
  const masked = mask ? mask(text) : { text, macros: [] };
  const unread = commentsAsInC ? insidesOfLongComments(masked.text) : [];
  const read = extract(parser.parse(masked.text, language, budgetMs, unread), masked.text, language);
  const facts = mask ? mergeMacros(read, masked.macros, text) : read;
  return softReferences ? withSoftReferences(facts, text) : facts;
}
