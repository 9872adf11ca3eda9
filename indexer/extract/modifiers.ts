/** The modifiers of a declaration: words before its name and after its parameters, labels above it, its letter case. */
import type { CompiledLanguage } from "../languages/compile";
import type { DeclarationRule, DeclarationSite } from "../languages/table";
import type { Modifier } from "../model";
import { wordsOutsideBrackets } from "./source-words";

const ACCESS: readonly Modifier[] = ["public", "protected", "private", "internal"];

export interface ModifierText {
  /** from the start of the declaration to its name */
  before: string;
  /** from the end of the parameters to the body */
  after: string;
  /** access set by a label above */
  access: Modifier | null;
}

export function modifiersOf(
  language: CompiledLanguage,
  rule: DeclarationRule,
  site: DeclarationSite,
  name: string,
  text: ModifierText,
): Modifier[] {
  const { table } = language;
  const found = new Set<Modifier>();
  for (const words of [text.before, text.after])
    if (words.length > 1)
      for (const word of wordsOutsideBrackets(words))
        if (Object.hasOwn(table.modifiers, word)) found.add(table.modifiers[word]);
  for (const modifier of rule.extraModifiers?.(site) ?? []) found.add(modifier);
  if (!ACCESS.some((a) => found.has(a))) {
    const access = text.access ?? (site.ownerKind ? table.defaultAccess?.(site.ownerKind) : null);
    if (access) found.add(access);
  }
  if (table.exportedByCase && /^\p{Lu}/u.test(name)) found.add("exported");
  return [...found];
}
