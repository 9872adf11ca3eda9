"use client";
/** The panel that a narrow window has open over the code. Wide windows show both beside it and need none of this. */
import { useSyncExternalStore } from "react";

export type SidePanel = "files" | "outline";

let shown: SidePanel | null = null;
let opener: Element | null = null;
const listeners = new Set<() => void>();

function set(next: SidePanel | null): void {
  shown = next;
  for (const listener of listeners) listener();
}

/** Opens a panel, or closes it when it is the one that is open. */
export function toggleSidePanel(panel: SidePanel): void {
  if (shown === panel) return closeSidePanel();
  opener = document.activeElement;
  set(panel);
}

/** @param returnFocus gives the focus back to what opened it */
export function closeSidePanel(returnFocus = true): void {
  if (shown === null) return;
  set(null);
  if (returnFocus && opener instanceof HTMLElement) opener.focus();
  opener = null;
}

export function useSidePanel(): SidePanel | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => shown,
    () => null,
  );
}
