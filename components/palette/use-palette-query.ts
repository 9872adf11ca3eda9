"use client";
/** The field's state: text, filters as chips, and what of it is searched for. */
import { useEffect, useMemo, useState } from "react";
import { useQuery } from "@tanstack/react-query";
import { repositoriesQuery } from "@/lib/client/queries";
import { completeFilter, readFilter, withFilter, type Filter } from "./filters";
import { parseQuery, type PaletteQuery } from "./parse-query";

/** Milliseconds that keys in a row are collected. */
const PAUSE = 30;

export interface PaletteTyped {
  /** What stands in the field behind the chips. */
  text: string;
  chips: Filter[];
  /** What is searched for: a few milliseconds behind the keys. */
  settled: PaletteQuery;
  setText(text: string): void;
  addFilter(filter: Filter): void;
  removeFilter(name: Filter["name"]): void;
  /** Tab: completes the filter that is being typed, else adds the first suggestion. False when there is nothing to do. */
  narrow(suggestions: readonly { filter: Filter }[]): boolean;
}

export function usePaletteQuery(initial: string): PaletteTyped {
  const [{ text, chips }, setField] = useState(() => withoutFilters(initial, []));
  const { data } = useQuery(repositoriesQuery());
  const late = useLate(text, PAUSE);
  const settled = useMemo(() => {
    const query = parseQuery(late);
    const pending = query.pending === null ? null : readFilter(query.pending.name, query.pending.value);
    const filters = [...chips, ...query.filters, ...(pending === null ? [] : [pending])];
    return { ...query, filters: filters.reduce(withFilter, [] as Filter[]) };
  }, [late, chips]);

  const addFilter = (filter: Filter): void => setField({ text, chips: withFilter(chips, filter) });
  const narrow = (suggestions: readonly { filter: Filter }[]): boolean => {
    const { pending } = parseQuery(text);
    if (pending === null) {
      if (suggestions.length === 0) return false;
      addFilter(suggestions[0].filter);
      return true;
    }
    const repositories = data?.results.map(({ name }) => name) ?? [];
    const filter = completeFilter(pending.name, pending.value, repositories);
    if (filter === null) return false;
    setField({ text: text.replace(/\S+$/, ""), chips: withFilter(chips, filter) });
    return true;
  };
  return {
    text,
    chips,
    settled,
    setText: (next) => setField(withoutFilters(next, chips)),
    addFilter,
    removeFilter: (name) => setField({ text, chips: chips.filter((chip) => chip.name !== name) }),
    narrow,
  };
}

/** Takes the complete filters out of a text and makes chips of them. */
function withoutFilters(text: string, chips: readonly Filter[]): { text: string; chips: Filter[] } {
  const { filters } = parseQuery(text);
  if (filters.length === 0) return { text, chips: [...chips] };
  const rest = text
    .split(/(?<=\s)/)
    .filter((word) => {
      const [name, value] = word.trim().split(/:(?!:)/);
      return value === undefined || readFilter(name, value) === null || !/\s$/.test(word);
    })
    .join("");
  return { text: rest, chips: filters.reduce(withFilter, [...chips]) };
}

/** A value, once it has been the same for a while. The empty text and the first one come at once. */
function useLate(value: string, pause: number): string {
  const [late, setLate] = useState(value);
  useEffect(() => {
    const timer = window.setTimeout(() => setLate(value), pause);
    return () => window.clearTimeout(timer);
  }, [value, pause]);
  return value === "" ? value : late;
}
