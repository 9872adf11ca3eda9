/** Reads a text a second time that did not parse completely, now that macros of other files are known. */
import { languageTable } from "../languages/registry";
import { meaningsOf } from "../mask/gap-words";
import { overlaid } from "../mask/macro-meanings";
import type { FileFacts, ParsedLanguage, Unexplained } from "../model";
import { withSoftReferences } from "../soft-references/in-strings";
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
  const macros = overlaid(learned, own, configured);
  const masked = mask(text, macros);
  if (masked.text === mask(text, overlaid(own, configured)).text) return null;
  const facts = readOnce(parser, text, masked, language, budgetMs);
  if (gapLength(facts) > mostUnread(macros, before.unread)) return null;
  facts.unexplained = before;
  return softReferences ? withSoftReferences(facts, text) : facts;
}
