"use client";
/** How often a symbol is used: one figure for the card, the tab, the filters and the sheet, told as it grows. */
import { useInfiniteQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { usagesQuery } from "@/lib/client/queries";
import { count, counted } from "../../words/figures";
import type { SymbolHandle } from "../dock-subject";
import { knownTotal, type KnownTotal } from "../known-total";
import { useRest, withRest } from "./use-rest";

/** Rows of one page. */
export const USAGE_PAGE = 300;

/** Null while it is not known, or nothing is asked. */
export function useUsageTotal(asked: SymbolHandle | null): KnownTotal | null {
  const { data } = useInfiniteQuery({
    ...usagesQuery({ ...asked, scope: "all", limit: USAGE_PAGE }),
    enabled: asked !== null,
  });
  const rest = useRest(asked, data, false);
  return withRest(
    useMemo(() => knownTotal(data?.pages), [data]),
    data,
    rest,
  );
}

/** `1,101`, or `at least 1,101`. */
export const totalFigure = ({ sure, atLeast }: Pick<KnownTotal, "sure" | "atLeast">): string =>
  `${atLeast ? "at least " : ""}${count(sure)}`;

/** `37 usages`, `At least 300 usages`; the bare word until they are counted. */
export function usagesWord(total: KnownTotal | null): string {
  if (total === null) return "Usages";
  return total.atLeast ? `At least ${counted(total.sure, "usage")}` : counted(total.sure, "usage");
}
