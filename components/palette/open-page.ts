"use client";
/** What the page behind the palette offers it: the open file's symbols and lines, and what can be done there. */
import { useEffect, useSyncExternalStore } from "react";
import type { OutlineNode } from "@/lib/contract/file-outline";

export interface OpenPage {
  repo: string;
  file: string;
  /** How many it has. */
  lines: number;
  outline: readonly OutlineNode[];
  goTo: (node: OutlineNode) => void;
  goToLine: (line: number) => void;
  actions: readonly PageAction[];
}

export interface PageAction {
  does: string;
  /** Its key, as people press it. */
  chord: string;
  run: () => void;
}

let offered: OpenPage | null = null;
const listeners = new Set<() => void>();

function set(next: OpenPage | null): void {
  offered = next;
  for (const listener of listeners) listener();
}

/** Offers a page as long as it is on the screen. */
export function useOfferedPage(page: OpenPage): void {
  useEffect(() => {
    set(page);
    return () => set(null);
  }, [page]);
}

/** Null where no file is open. */
export function useOpenPage(): OpenPage | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => offered,
    () => null,
  );
}
