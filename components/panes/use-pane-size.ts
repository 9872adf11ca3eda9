"use client";
/** The size of a pane: the one that the reader chose, now or before, else the first. */
import { useEffect, useState, useSyncExternalStore, type RefObject } from "react";
import { keepSize, keptSize } from "./kept-size";

interface PaneSizeOptions {
  across: boolean;
  first: number | string;
  kept: string | undefined;
}

interface PaneSize {
  size: {
    /** Pixels that were chosen; null while it is the first. */
    set: number | null;
    /** Pixels that are told to those who do not see it. */
    told: number;
  };
  /** Pixels on the screen. */
  now: () => number;
  resize: (to: number | null) => void;
  /** Takes what came of it within the limits, and keeps it. */
  settle: () => void;
}

const never = (): (() => void) => () => {};

export function usePaneSize(pane: RefObject<HTMLElement | null>, options: PaneSizeOptions): PaneSize {
  const { across, first, kept } = options;
  // The server draws the first size: what the browser kept comes before the first paint of its own.
  const before = useSyncExternalStore(
    never,
    () => (kept === undefined ? null : keptSize(kept)),
    () => null,
  );
  /** Undefined until the reader resizes it here. */
  const [chosen, choose] = useState<number | null>();
  const [told, setTold] = useState(typeof first === "number" ? first : 0);
  useEffect(() => {
    const box = pane.current;
    if (box === null) return;
    const sized = new ResizeObserver(() => setTold(across ? box.offsetHeight : box.offsetWidth));
    sized.observe(box);
    return () => sized.disconnect();
  }, [pane, across]);
  const now = (): number => (across ? pane.current?.offsetHeight : pane.current?.offsetWidth) ?? 0;
  const resize = (to: number | null): void => {
    // At once, so that what comes of it can be read.
    pane.current?.style.setProperty("--size", lengthOf(to ?? first));
    choose(to);
    if (to === null && kept !== undefined) keepSize(kept, null);
  };
  const settle = (): void => {
    const size = now();
    resize(size);
    if (kept !== undefined) keepSize(kept, size);
  };
  return { size: { set: chosen === undefined ? before : chosen, told }, now, resize, settle };
}

export const lengthOf = (size: number | string): string => (typeof size === "number" ? `${Math.max(0, size)}px` : size);
