"use client";
/**
 * The changed symbols of some kinds of change: all of them, though the answer at hand may hold only the weightiest.
 */
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { changeQuery } from "@/lib/client/queries/change";
import { CHANGES, type Change, type ChangedSymbol, type changeImpact } from "@/lib/contract/change-impact";
import type { OperationInput, OperationOutput } from "@/lib/contract/operation";

export type Question = OperationInput<typeof changeImpact>;
export type Answer = OperationOutput<typeof changeImpact>;

interface Narrowed {
  symbols: readonly ChangedSymbol[];
  /** so many are there, shown or not */
  total: number;
  isPending: boolean;
}

/** @param only kinds of change; none for all */
export function useNarrowed(question: Question, answer: Answer, only: ReadonlySet<Change>): Narrowed {
  const { results, totalMatches, changes } = answer;
  const kinds = CHANGES.filter((change) => only.has(change));
  const own = useMemo(
    () => (only.size === 0 ? results : results.filter(({ change }) => only.has(change))),
    [results, only],
  );
  const total = only.size === 0 ? totalMatches : kinds.reduce((sum, change) => sum + changes[change], 0);
  const isCut = only.size > 0 && own.length < total && results.length < totalMatches;
  const more = useQuery({ ...changeQuery({ ...question, change: kinds.join(",") }), enabled: isCut });
  if (!isCut) return { symbols: own, total, isPending: false };
  return { symbols: more.data?.results ?? own, total, isPending: more.data === undefined && more.error === null };
}
