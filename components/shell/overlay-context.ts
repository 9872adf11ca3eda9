"use client";
/** The context by which components under OverlayHost open overlays over the page. */
import { createContext, useContext } from "react";

export interface Overlays {
  /** Opens Go to Symbol, on `query` when given. */
  openPalette(query?: string): void;
  openKeys(): void;
}

export const OverlayContext = createContext<Overlays | null>(null);

export function useOverlays(): Overlays {
  const overlays = useContext(OverlayContext);
  if (overlays === null) throw new Error("useOverlays stands outside of OverlayHost.");
  return overlays;
}
