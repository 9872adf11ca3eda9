"use client";
/**
 * What stands in the palette's field: the mode, chips of filters, the text. A sign as the first letter changes the
 * mode.
 */
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from "react";
import {
  liftFilters,
  parseTypedQuery,
  withFilter,
  writeTypedQuery,
  type Filter,
  type FilterName,
} from "@/lib/contract/symbol-query";
import { FILES_QUERY, isSearch, MODES, readMode, type Mode } from "./modes";

interface Query {
  mode: Mode;
  chips: readonly Filter[];
  text: string;
}

export interface QueryField extends Query {
  /** When that came to stand there, in milliseconds. */
  at: number;
  input: RefObject<HTMLInputElement | null>;
  change: (query: Query) => void;
  /** Takes what stands in the field after a key. */
  type: (raw: string) => void;
  add: (filter: Filter) => void;
  /** Takes away what a filter hides. */
  lift: (name: FilterName) => void;
  /** Takes the last chip away, at the end the mode; false when there is none. */
  liftLast: () => boolean;
}

/**
 * @param begun the text is being typed already: letters go on behind it
 * @param onChange gets a search as one text, as a link carries it; null for what is not kept
 */
export function useQueryField(initial: string, begun: boolean, onChange: (query: string | null) => void): QueryField {
  const input = useRef<HTMLInputElement>(null);
  const [{ mode, chips, text, at }, set] = useState(() => ({ ...parseQuery(initial), at: Date.now() }));
  useLayoutEffect(() => {
    // No key may fall between the field before and this one.
    if (!begun) return;
    input.current?.focus();
    input.current?.setSelectionRange(input.current.value.length, input.current.value.length);
  }, [begun]);
  useEffect(() => {
    // The dialog focuses what comes first in it, which may be a chip.
    input.current?.focus();
    if (!begun) input.current?.select();
  }, [begun]);
  const change = (query: Query): void => {
    set({ ...query, at: Date.now() });
    const kept = isSearch(query.mode) && query.mode !== "files";
    onChange(kept ? `${MODES[query.mode].sign}${writeTypedQuery(query.chips, query.text)}` : null);
    // To focus what has the focus costs a layout of the page.
    if (document.activeElement !== input.current) input.current?.focus();
  };
  const type = (raw: string): void => {
    const { mode: signed, rest } = mode === "all" ? readMode(raw) : { mode, rest: raw };
    if (!isSearch(signed)) return change({ mode: signed, chips: [], text: rest });
    const lifted = liftFilters(rest);
    change({ mode: signed, chips: lifted.filters.reduce(withFilter, [...chips]), text: lifted.rest });
  };
  const add = (filter: Filter): void => change({ mode, chips: withFilter(chips, filter), text });
  const lift = (name: FilterName): void => {
    if (name === "scope") add({ name: "scope", value: "all" });
    else change({ mode, chips: chips.filter((chip) => chip.name !== name), text: parseTypedQuery(text).text });
  };
  const liftLast = (): boolean => {
    if (chips.length > 0) change({ mode, chips: chips.slice(0, -1), text });
    else if (mode !== "all") change({ mode: "all", chips: [], text });
    else return false;
    return true;
  };
  return { input, mode, chips, text, at, change, type, add, lift, liftLast };
}

function parseQuery(query: string): Query {
  if (query.startsWith(FILES_QUERY)) return { mode: "files", chips: [], text: query.slice(FILES_QUERY.length) };
  const { mode, rest } = readMode(query);
  if (!isSearch(mode)) return { mode, chips: [], text: rest };
  const { filters, text } = parseTypedQuery(rest);
  return { mode, chips: filters, text };
}
