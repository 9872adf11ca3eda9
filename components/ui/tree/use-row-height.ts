"use client";
/** Height of a row as the tokens set it: it depends on the width of the window and on the kind of pointer. */
import { useSyncExternalStore } from "react";

const FALLBACK = 28;

/**
 * As it was read last; null where it may have changed. Reading it works out the style of the whole page, and React reads
 * at every render of every tree, in the middle of a page's change.
 */
let known: number | null = null;

const read = (): number => (known ??= measured());

function measured(): number {
  const height = Number.parseInt(getComputedStyle(document.documentElement).getPropertyValue("--row"), 10);
  return Number.isNaN(height) ? FALLBACK : height;
}

function follow(listener: () => void): () => void {
  const look = (): void => {
    known = null;
    listener();
  };
  const pointer = matchMedia("(pointer: coarse)");
  addEventListener("resize", look);
  pointer.addEventListener("change", look);
  return () => {
    removeEventListener("resize", look);
    pointer.removeEventListener("change", look);
    // Nobody would say that it changes.
    known = null;
  };
}

export const useRowHeight = (): number => useSyncExternalStore(follow, read, () => FALLBACK);
