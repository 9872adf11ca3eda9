"use client";
/** Copies the address, or a text, and says for a moment that it was copied. */
import { useCallback, useEffect, useState } from "react";

const SAID_MS = 4000;

/** A symbol is found again wherever it went; lines are those of these numbers. */
const saidOf = (search: string): string =>
  new URLSearchParams(search).has("symbol")
    ? "Link copied. It opens this symbol even after edits."
    : "Link copied. It finds these lines again when the file has moved on.";

export interface CopiedLink {
  /** What was copied, in words; null once it was said long enough. */
  copied: string | null;
  copyLink: () => void;
  copyText: (text: string, said: string) => void;
  /** Says something else for that moment: why nothing was copied. */
  say: (words: string) => void;
}

/**
 * @param writeAddress makes the address name this place, just before it is copied
 * @param said of the copied link; by what the address holds when left out
 */
export function useCopiedLink(writeAddress: () => void, said?: string): CopiedLink {
  const [copied, setCopied] = useState<string | null>(null);
  useEffect(() => {
    if (copied === null) return;
    const timer = setTimeout(() => setCopied(null), SAID_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  const copyText = useCallback((text: string, said: string): void => {
    void navigator.clipboard?.writeText(text).then(() => setCopied(said));
  }, []);
  const copyLink = useCallback((): void => {
    writeAddress();
    copyText(location.href, said ?? saidOf(location.search));
  }, [writeAddress, copyText, said]);
  return { copied, copyLink, copyText, say: setCopied };
}
