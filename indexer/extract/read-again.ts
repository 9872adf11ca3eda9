/** Reads a text once more that was just read and did not parse as a whole, now that macros of other files are known. */
import { languageTable } from "../languages/registry";
import { meaningsOf } from "../mask/gap-words";
import { overlaid } from "../mask/macro-meanings";
import { opensNamespace } from "../mask/namespace-macros";
import type { FileFacts, ParsedLanguage, Unexplained } from "../model";
import { withSoftReferences } from "../soft-references/in-strings";
import { gapLength, readOnce, type KnownMacros, type TextParser } from "./read-facts";

/** Null when that makes it no better. Throws what the parser throws. */
export function readAgain(
  parser: TextParser,
  text: string,
  language: ParsedLanguage,
  before: Unexplained,
  { told, learned }: KnownMacros,
  budgetMs?: number,
): FileFacts | null {
  const { mask, learnMacros, softReferences } = languageTable(language);
  if (!mask || !learnMacros) return null;
  const own = meaningsOf(before.names, learnMacros(text));
  const masked = mask(text, overlaid(learned, own, told));
  if (masked.text === mask(text, overlaid(own, told)).text) return null;
  const facts = readOnce(parser, text, masked, language, budgetMs);
  const most = opensNamespace(overlaid(learned, own, told)) ? before.unread : before.unread - 1;
  if (gapLength(facts) > most) return null;
  facts.unexplained = before;
  return softReferences ? withSoftReferences(facts, text) : facts;
}
