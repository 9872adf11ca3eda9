"use client";
/** How often a symbol is used: one figure for the card, the tab, the filters and the sheet, told as it grows. */
import { useInfiniteQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { usagesQuery } from "@/lib/client/queries/usages";
import { count, counted } from "../../words/figures";
import type { SymbolHandle } from "../dock-subject";
import { knownTotal, type KnownTotal } from "../known-total";
import { useSettled } from "../use-settled";
import { useRest, withRest } from "./use-rest";

/** Rows of one page. */
export const USAGE_PAGE = 300;

/** A list that is read on by itself, or a card that the pointer only passes, is not counted beside. */
const PAUSE_MS = 700;

/**
 * Counted to the end in the background: the figure grows until it is true.
 * Null while nothing is known, or nothing is asked.
 */
export function useUsageTotal(asked: SymbolHandle | null): KnownTotal | null {
  const { data, isFetching } = useInfiniteQuery({
    ...usagesQuery({ ...asked, scope: "all", limit: USAGE_PAGE }),
    enabled: asked !== null,
  });
  const total = useMemo(() => knownTotal(data?.pages), [data]);
  const from = total?.atLeast === true ? (data?.pages.at(-1)?.next ?? null) : null;
  const settled = useSettled(isFetching ? null : from, PAUSE_MS);
  return withRest(total, data?.pages ?? [], useRest(asked, from, settled !== null));
}

/** `1,101`, or `at least 1,101`. */
export const totalFigure = ({ sure, atLeast }: Pick<KnownTotal, "sure" | "atLeast">): string =>
  `${atLeast ? "at least " : ""}${count(sure)}`;

/** `37 usages`, `At least 300 usages`; the bare word until they are counted. */
export function usagesWord(total: KnownTotal | null): string {
  if (total === null) return "Usages";
  return total.atLeast ? `At least ${counted(total.sure, "usage")}` : counted(total.sure, "usage");
}
