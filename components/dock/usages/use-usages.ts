"use client";
/** The uses of the dock's subject, narrowed by the server; the counts are those without a filter. */
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { useEffect, useMemo } from "react";
import { usagesQuery } from "@/lib/client/queries";
import type { UseRole } from "@/lib/contract/vocabulary";
import type { SymbolHandle } from "../dock-subject";
import { knownTotal } from "../known-total";
import type { UsageFilter } from "./usage-filters";
import { USAGE_PAGE } from "./use-usage-total";

/**
 * Pages that are read unasked, so that the counts are true: enough for nearly every symbol, and bounded for the others.
 */
const COUNTED_PAGES = 40;

export function useUsages(asked: SymbolHandle | null, filter: UsageFilter) {
  const input = { ...asked, scope: "all" as const, limit: USAGE_PAGE };
  const all = useInfiniteQuery({ ...usagesQuery(input), enabled: asked !== null });
  const narrowed = useInfiniteQuery({
    ...usagesQuery({ ...input, role: filter.role ?? undefined, basis: filter.tier ?? undefined }),
    enabled: asked !== null,
    placeholderData: keepPreviousData,
  });
  const { data, hasNextPage, isFetching, isError, fetchNextPage } = all;
  const pages = data?.pages.length ?? 0;
  useEffect(() => {
    if (hasNextPage && !isFetching && !isError && pages < COUNTED_PAGES) void fetchNextPage();
  }, [hasNextPage, isFetching, isError, pages, fetchNextPage]);
  const total = useMemo(() => knownTotal(data?.pages), [data]);
  const roles = useMemo(() => rolesOf(data?.pages ?? []), [data]);
  const sure = useMemo(() => narrowed.data?.pages.flatMap(({ results }) => results) ?? [], [narrowed.data]);
  const possible = useMemo(() => narrowed.data?.pages.flatMap((page) => page.possible) ?? [], [narrowed.data]);
  return { head: data?.pages[0], total, roles, sure, possible, complete: !hasNextPage, narrowed };
}

interface UsesOfRoles {
  results: readonly { role: UseRole }[];
  possible: readonly { role: UseRole }[];
}

/** How many uses of each role were read so far. */
function rolesOf(pages: readonly UsesOfRoles[]): ReadonlyMap<UseRole, number> {
  const found = new Map<UseRole, number>();
  for (const page of pages)
    for (const { role } of [...page.results, ...page.possible]) found.set(role, (found.get(role) ?? 0) + 1);
  return found;
}
