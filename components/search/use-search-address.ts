"use client";
/** The search that the address holds, and the way to another one. */
import { useSearchParams } from "next/navigation";
import { useCallback, useMemo } from "react";
import { readSearch, writeSearch, type TextSearch } from "./search-address";

export function useSearchAddress() {
  const params = useSearchParams();
  const search = useMemo(() => readSearch(params), [params]);
  /** @param entry makes it an entry of the history: for a choice, not for each key */
  const change = useCallback(
    (next: Partial<TextSearch>, entry = true): void => {
      const url = writeSearch({ ...search, ...next });
      if (entry) history.pushState(null, "", url);
      else history.replaceState(null, "", url);
    },
    [search],
  );
  return { search, change };
}
