"use client";
/** What the dock shows. It outlives the page of a file: opening a usage in another file leaves the list as it is. */
import { useSyncExternalStore } from "react";
import type { SymbolKind } from "@/lib/contract/vocabulary";

export const DOCK_TABS = ["usages", "hierarchy", "calls"] as const;
export type DockTab = (typeof DOCK_TABS)[number];

/** How the operations are asked: by key, or by a place for what has none (a local). */
export type Asked = { key: string } | { file: string; repo: string; line: number; column: number };

export interface Subject {
  name: string;
  /** Null for a local. */
  kind: SymbolKind | null;
  asked: Asked;
  /** The type itself, or the one that encloses it; null where there is none. */
  type: { name: string; key: string } | null;
}

interface DockState {
  open: boolean;
  tab: DockTab;
  subject: Subject | null;
  /** Grows when the reader asks for the dock: then it takes the focus. */
  requests: number;
}

let state: DockState = { open: false, tab: "usages", subject: null, requests: 0 };
const listeners = new Set<() => void>();

function set(next: Partial<DockState>): void {
  state = { ...state, ...next };
  for (const listener of listeners) listener();
}

export const openDock = (tab: DockTab, subject: Subject): void =>
  set({ open: true, tab, subject, requests: state.requests + 1 });
export const showTab = (tab: DockTab): void => set({ tab });
export const closeDock = (): void => set({ open: false });

const CLOSED: DockState = { open: false, tab: "usages", subject: null, requests: 0 };

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
