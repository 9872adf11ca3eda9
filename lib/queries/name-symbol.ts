/**
 * The names of a stored symbol: its key, its qualified name, its owner's. Each is made from the chain of its owners.
 */
import { SYMBOL_KINDS, type LanguageId } from "../contract/vocabulary";
import { keyHash, qualifiedName, qualifierParts, symbolKey, type KeyPart } from "../format/symbol-key";
import type { SymbolOwner } from "../db/read/symbol-owner";
import type { Declaration } from "../resolve/facts/declaration";
import type { OwnedSymbol } from "../db/read/symbols-with-owners";
import type { SymbolRecord } from "../format/symbol-record";

export interface SymbolNames {
  key: string;
  qualifiedName: string;
  /** qualified name of the owner; null at the top */
  container: string | null;
}

/** Names of a symbol in a file of this language and path. */
export function nameSymbol({ symbol, owners }: OwnedSymbol, language: LanguageId, path: string): SymbolNames {
  const chain = chainOf({ symbol, owners });
  const names = chain.map((part) => part.name).filter((name) => name !== "");
  return {
    key: keyOf(symbol, language, path, chain),
    qualifiedName: qualifiedName(language, names),
    container: names.length > 1 ? qualifiedName(language, names.slice(0, -1)) : null,
  };
}

function chainOf({ symbol, owners }: OwnedSymbol): KeyPart[] {
  const written = symbol.qualifier === null ? [] : qualifierParts(symbol.qualifier);
  return [...owners.flatMap(partsOf), ...written, ownPart(symbol)];
}

/** The key that a symbol would have if it were not private to its file. */
export function keyWithoutFile({ source, language, path }: Pick<Declaration, "source" | "language" | "path">): string {
  return symbolKey({ language, path, chain: chainOf(source), disambiguator: source.symbol.disambiguator });
}

/** Whether a symbol is visible to other files is not stored; the stored hash says which of the two keys it has. */
function keyOf(symbol: SymbolRecord, language: LanguageId, path: string, chain: readonly KeyPart[]): string {
  const source = { language, path, chain, disambiguator: symbol.disambiguator };
  const key = symbolKey(source);
  if (keyHash(key) === symbol.keyHash) return key;
  const internal = symbolKey({ ...source, internalLinkage: true });
  return keyHash(internal) === symbol.keyHash ? internal : key;
}

function partsOf(owner: SymbolOwner): KeyPart[] {
  return [...(owner.qualifier === null ? [] : qualifierParts(owner.qualifier)), ownPart(owner)];
}

function ownPart(symbol: SymbolOwner): KeyPart {
  return { name: symbol.name, kind: SYMBOL_KINDS[symbol.kind], disambiguator: symbol.disambiguator };
}
