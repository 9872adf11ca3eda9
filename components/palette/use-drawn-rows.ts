"use client";
/**
 * How many rows are drawn. While one types, a window full of them is all that can be seen, and the next letter brings
 * others; the rest is drawn when the rows have rested, or are scrolled.
 */
import { useEffect, useState } from "react";
import type { Group } from "./arrange";

/** As many as the list shows beside its preview. */
const FIRST = 14;
/** Milliseconds without other rows. */
const REST = 300;

export function useDrawnRows(groups: readonly Group[], active: number): { most: number; drawAll: () => void } {
  const [whole, setWhole] = useState<readonly Group[] | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setWhole(groups), REST);
    return () => clearTimeout(timer);
  }, [groups]);
  // A walk by keys may be quicker than the rest.
  const all = whole === groups || active >= FIRST - 1;
  return { most: all ? Infinity : FIRST, drawAll: () => setWhole(groups) };
}
