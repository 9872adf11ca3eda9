/** Filters that would narrow what is shown, from the rows themselves; the first is what Tab takes. */
import type { Filter } from "@/lib/contract/symbol-query";
import type { SymbolRow } from "./arrange";
import { familyOf } from "./arrange";

export interface Suggestion {
  filter: Filter;
  /** Rows on this page that would stay; null when not known. */
  rows: number | null;
}

const WORDS = {
  Types: "type",
  Functions: "function",
  Variables: "variable",
  Modules: "scope",
  Macros: "macro",
} as const;
const SHOWN = 6;

/** Filters of names that are not set yet and that tell rows apart, most rows first. */
export function suggestFilters(rows: readonly SymbolRow[], set: readonly Filter[], external: boolean): Suggestion[] {
  const isSet = (name: Filter["name"]): boolean => set.some((filter) => filter.name === name);
  const suggestions = [
    ...(isSet("kind")
      ? []
      : counted(
          "kind",
          rows.map(({ kind }) => WORDS[familyOf(kind)]),
        )),
    ...(isSet("repo")
      ? []
      : counted(
          "repo",
          rows.map(({ repo }) => repo),
        )),
    ...(isSet("lang")
      ? []
      : counted(
          "lang",
          rows.map(({ language }) => language),
        )),
  ];
  const widen: Suggestion[] =
    external && !isSet("scope") ? [{ filter: { name: "scope", value: "all" }, rows: null }] : [];
  return [...suggestions.slice(0, SHOWN - widen.length), ...widen];
}

function counted(name: Filter["name"], values: readonly string[]): Suggestion[] {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  if (counts.size < 2) return [];
  return [...counts].sort(([, a], [, b]) => b - a).map(([value, rows]) => ({ filter: { name, value }, rows }));
}
