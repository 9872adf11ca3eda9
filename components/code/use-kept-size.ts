"use client";
/** The size of a panel as the reader left it, in pixels, kept in this browser. */
import { useLayoutEffect } from "react";
import { usePanelRef, type PanelProps } from "react-resizable-panels";

/** Sizes below this are no choice: the panel was hidden. */
const SMALLEST = 100;

/** @param present false while the panel is not drawn */
export function useKeptSize(panel: string, present = true): Pick<PanelProps, "panelRef" | "onResize"> {
  const name = `fathom.panel.${panel}`;
  const panelRef = usePanelRef();
  useLayoutEffect(() => {
    if (!present) return;
    const kept = Number(localStorage.getItem(name));
    if (kept >= SMALLEST) panelRef.current?.resize(kept);
  }, [name, panelRef, present]);
  return {
    panelRef,
    onResize: ({ inPixels }, _id, before) => {
      if (before !== undefined && inPixels >= SMALLEST) localStorage.setItem(name, String(Math.round(inPixels)));
    },
  };
}
