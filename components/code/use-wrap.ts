"use client";
/** Whether long lines are wrapped, as the reader last wanted it in this browser. */
import { useSyncExternalStore } from "react";

const KEY = "fathom.wrap";
const CHANGED = "fathom:wrap";

const read = (): boolean => localStorage.getItem(KEY) === "1";

function follow(listener: () => void): () => void {
  for (const event of [CHANGED, "storage"]) addEventListener(event, listener);
  return () => {
    for (const event of [CHANGED, "storage"]) removeEventListener(event, listener);
  };
}

export const useWrap = (): boolean => useSyncExternalStore(follow, read, () => false);

export function toggleWrap(): void {
  if (read()) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, "1");
  dispatchEvent(new Event(CHANGED));
}
