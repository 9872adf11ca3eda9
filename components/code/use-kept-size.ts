"use client";
/** The size of a panel as the reader left it, in pixels, kept in this browser. */
import { useEffect } from "react";
import { usePanelRef, type PanelProps } from "react-resizable-panels";
import { isWidth, OUTLINE_BESIDE } from "../shell/widths";

/** Sizes below this are no choice: the panel was hidden. */
const SMALLEST = 100;

const nameOf = (panel: string): string => `fathom.panel.${panel}`;

/** Null when the reader never chose one. Only in the browser. */
export function keptSize(panel: string): number | null {
  const kept = Number(localStorage.getItem(nameOf(panel)));
  return kept >= SMALLEST ? kept : null;
}

export function keepSize(panel: string): NonNullable<PanelProps["onResize"]> {
  return ({ inPixels }, _id, before) => {
    // In a narrow window a panel has the size of a drawer or a sheet, which nobody chose.
    if (before !== undefined && inPixels >= SMALLEST && isWidth(OUTLINE_BESIDE))
      localStorage.setItem(nameOf(panel), String(Math.round(inPixels)));
  };
}

/** For a panel that the server draws too: it gets its size right after the first paint. */
export function useKeptSize(panel: string): Pick<PanelProps, "panelRef" | "onResize"> {
  const panelRef = usePanelRef();
  useEffect(() => {
    const kept = keptSize(panel);
    // The group knows its panels only after it has drawn them once.
    const frame = requestAnimationFrame(() => kept !== null && panelRef.current?.resize(kept));
    return () => cancelAnimationFrame(frame);
  }, [panel, panelRef]);
  return { panelRef, onResize: keepSize(panel) };
}
