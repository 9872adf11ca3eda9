/** The keys of a file's symbols, each built from its container's once. */
import { keyStart, ownDescriptor, ownerDescriptors, qualifierParts } from "../../lib/format/symbol-key";
import type { LanguageId, SymbolFact } from "../model";
import { privateToFile } from "./private-to-file";

/** Keys by ordinal. */
export function symbolKeys(symbols: readonly SymbolFact[], language: LanguageId, path: string): string[] {
  const everywhere = keyStart(language, path, false);
  const thisFile = keyStart(language, path, true);
  /**
   * by ordinal, without the file's part: what stands before its name, and before the names of its members once one has
   * asked
   */
  const before: string[] = [];
  const inside: (string | undefined)[] = [];
  const insideOf = (owner: number): string =>
    (inside[owner] ??= before[owner] + ownerDescriptors(language, symbols[owner]));
  const internal: boolean[] = [];
  const qualifiers = new Map<string, string>();
  const isPrivate = privateToFile(language);
  return symbols.map((symbol, ordinal) => {
    const { container } = symbol;
    internal[ordinal] = (internal[container] ?? false) || isPrivate(symbol, symbols);
    const outer = container >= 0 && container < ordinal ? insideOf(container) : "";
    before[ordinal] = outer + qualifierDescriptors(symbol.qualifier, language, qualifiers);
    const own = ownDescriptor(language, symbol, symbol.disambiguator);
    return (internal[ordinal] ? thisFile : everywhere) + before[ordinal] + own;
  });
}

function qualifierDescriptors(qualifier: string | null, language: LanguageId, known: Map<string, string>): string {
  if (qualifier === null) return "";
  let descriptors = known.get(qualifier);
  if (descriptors === undefined) {
    descriptors = qualifierParts(qualifier)
      .map((part) => ownerDescriptors(language, part))
      .join("");
    known.set(qualifier, descriptors);
  }
  return descriptors;
}
