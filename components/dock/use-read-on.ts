"use client";
/** Reads a list page by page, unasked. */
import { useEffect } from "react";

/**
 * Pages whose rows are kept that way: enough for nearly every symbol, and bounded for the others.
 */
export const KEPT_PAGES = 100;

interface Pages {
  data: { pages: readonly unknown[] } | undefined;
  hasNextPage: boolean;
  isFetching: boolean;
  isError: boolean;
  isPlaceholderData: boolean;
  fetchNextPage: () => unknown;
}

/**
 * Reads a list on while it is wanted whole.
 * @param most pages at which it stops
 */
export function useReadOn(list: Pages, whole: boolean, most = KEPT_PAGES): void {
  const { data, hasNextPage, isFetching, isError, isPlaceholderData, fetchNextPage } = list;
  const pages = data?.pages.length ?? 0;
  useEffect(() => {
    if (!whole || isPlaceholderData || isFetching || isError) return;
    if (hasNextPage && pages < most) void fetchNextPage();
  }, [whole, most, hasNextPage, isFetching, isError, isPlaceholderData, pages, fetchNextPage]);
}
