"use client";
/**
 * The widths at which the layout changes, for code that cannot leave this to the styles. The styles use the same
 * widths.
 */
import { useSyncExternalStore } from "react";

/** One column, plain rows of code, sheets. */
export const PHONE = "(max-width: 767px)";
/** The files stand beside the code; below this they are a drawer. */
export const FILES_BESIDE = "(min-width: 1024px)";
/** Two files stand side by side; below this the one in front is all there is. */
export const TWO_PANES = FILES_BESIDE;
/** The outline has room beside two files. */
export const OUTLINE_BESIDE_TWO = "(min-width: 1680px)";
/** The outline stands beside the code; below this it is a tab of the dock. */
export const OUTLINE_BESIDE = "(min-width: 1280px)";

export const isWidth = (query: string): boolean => matchMedia(query).matches;

/** Whether the window is of a width; null on the server, which cannot know. */
export function useWidth(query: string): boolean | null {
  return useSyncExternalStore(
    (listener) => {
      const list = matchMedia(query);
      list.addEventListener("change", listener);
      return () => list.removeEventListener("change", listener);
    },
    () => isWidth(query),
    () => null,
  );
}
