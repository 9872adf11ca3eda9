/** Uses of a symbol: their rows, and how many there are. */
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import type { symbolUsages } from "../../contract/symbol-usages";
import type { OperationInput } from "../../contract/operation";
import { BASIS_GROUPS, type UseRole } from "../../contract/vocabulary";
import { callOperation } from "../call-operation";
import { remote } from "../remote";
import { operationKey, pagesFor } from "./operation-options";

/** Uses of a symbol, page by page. Keeps the rows before while a filter changes. */
export const usagesQuery = (input: OperationInput<typeof symbolUsages>) => pagesFor(remote.symbol_usages, input);

/** What a page of uses adds to their total. */
export interface UsesTally {
  sure: number;
  /** Of the sure ones. */
  proven: number;
  roles: ReadonlyMap<UseRole, number>;
  /** Each as repository and path. */
  files: ReadonlySet<string>;
  next: string | null;
  totalIsLowerBound: boolean;
}

const PROVEN: readonly string[] = BASIS_GROUPS.proven;

const isProven = (basis: string): boolean => PROVEN.includes(basis);

/** Uses that are only counted, in large steps, from a page on: no row of them is kept. */
export const usagesTallyQuery = (input: OperationInput<typeof symbolUsages>, from: string | null) =>
  infiniteQueryOptions({
    queryKey: [...operationKey(remote.symbol_usages.name), "tally", input, from],
    queryFn: async ({ signal, pageParam }): Promise<UsesTally> => {
      const asked = { ...input, limit: 2000, cursor: pageParam ?? undefined };
      const { results, next, totalIsLowerBound } = await callOperation(remote.symbol_usages, asked, { signal });
      const roles = new Map<UseRole, number>();
      for (const { role } of results) roles.set(role, (roles.get(role) ?? 0) + 1);
      const proven = results.filter(({ basis }) => isProven(basis)).length;
      const files = new Set(results.map(({ repo, file }) => `${repo}/${file}`));
      return { sure: results.length, proven, roles, files, next, totalIsLowerBound };
    },
    initialPageParam: from,
    getNextPageParam: (page) => page.next,
    structuralSharing: false,
    staleTime: 300_000,
  });

/**
 * How often a symbol is used, as far as one short page counts it. Never asked again by itself.
 * @param inTurn does the work when its turn comes
 */
export const usageCountQuery = (key: string, inTurn: <T>(work: () => Promise<T>, signal: AbortSignal) => Promise<T>) =>
  queryOptions({
    queryKey: [...operationKey(remote.symbol_usages.name), "count", key],
    queryFn: ({ signal }) =>
      inTurn(() => callOperation(remote.symbol_usages, { key, scope: "all", limit: 1 }, { signal }), signal),
    staleTime: 300_000,
    retry: false,
  });
