"use client";
/** What the search of the address has found so far. */
import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { textQuery } from "@/lib/client/queries/search";
import { NOTHING, withPage } from "@/lib/client/text-found";
import type { TextSearch } from "./search-address";

/** Rows of one page. */
const PAGE = 200;
/** Rows of one file before the rest of it is asked for. */
const PER_FILE = 6;
/** Milliseconds that a search may take by itself, and when the reader asks for more. */
const USUAL_MS = 3000;
const LONG_MS = 8000;

/** The same search as an operation takes it. */
export const inputOf = ({ query, regex, case: sensitive, word, around }: TextSearch) => ({
  query,
  regex,
  word,
  case: sensitive,
  context_lines: around,
  scope: "all" as const,
});

export function useTextSearch(search: TextSearch, patient: boolean) {
  const client = useQueryClient();
  const timeout = patient ? LONG_MS : USUAL_MS;
  const query = textQuery({ ...inputOf(search), per_file: PER_FILE, limit: PAGE, timeout_ms: timeout });
  const asked = useInfiniteQuery(query);
  /** The search that the reader ended. */
  const [stopped, setStopped] = useState<string | null>(null);
  const key = JSON.stringify(query.queryKey);
  const isStopped = stopped === key && !asked.isFetching;
  const found = useMemo(() => asked.data?.pages.reduce(withPage), [asked.data]);
  /** Ends what is under way; what was found until then stays. */
  const stop = (): void => {
    setStopped(key);
    void client.cancelQueries({ queryKey: query.queryKey, exact: true });
  };
  // What the search before had found is no answer to this one.
  return { ...asked, found: isStopped && asked.isPlaceholderData ? NOTHING : found, isStopped, stop };
}
