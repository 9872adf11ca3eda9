"use client";
/**
 * The rows of a tree that are drawn: those in sight, a few around them, and the one with the focus, wherever it is.
 * All have one height, so where a row stands is a product.
 */
import { useCallback, useLayoutEffect, useMemo, useRef, useState, type RefObject } from "react";
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
  isInSight: (at: number) => boolean;
}

/** None, until it is known how much of the tree can be seen. */
const NOTHING: Seen = { from: 0, to: 0 };

export function useDrawnRows({ count, scroller, stop, top }: DrawnRowsOptions): DrawnRows {
  const rowHeight = useRowHeight();
  const [seen, setSeen] = useState(NOTHING);
  const [first] = useState(top);
  /**
   * Pixels that the tree is scrolled by and that are in sight, as it was last told: to ask for them while rows change
   * would lay out the whole page in the middle of its change.
   */
  const sight = useRef({ top: 0, height: 0 });
  const see = useCallback(
    (top: number, height: number): void => {
      sight.current = { top, height };
      const now = rowsSeen(top, height, rowHeight);
      setSeen((was) => (was.from === now.from && was.to === now.to ? was : now));
    },
    [rowHeight],
  );
  useLayoutEffect(() => {
    if (first !== undefined) scroller.current?.scrollTo({ top: first });
  }, [scroller, first]);
  useLayoutEffect(() => {
    const box = scroller.current;
    if (box === null) return;
    const look = (): void => see(box.scrollTop, box.clientHeight);
    look();
    const sized = new ResizeObserver(look);
    sized.observe(box);
    box.addEventListener("scroll", look, { passive: true });
    return () => {
      sized.disconnect();
      box.removeEventListener("scroll", look);
    };
  }, [scroller, see]);
  useLayoutEffect(() => {
    // Rows that go may leave the tree scrolled less, without a word.
    const { top, height } = sight.current;
    see(Math.max(0, Math.min(top, count * rowHeight - height)), height);
  }, [see, count, rowHeight]);
  const items = useMemo(() => {
    const indexes = new Set(stop < count && seen.to > 0 ? [stop] : []);
    for (let index = seen.from; index < Math.min(seen.to, count); index++) indexes.add(index);
    return [...indexes].sort((a, b) => a - b).map((index) => ({ index, start: index * rowHeight }));
  }, [seen, stop, count, rowHeight]);
  const bring = useCallback(
    (at: number, align: Align = "auto") => {
      const to = scrollTopFor(at, align, { ...sight.current, rowHeight });
      if (to === null) return;
      scroller.current?.scrollTo({ top: to });
      sight.current.top = to;
    },
    [scroller, rowHeight],
  );
  const isInSight = useCallback(
    (at: number) => {
      const { top, height } = sight.current;
      return at * rowHeight >= top && (at + 1) * rowHeight <= top + height;
    },
    [rowHeight],
  );
  return { items, height: count * rowHeight, rowHeight, bring, isInSight };
}
