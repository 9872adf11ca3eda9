"use client";
/** Widths at which the code view changes its shape. */
import { useCallback, useSyncExternalStore } from "react";

export const PHONE = "(max-width: 767px)";
/** The tree has room beside the code. */
export const TREE_BESIDE = "(min-width: 1024px)";
/** The outline has room, too. */
export const OUTLINE_BESIDE = "(min-width: 1280px)";

/** @param onServer what the server assumes; CSS hides what it assumed wrongly until the page is live */
export function useMedia(query: string, onServer: boolean): boolean {
  const watch = useCallback(
    (listener: () => void) => {
      const media = matchMedia(query);
      media.addEventListener("change", listener);
      return () => media.removeEventListener("change", listener);
    },
    [query],
  );
  return useSyncExternalStore(
    watch,
    () => matchMedia(query).matches,
    () => onServer,
  );
}
