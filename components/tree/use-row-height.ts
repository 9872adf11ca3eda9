"use client";
/** Height of a list's row, from the density token: 28 with a mouse, 44 with a finger. */
import { useSyncExternalStore } from "react";

const COARSE = "(pointer: coarse), (max-width: 640px)";

function watch(listener: () => void): () => void {
  const query = matchMedia(COARSE);
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
}

function height(): number {
  const token = getComputedStyle(document.documentElement).getPropertyValue("--row");
  return Number.parseInt(token, 10) || 28;
}

export const useRowHeight = (): number => useSyncExternalStore(watch, height, () => 28);
