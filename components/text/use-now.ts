"use client";
/** The time, to the minute, for words like "4 min ago"; null until the page is live, so that server and browser agree. */
import { useSyncExternalStore } from "react";

const STEP = 15_000;

function watch(listener: () => void): () => void {
  const timer = window.setInterval(listener, STEP);
  return () => window.clearInterval(timer);
}

export function useNow(): number | null {
  return useSyncExternalStore(
    watch,
    () => Math.floor(Date.now() / STEP) * STEP,
    () => null,
  );
}
