"use client";
/**
 * The pane that a component stands in. The code is one; beside it a second file may stand. What is opened from a pane
 * opens in it, and what closes gives the focus back to it.
 */
import { createContext, useContext } from "react";

export type PaneName = "code" | "beside";

interface Pane {
  name: PaneName;
  /** Opens an address in this pane. Null where that is left to the workspace. */
  visit: ((url: string) => void) | null;
}

const MAIN: Pane = { name: "code", visit: null };

export const PaneContext = createContext<Pane>(MAIN);

export const usePane = (): Pane => useContext(PaneContext);

/** The pane that has the focus; null when something else has it. */
export const paneInUse = (): PaneName | null =>
  (["code", "beside"] as const).find(
    (name) => document.activeElement?.closest(`[data-panel="${name}"]`) !== null && document.activeElement !== null,
  ) ?? null;
