"use client";
/**
 * The rows of a tree that are drawn: those in sight, a few around them, and the one with the focus, wherever it is. All
 * have one height, so where a row stands is a product.
 */
import { useCallback, useLayoutEffect, useMemo, useState, type RefObject } from "react";
import { rowsSeen, scrollTopFor, type Align, type Seen } from "./rows-seen";
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
  /** `start` in pixels below the top of the tree. */
  items: readonly { index: number; start: number }[];
  /** Pixels. */
  height: number;
  /** Pixels of one row. */
  rowHeight: number;
  bring: (at: number, align?: Align) => void;
}

/** None, until it is known how much of the tree can be seen. */
const NOTHING: Seen = { from: 0, to: 0 };

export function useDrawnRows({ count, scroller, stop, top }: DrawnRowsOptions): DrawnRows {
  const rowHeight = useRowHeight();
  const [seen, setSeen] = useState(NOTHING);
  const [first] = useState(top);
  useLayoutEffect(() => {
    if (first !== undefined) scroller.current?.scrollTo({ top: first });
  }, [scroller, first]);
  useLayoutEffect(() => {
    const box = scroller.current;
    if (box === null) return;
    const look = (): void => {
      const now = rowsSeen(box.scrollTop, box.clientHeight, rowHeight);
      setSeen((was) => (was.from === now.from && was.to === now.to ? was : now));
    };
    look();
    const sized = new ResizeObserver(look);
    sized.observe(box);
    box.addEventListener("scroll", look, { passive: true });
    return () => {
      sized.disconnect();
      box.removeEventListener("scroll", look);
    };
    // Rows that go may leave the tree scrolled less, without a word.
  }, [scroller, rowHeight, count]);
  const items = useMemo(() => {
    const indexes = new Set(stop < count && seen.to > 0 ? [stop] : []);
    for (let index = seen.from; index < Math.min(seen.to, count); index++) indexes.add(index);
    return [...indexes].sort((a, b) => a - b).map((index) => ({ index, start: index * rowHeight }));
  }, [seen, stop, count, rowHeight]);
  const bring = useCallback(
    (at: number, align: Align = "auto") => {
      const box = scroller.current;
      if (box === null) return;
      const to = scrollTopFor(at, align, { top: box.scrollTop, height: box.clientHeight, rowHeight });
      if (to !== null) box.scrollTo({ top: to });
    },
    [scroller, rowHeight],
  );
  return { items, height: count * rowHeight, rowHeight, bring };
}
