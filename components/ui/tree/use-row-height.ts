"use client";
/** Height of a row as the tokens set it: it depends on density and on the kind of pointer. */
import { useSyncExternalStore } from "react";

const FALLBACK = 28;

function read(): number {
  const height = Number.parseInt(getComputedStyle(document.documentElement).getPropertyValue("--row"), 10);
  return Number.isNaN(height) ? FALLBACK : height;
}

function follow(listener: () => void): () => void {
  addEventListener("resize", listener);
  return () => removeEventListener("resize", listener);
}

export const useRowHeight = (): number => useSyncExternalStore(follow, read, () => FALLBACK);
