"use client";
/**
 * When the card of a name is shown: a while after the pointer came to rest on it, or at once when a key asked. It
 * stays while it is pointed at, and a moment longer.
 */
import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { CodePlace } from "../navigate/outcome";
import type { Box } from "../shell/popover";
import { ahead } from "../shell/later";
import type { NameCard } from "./load-name-card";

const cardLoader = ahead(async () => (await import("./load-name-card")).loadNameCard);

/** Milliseconds that it stays once nothing points at it any more. */
const GRACE_MS = 150;

export interface ShownCard {
  card: NameCard;
  at: CodePlace;
  beside: Box;
  /** Asked for by a key: it takes the focus. */
  byKey: boolean;
}

export interface NameCardState {
  shown: ShownCard | null;
  /** False when there is nothing to show. */
  open: (position: Pick<CodePlace, "line" | "column">, beside: Box, byKey: boolean) => Promise<boolean>;
  /** The pointer left the name. */
  leave: () => void;
  /** The pointer came to the card. */
  enter: () => void;
  /** The pointer left the card. */
  exit: () => void;
  close: () => void;
}

export function useNameCard(repo: string, file: string): NameCardState {
  const client = useQueryClient();
  const [shown, setShown] = useState<ShownCard | null>(null);
  const grace = useRef<ReturnType<typeof setTimeout>>(undefined);
  const asked = useRef(0);
  /** The pointer is on the card: it may get there before the code has heard that it left. */
  const pointed = useRef(false);

  const close = useCallback((): void => {
    clearTimeout(grace.current);
    pointed.current = false;
    asked.current++;
    setShown(null);
  }, []);
  const enter = useCallback((): void => {
    pointed.current = true;
  }, []);
  const leave = useCallback((): void => {
    clearTimeout(grace.current);
    asked.current++;
    grace.current = setTimeout(() => {
      if (!pointed.current) setShown((card) => (card?.byKey ? card : null));
    }, GRACE_MS);
  }, []);
  const exit = useCallback((): void => {
    pointed.current = false;
    leave();
  }, [leave]);
  const open = useCallback(
    async (position: Pick<CodePlace, "line" | "column">, beside: Box, byKey: boolean): Promise<boolean> => {
      const turn = ++asked.current;
      const at = { repo, file, ...position };
      const card = await (await cardLoader())(client, at);
      if (turn !== asked.current) return true;
      clearTimeout(grace.current);
      setShown(card === null ? null : { card, at, beside, byKey });
      return card !== null;
    },
    [client, repo, file],
  );
  useEffect(() => close, [file, close]);
  return useMemo(() => ({ shown, open, leave, enter, exit, close }), [shown, open, leave, enter, exit, close]);
}
