"use client";
/** Copies the address, and says for a moment that it was copied. */
import { useCallback, useEffect, useState } from "react";

const SAID_MS = 4000;

/** @param settle makes the address name this place, just before it is copied */
export function useCopiedLink(settle: () => void): { copied: boolean; copyLink: () => void } {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), SAID_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  const copyLink = useCallback((): void => {
    settle();
    void navigator.clipboard?.writeText(location.href).then(() => setCopied(true));
  }, [settle]);
  return { copied, copyLink };
}
