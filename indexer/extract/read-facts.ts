/**
 * From a file's text to its facts: mask what the grammar cannot read, parse, extract, put the masked macros back as uses,
 * add what strings name.
 */
import { languageTable } from "../languages/registry";
import type { LanguageTable } from "../languages/table";
import { attachReflection } from "../mask/attach-reflection";
import { settleMacroTypes } from "../mask/macro-types";
import type { MacroDictionary } from "../mask/macro-meanings";
import { macrosInGaps } from "../mask/macros-in-gaps";
import type { MaskedText } from "../mask/masking";
import { withNamedFunctions } from "../mask/named-functions";
import { mergeMacros } from "../mask/merge-macros";
import type { FileFacts, FlatTree, ParsedLanguage } from "../model";
import { withSoftReferences } from "../soft-references/in-strings";
import { insidesOfLongComments } from "../tree/long-comments";
import { extract } from "./extract";

type Mask = NonNullable<LanguageTable["mask"]>;

/** The part of a parser that is needed here; `load` must have been awaited for the language. */
export interface TextParser {
  parse(text: string, language: ParsedLanguage, budgetMs?: number, unread?: readonly number[]): FlatTree;
}

/** Offsets in the facts are offsets into `text`. Throws what the parser throws. */
export function readFacts(parser: TextParser, text: string, language: ParsedLanguage, budgetMs?: number): FileFacts {
  const { mask, learnMacros, softReferences } = languageTable(language);
  const read = (masked: MaskedText | null) => readOnce(parser, text, masked, language, budgetMs);
  const masked = mask?.(text) ?? null;
  let facts = read(masked);
  const again =
    mask && learnMacros && facts.gaps.length > 0 ? learned(mask, learnMacros(text), text, facts.gaps) : null;
  if (again && again.text !== masked?.text) {
    const unread = gapLength(facts);
    facts = read(again);
    // facts share their columns: the better reading must be the last one
    if (gapLength(facts) >= unread) facts = read(masked);
  }
  return softReferences ? withSoftReferences(facts, text) : facts;
}

/** The text with the macros masked that its own definitions explain; null where none of them stands at a gap. */
function learned(mask: Mask, macros: MacroDictionary, text: string, gaps: readonly number[]): MaskedText | null {
  const near = macrosInGaps(macros, text, gaps);
  return near.size > 0 ? mask(text, near) : null;
}

function readOnce(
  parser: TextParser,
  text: string,
  masked: MaskedText | null,
  language: ParsedLanguage,
  budgetMs: number | undefined,
): FileFacts {
  const read = masked?.text ?? text;
  const { longStrings } = languageTable(language);
  const unread = longStrings ? insidesOfLongComments(read, longStrings) : [];
  const found = extract(parser.parse(read, language, budgetMs, unread), read, language);
  return masked ? withMacros(found, masked, text) : found;
}

/** Characters that did not parse. */
function gapLength({ gaps }: FileFacts): number {
  let length = 0;
  for (let i = 0; i < gaps.length; i += 2) length += gaps[i + 1] - gaps[i];
  return length;
}

function withMacros(found: FileFacts, { macros }: MaskedText, text: string): FileFacts {
  const facts = mergeMacros(found, macros, text);
  settleMacroTypes(facts.symbols, macros);
  attachReflection(facts.symbols, macros, text);
  return withNamedFunctions(facts, macros, text);
}
