"use client";
/** Enter opens the active row. Pressed before the answer is there, it opens the first row of that answer. */
import { useEffect, useRef } from "react";
import type { Entry } from "./arrange";

interface EnterOptions {
  /** What is typed, as it is asked for. */
  query: string;
  /** The rows on show are of another text, or there are none yet. */
  pending: boolean;
  /** The active row. */
  current: Entry | undefined;
  open: (entry: Entry | undefined, beside: boolean) => void;
}

/** @returns what the key does */
export function useEnter({ query, pending, current, open }: EnterOptions): (beside: boolean) => void {
  const held = useRef<{ query: string; beside: boolean } | null>(null);
  useEffect(() => {
    if (held.current === null) return;
    const { query: wanted, beside } = held.current;
    // Whoever types on has changed their mind.
    if (!pending || wanted !== query) held.current = null;
    if (!pending && wanted === query) open(current, beside);
  }, [query, pending, current, open]);
  return (beside) => {
    if (pending) held.current = { query, beside };
    else open(current, beside);
  };
}
