/**
 * From a file's text to its facts: mask what the grammar cannot read, parse, extract, put the masked macros back as uses,
 * add what strings name.
 */
import { languageTable } from "../languages/registry";
import { attachReflection } from "../mask/attach-reflection";
import { settleMacroTypes } from "../mask/macro-types";
import type { MaskedText } from "../mask/masking";
import { withNamedFunctions } from "../mask/named-functions";
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
  const masked = mask?.(text);
  const read = masked?.text ?? text;
  const unread = commentsAsInC ? insidesOfLongComments(read) : [];
  const found = extract(parser.parse(read, language, budgetMs, unread), read, language);
  const facts = masked ? withMacros(found, masked, text) : found;
  return softReferences ? withSoftReferences(facts, text) : facts;
}

function withMacros(found: FileFacts, { macros }: MaskedText, text: string): FileFacts {
  const facts = mergeMacros(found, macros, text);
  settleMacroTypes(facts.symbols, macros);
  attachReflection(facts.symbols, macros, text);
  return withNamedFunctions(facts, macros, text);
}
