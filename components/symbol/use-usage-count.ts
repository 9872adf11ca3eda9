"use client";
/** How often a symbol is used, asked in the background once its row is seen: a few at a time, and of each one page. */
import { useQuery } from "@tanstack/react-query";
import { useCallback, useState, type RefCallback } from "react";
import { usageCountQuery } from "@/lib/client/queries/usages";
import { exactKey } from "@/lib/contract/exact-key";
import { knownTotal, type KnownTotal } from "../dock/known-total";
import { inTurn } from "./in-turn";

interface UsageCount {
  /** Of the row that shows it. */
  row: RefCallback<HTMLElement>;
  /** Null until it is known; it may stay so. */
  uses: Pick<KnownTotal, "sure" | "atLeast"> | null;
}

export function useUsageCount(key: string, repo: string): UsageCount {
  const [seen, setSeen] = useState(false);
  const row = useCallback((element: HTMLElement | null) => {
    if (element === null) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry.isIntersecting) return;
      setSeen(true);
      observer.disconnect();
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const { data } = useQuery({ ...usageCountQuery(exactKey(repo, key), inTurn), enabled: seen });
  return { row, uses: data === undefined ? null : knownTotal([data]) };
}
