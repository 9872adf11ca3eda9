"use client";
/**
 * Keys in a list of what was found: arrows walk it, Ctrl Enter opens beside, so that the list stays. The row that
 * opened the second pane has the focus again when that closes.
 */
import { useCallback, useEffect, useRef, type KeyboardEvent } from "react";
import { besideStands, useBeside } from "../beside/beside-store";
import { useOpenBeside } from "../navigate/open-beside";
import { isWidth, TWO_PANES } from "../shell/widths";
import { walkHits } from "./focus-hits";

export function useHitKeys(): (event: KeyboardEvent<HTMLElement>) => void {
  const openBeside = useOpenBeside();
  const { url } = useBeside();
  const opener = useRef<HTMLElement | null>(null);
  useEffect(() => {
    if (url !== null) return;
    if (document.activeElement === document.body) opener.current?.focus();
    opener.current = null;
  }, [url]);
  return useCallback(
    (event) => {
      const hit = (event.target as HTMLElement).closest("a");
      if (hit === null || !asksBeside(event)) return walkHits(event);
      event.preventDefault();
      opener.current = hit;
      openBeside(hit.href);
    },
    [openBeside],
  );
}

/** Where there is room for one pane only, the keys are the browser's: it opens a tab, and the list stays too. */
const asksBeside = ({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): boolean =>
  key === "Enter" && (ctrlKey || metaKey) && !shiftKey && !altKey && besideStands() && isWidth(TWO_PANES);
