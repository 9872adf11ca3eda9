"use client";
/** What the search of the address has found so far. */
import { useInfiniteQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { textQuery } from "@/lib/client/queries";
import { withPage } from "@/lib/client/text-found";
import type { TextSearch } from "./search-address";

/** Rows of one page. */
const PAGE = 200;
/** Rows of one file before the rest of it is asked for. */
export const PER_FILE = 6;
/** Milliseconds that a search may take by itself, and when the reader asks for more. */
const USUAL_MS = 3000;
const LONG_MS = 8000;

/** The same search as an operation takes it. */
export const inputOf = ({ query, regex, case: sensitive, word, around }: TextSearch) => ({
  ...{ query, regex, word, case: sensitive, context_lines: around, scope: "all" as const },
});

export function useTextSearch(search: TextSearch, patient: boolean) {
  const asked = useInfiniteQuery(
    textQuery({ ...inputOf(search), per_file: PER_FILE, limit: PAGE, timeout_ms: patient ? LONG_MS : USUAL_MS }),
  );
  const found = useMemo(() => asked.data?.pages.reduce(withPage), [asked.data]);
  return { ...asked, found };
}
