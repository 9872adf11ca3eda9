/**
 * The modifiers of a declaration: words before its name and after its parameters, labels above it, its letter case.
 */
import type { CompiledLanguage } from "../languages/compiled";
import type { DeclarationRule, DeclarationSite } from "../languages/declaration-rule";
import type { Modifier } from "../model";
import { eachWordOutsideBrackets } from "./source-words";

const ACCESS: readonly Modifier[] = ["public", "protected", "private", "internal"];

interface ModifierText {
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
  const { table, modifiers } = language;
  const found: Modifier[] = [];
  const add = (modifier: Modifier | undefined): void => {
    if (modifier && !found.includes(modifier)) found.push(modifier);
  };
  if (text.before.length > 1) eachWordOutsideBrackets(text.before, (word) => add(modifiers.get(word)));
  if (text.after.length > 1) eachWordOutsideBrackets(text.after, (word) => add(modifiers.get(word)));
  rule.extraModifiers?.(site)?.forEach(add);
  if (!ACCESS.some((access) => found.includes(access)))
    add(text.access ?? (site.ownerKind && table.defaultAccess?.(site.ownerKind)) ?? undefined);
  if (table.exportedByCase && /^\p{Lu}/u.test(name)) add("exported");
  return found;
}
