"use client";
/**
 * When the card of a name is shown: a while after the pointer came to rest on it, or at once when a key asked. It stays
 * while it is pointed at, and a moment longer.
 */
import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { CodePlace } from "../navigate/outcome";
import type { Box } from "../shell/popover";
import { loadNameCard, type NameCard } from "./load-name-card";

/** Milliseconds that it stays once nothing points at it any more. */
const GRACE_MS = 150;

export interface ShownCard {
  card: NameCard;
  at: CodePlace;
  beside: Box;
  /** Asked for by a key: it takes the focus. */
  byKey: boolean;
}

export function useNameCard(repo: string, file: string) {
  const client = useQueryClient();
  const [shown, setShown] = useState<ShownCard | null>(null);
  const grace = useRef<ReturnType<typeof setTimeout>>(undefined);
  const asked = useRef(0);

  const keep = useCallback((): void => clearTimeout(grace.current), []);
  const close = useCallback((): void => {
    keep();
    asked.current++;
    setShown(null);
  }, [keep]);
  const leave = useCallback((): void => {
    keep();
    asked.current++;
    grace.current = setTimeout(() => setShown((card) => (card?.byKey ? card : null)), GRACE_MS);
  }, [keep]);
  /** @returns false when there is nothing to show */
  const open = useCallback(
    async (position: Pick<CodePlace, "line" | "column">, beside: Box, byKey: boolean): Promise<boolean> => {
      const turn = ++asked.current;
      const at = { repo, file, ...position };
      const card = await loadNameCard(client, at);
      if (turn !== asked.current) return true;
      keep();
      setShown(card === null ? null : { card, at, beside, byKey });
      return card !== null;
    },
    [client, repo, file, keep],
  );
  useEffect(() => close, [file, close]);
  return useMemo(() => ({ shown, open, leave, keep, close }), [shown, open, leave, keep, close]);
}
