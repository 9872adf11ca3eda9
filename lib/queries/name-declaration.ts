/**
 * The names of a declaration and the address of its page. They are made once and kept, because the rows of many
 * answers contain them.
 */
import { symbolUrl } from "../contract/page-url";
import type { Declaration } from "../resolve/facts/declaration";
import { nameSymbol, type SymbolNames } from "./name-symbol";

export interface DeclarationNames extends SymbolNames {
  /** of its page */
  url: string;
}

const KNOWN = new WeakMap<Declaration, DeclarationNames>();

export function nameDeclaration(d: Declaration): DeclarationNames {
  const known = KNOWN.get(d);
  if (known) return known;
  const { key, qualifiedName, container } = nameSymbol(d.source, d.language, d.path);
  const names = { key, qualifiedName, container, url: symbolUrl(d.repo, d.path, key) };
  KNOWN.set(d, names);
  return names;
}
