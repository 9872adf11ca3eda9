"use client";
/** Filters worth adding: what would divide the rows that are shown, and what lies outside of them. */
import { useMemo } from "react";
import type { SymbolRow } from "@/lib/contract/symbol-row";
import { KIND_GROUPS } from "@/lib/contract/vocabulary";
import type { Filter } from "./filters";
import type { PaletteTyped } from "./use-palette-query";
import type { useSymbolSearch } from "./use-symbol-search";

export interface Suggestion {
  filter: Filter;
  /** How many rows it would leave, or `+n` for rows that it would add; empty where nobody has counted. */
  count: string;
}

const PER_FILTER = 3;

export function useSuggestions(typed: PaletteTyped, search: ReturnType<typeof useSymbolSearch>): Suggestion[] {
  const { filters } = typed.settled;
  const answer = search.symbols.data?.answer;
  return useMemo(() => {
    if (answer === undefined || typed.settled.text === "" || search.onlyFiles) return [];
    const has = (name: Filter["name"]): boolean => filters.some((filter) => filter.name === name);
    const rows = answer.results;
    // Counts of one page are no counts of everything.
    const exact = !answer.truncated;
    const hidden = answer.removedByFilter.scope ?? 0;
    return [
      ...(has("kind") ? [] : divide(rows, "kind", groupOf, exact)),
      ...(has("lang") ? [] : divide(rows, "lang", (row) => row.language, exact)),
      ...(has("repo") ? [] : divide(rows, "repo", (row) => row.repo, exact)),
      ...(has("scope") || hidden === 0
        ? []
        : [{ filter: { name: "scope", value: "all" } as const, count: `+${hidden}` }]),
    ];
  }, [answer, filters, typed.settled.text, search.onlyFiles]);
}

function groupOf({ kind }: SymbolRow): string {
  const groups: [string, readonly string[]][] = Object.entries(KIND_GROUPS);
  return groups.find(([, kinds]) => kinds.includes(kind))?.[0] ?? kind;
}

/** The values of the rows, most first; nothing when all rows agree. */
function divide(
  rows: readonly SymbolRow[],
  name: Filter["name"],
  valueOf: (row: SymbolRow) => string,
  exact: boolean,
): Suggestion[] {
  const counts = new Map<string, number>();
  for (const row of rows) counts.set(valueOf(row), (counts.get(valueOf(row)) ?? 0) + 1);
  if (counts.size < 2) return [];
  return [...counts]
    .sort((a, b) => b[1] - a[1])
    .slice(0, PER_FILTER)
    .map(([value, total]) => ({ filter: { name, value }, count: exact ? String(total) : "" }));
}
