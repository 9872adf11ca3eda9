"use client";
/** What the dock shows. It outlives the page of a file: opening a usage in another file leaves the list as it is. */
import { useSyncExternalStore } from "react";
import type { DockTab, Subject } from "./dock-tabs";

interface DockState {
  open: boolean;
  tab: DockTab;
  /** Null only while the outline is all that was asked for. */
  subject: Subject | null;
  /** Grows when the reader asks for the dock: then it takes the focus. */
  requests: number;
}

const CLOSED: DockState = { open: false, tab: "usages", subject: null, requests: 0 };
let state = CLOSED;
const listeners = new Set<() => void>();

function set(next: Partial<DockState>): void {
  state = { ...state, ...next };
  for (const listener of listeners) listener();
}

/** Opens the dock because the reader asks for it. */
export const openDock = (tab: DockTab, subject: Subject): void =>
  set({ open: true, tab, subject, requests: state.requests + 1 });
/** Opens the dock on the outline of whatever file is open; a subject stays for the other tabs. */
export const openOutline = (): void => set({ open: true, tab: "outline", requests: state.requests + 1 });
/** Opens the dock as a link has it. The reader did not ask, so the focus stays. */
export const restoreDock = (tab: DockTab, subject: Subject | null): void => set({ open: true, tab, subject });
export const showTab = (tab: DockTab): void => set({ tab });
export const closeDock = (): void => set({ open: false });
export const dockState = (): DockState => state;

export function useDock(): DockState {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => state,
    () => CLOSED,
  );
}
