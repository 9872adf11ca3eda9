"use client";
/** Height of a row as the tokens set it: it depends on the width of the window and on the kind of pointer. */
import { useSyncExternalStore } from "react";

const FALLBACK = 28;

/**
 * As it was read last; null where it may have changed. Reading it works out the style of the whole page, and React
 * reads at every render of every tree, in the middle of a page's change.
 */
let known: number | null = null;

const read = (): number => (known ??= measured());

function measured(): number {
  const height = Number.parseInt(getComputedStyle(document.documentElement).getPropertyValue("--row"), 10);
  return Number.isNaN(height) ? FALLBACK : height;
}

// Another kind of pointer, as of a tablet that is taken out of its keyboard, comes with another width of the window.
globalThis.addEventListener?.("resize", () => (known = null));

function follow(listener: () => void): () => void {
  addEventListener("resize", listener);
  return () => removeEventListener("resize", listener);
}

export const useRowHeight = (): number => useSyncExternalStore(follow, read, () => FALLBACK);
