"use client";
/**
 * Uses behind the pages whose rows are kept: they are counted to the end, and no row of them is. The list itself reads
 * its rows when the reader comes to them.
 */
import { useInfiniteQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { usagesTallyQuery, type UsesTally } from "@/lib/client/queries/usages";
import type { OperationOutput } from "@/lib/contract/operation";
import type { symbolUsages } from "@/lib/contract/symbol-usages";
import type { UseRole } from "@/lib/contract/vocabulary";
import type { SymbolHandle } from "../dock-subject";
import type { KnownTotal } from "../known-total";
import { useReadOn } from "../use-read-on";

type UsesPages = readonly Pick<OperationOutput<typeof symbolUsages>, "results">[];

export interface Rest {
  /** So far. */
  sure: number;
  /** Of the sure ones. */
  proven: number;
  roles: ReadonlyMap<UseRole, number>;
  /** Each as repository and path. */
  files: ReadonlySet<string>;
  /** All were counted. */
  ended: boolean;
}

/**
 * Null where nothing is behind.
 * @param from cursor of the first page behind those that are kept
 * @param counting false to be told only what is counted elsewhere
 */
export function useRest(asked: SymbolHandle | null, from: string | null, counting: boolean): Rest | null {
  const rest = useInfiniteQuery({
    ...usagesTallyQuery({ ...asked, scope: "all" }, from),
    enabled: counting && asked !== null && from !== null,
  });
  useReadOn(rest, counting, Infinity);
  const { data } = rest;
  return useMemo(() => (from === null ? null : summed(data?.pages ?? [])), [from, data]);
}

function summed(pages: readonly UsesTally[]): Rest {
  const roles = new Map<UseRole, number>();
  for (const page of pages) for (const [role, uses] of page.roles) roles.set(role, (roles.get(role) ?? 0) + uses);
  const end = pages.at(-1);
  return {
    sure: pages.reduce((sum, page) => sum + page.sure, 0),
    proven: pages.reduce((sum, page) => sum + page.proven, 0),
    roles,
    files: new Set(pages.flatMap(({ files }) => [...files])),
    ended: end !== undefined && end.next === null && !end.totalIsLowerBound,
  };
}

/** The total of the kept pages and of those behind them. */
export function withRest(total: KnownTotal | null, kept: UsesPages, rest: Rest | null): KnownTotal | null {
  if (total === null || rest === null) return total;
  const before = kept.reduce((sum, { results }) => sum + results.length, 0);
  const sure = rest.ended ? before + rest.sure : Math.max(total.sure, before + rest.sure);
  return { ...total, sure, atLeast: total.atLeast && !rest.ended };
}
