"use client";
/** The uses of the dock's subject, narrowed by the server; the counts are those without a filter. */
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { usagesQuery } from "@/lib/client/queries";
import type { UseRole } from "@/lib/contract/vocabulary";
import type { Asked } from "./dock-tabs";
import type { UsageFilter } from "./usage-filters";

/** Rows of one page. */
export const PAGE = 300;

export function useUsages(asked: Asked | null, filter: UsageFilter) {
  const input = { ...asked, scope: "all" as const, limit: PAGE };
  const all = useInfiniteQuery({ ...usagesQuery(input), enabled: asked !== null });
  const narrowed = useInfiniteQuery({
    ...usagesQuery({ ...input, role: filter.role ?? undefined, basis: filter.tier ?? undefined }),
    enabled: asked !== null,
    placeholderData: keepPreviousData,
  });
  const head = all.data?.pages[0];
  const roles = useMemo(() => {
    const found = new Map<UseRole, number>();
    for (const page of all.data?.pages ?? [])
      for (const { role } of [...page.results, ...page.possible]) found.set(role, (found.get(role) ?? 0) + 1);
    return found;
  }, [all.data]);
  const sure = useMemo(() => narrowed.data?.pages.flatMap(({ results }) => results) ?? [], [narrowed.data]);
  const possible = useMemo(() => narrowed.data?.pages.flatMap((page) => page.possible) ?? [], [narrowed.data]);
  return { head, roles, sure, possible, complete: !all.hasNextPage, narrowed };
}
