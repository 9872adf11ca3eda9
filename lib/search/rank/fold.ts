/**
 * One row per symbol: declarations go under their definition, overloads of one owner in one file (where room is short)
 * under the best of them, and the parts of a namespace under one. Two definitions in different files stay two rows: a
 * reader wants both.
 */
import { KIND_GROUPS, type SymbolKind, type SymbolRole } from "../../contract/vocabulary";

export interface Foldable {
  /** the same number for all rows of one symbol: repository and key */
  symbol: number;
  /** the same number for the overloads of one owner in one file: file, owner, name, group of kinds */
  place: number;
  kind: SymbolKind;
  role: SymbolRole;
  /** its file is a part of a header, kept apart for its length */
  isInline: boolean;
}

/** Files that a header includes at its end: `TideMap.inl`. */
export const isInlineFile = (path: string): boolean => /\.(?:inl|ipp|tpp|txx)$/.test(path);

interface Folded<Item> {
  item: Item;
  /** rows under this one */
  folded: number;
}

const SCOPES: ReadonlySet<SymbolKind> = new Set(KIND_GROUPS.scope);

/**
 * Folds rows that come best first, overloads only where not everything has room otherwise: each of them is a symbol of
 * its own. @param room rows that are shown
 */
export function foldToFit<Item extends Foldable>(items: readonly Item[], room: number): Folded<Item>[] {
  const apart = fold(items, false);
  return apart.length > room ? fold(items, true) : apart;
}

/**
 * A group stands where its best row stood and shows its definition if it has one; of what is defined in an inline file
 * the declaration in its header, where its comment and its type are.
 */
export function fold<Item extends Foldable>(items: readonly Item[], overloads = true): Folded<Item>[] {
  const groups: Folded<Item>[] = [];
  const bySymbol = new Map<number, Folded<Item>>();
  const byPlace = new Map<number, Folded<Item>>();
  for (const item of items) {
    const group = (overloads ? byPlace.get(item.place) : undefined) ?? joinable(bySymbol.get(item.symbol), item);
    if (group) {
      group.folded++;
      if (standingOf(item.role, item.isInline) > standingOf(group.item.role, group.item.isInline)) group.item = item;
    }
    const own = group ?? { item, folded: 0 };
    if (!group) groups.push(own);
    if (!byPlace.has(item.place)) byPlace.set(item.place, own);
    if (!bySymbol.has(item.symbol)) bySymbol.set(item.symbol, own);
  }
  return groups;
}

/** What a group shows rather: the higher. */
export function standingOf(role: SymbolRole, isInline: boolean): number {
  if (role === "definition") return isInline ? 1 : 3;
  return role === "declaration" ? 2 : 0;
}

function joinable<Item extends Foldable>(group: Folded<Item> | undefined, item: Item): Folded<Item> | undefined {
  if (!group) return undefined;
  const bothDefine = item.role === "definition" && group.item.role === "definition";
  return bothDefine && !SCOPES.has(item.kind) ? undefined : group;
}
