"use client";
/** How the lists of the dock are looked at. It stays while the reader goes from tab to tab, and stands in the link. */
import { useSyncExternalStore } from "react";
import { WHOLE_TREE, type HierarchyView } from "./hierarchy/hierarchy-view";
import { EVERY_USE, type UsageFilter } from "./usages/usage-filter";

export interface DockView {
  /** Of the uses; of another subject it is another. */
  filter: UsageFilter;
  hierarchy: HierarchyView;
}

const WHOLE: DockView = { filter: EVERY_USE, hierarchy: WHOLE_TREE };

let view = WHOLE;
const listeners = new Set<() => void>();

export function setView(next: Partial<DockView>): void {
  view = { ...view, ...next };
  for (const listener of listeners) listener();
}

/** Narrows the uses; stays while the reader looks at other tabs. */
export const narrowTo = (filter: UsageFilter): void => setView({ filter });
/** Stays from type to type. */
export const viewHierarchy = (hierarchy: HierarchyView): void => setView({ hierarchy });

function follow(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useDockView = (): DockView =>
  useSyncExternalStore(
    follow,
    () => view,
    () => WHOLE,
  );
