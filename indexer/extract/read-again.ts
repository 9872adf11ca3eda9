/** Reads a text a second time that did not parse completely, now that macros of other files are known. */
import { languageTable } from "../languages/registry";
import { meaningsOf } from "../mask/gap-words";
import { overlaid, type MacroDictionary } from "../mask/macro-meanings";
import type { FileFacts, ParsedLanguage, Unexplained } from "../model";
import { withSoftReferences } from "../soft-references/in-strings";
import { macrosThatHelp } from "./macros-that-help";
import { gapLength, mostUnread, readOnce, type KnownMacros, type TextParser } from "./read-facts";

/** Null when that makes it no better. Throws what the parser throws. */
export function readAgain(
  parser: TextParser,
  text: string,
  language: ParsedLanguage,
  before: Unexplained,
  { configured, learned }: KnownMacros,
  budgetMs?: number,
): FileFacts | null {
  const { mask, learnMacros, softReferences } = languageTable(language);
  if (!mask || !learnMacros) return null;
  const own = meaningsOf(before.names, learnMacros(text));
  const all = overlaid(learned, own);
  const maskedWith = (macros: MacroDictionary) => mask(text, overlaid(macros, configured));
  if (maskedWith(all).text === maskedWith(own).text) return null;
  const read = (macros: MacroDictionary) => readOnce(parser, text, maskedWith(macros), language, budgetMs);
  const limits = {
    length: text.length,
    most: mostUnread(overlaid(all, configured), before.unread),
    unread: before.unread,
  };
  let facts: FileFacts | null = null;
  let last: MacroDictionary | null = null;
  const chosen = macrosThatHelp(all, limits, (macros) => gapLength((facts = read((last = macros)))));
  if (chosen === null) return null;
  // facts share their columns: the better reading must be the last one
  if (facts === null || last !== chosen) facts = read(chosen);
  facts.unexplained = before;
  return softReferences ? withSoftReferences(facts, text) : facts;
}
