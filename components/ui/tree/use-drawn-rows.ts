"use client";
/** The rows of a tree that are drawn: those in sight, a few around them, and the one with the focus, wherever it is. */
import { defaultRangeExtractor, useVirtualizer, type VirtualItem } from "@tanstack/react-virtual";
import { useCallback, useEffect, type RefObject } from "react";
import { useRowHeight } from "./use-row-height";

interface DrawnRowsOptions {
  count: number;
  scroller: RefObject<HTMLElement | null>;
  /** Index of the Tab stop. */
  stop: number;
  /** Pixels that the tree is scrolled by as it is drawn. */
  top: number | undefined;
}

export interface DrawnRows {
  items: readonly VirtualItem[];
  /** Pixels. */
  height: number;
  /** Pixels of one row. */
  rowHeight: number;
  bring: (at: number, align?: "auto" | "center") => void;
}

export function useDrawnRows({ count, scroller, stop, top }: DrawnRowsOptions): DrawnRows {
  const rowHeight = useRowHeight();
  const list = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 12,
    initialOffset: top,
    rangeExtractor: (range) =>
      [...new Set([...(stop < range.count ? [stop] : []), ...defaultRangeExtractor(range)])].sort((a, b) => a - b),
  });
  // Rows grow with the pointer and the window; sizes that are known already have to go.
  useEffect(() => list.measure(), [list, rowHeight]);
  const bring = useCallback(
    (at: number, align: "auto" | "center" = "auto") => list.scrollToIndex(at, { align }),
    [list],
  );
  return { items: list.getVirtualItems(), height: list.getTotalSize(), rowHeight, bring };
}
