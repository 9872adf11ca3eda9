"use client";
/**
 * The one Tab stop of a tree: the row that had the focus last, else the reader's current row, else the first. A reader
 * who has gone on elsewhere comes back to where they are then.
 */
import { useState } from "react";
import type { TreeRow } from "./tree-row";

export interface Stop {
  /** Index of its row. */
  at: number;
  /** The row that was gone to last; null while none was. */
  reached: string | null;
  reach: (id: string) => void;
  /** A row has the focus. While the reader's own row is not listed yet, it only stands for that one. */
  focused: (id: string) => void;
  /** The focus has left the tree. */
  leave: () => void;
}

interface Reached {
  id: string;
  /** Where the reader was when the focus left the tree; null while it is in it. */
  left: { here: string | null } | null;
}

export function useStop(rows: readonly TreeRow[], here: string | null): Stop {
  const [last, setLast] = useState<Reached | null>(null);
  const isBack = last !== null && last.left !== null && last.left.here !== here;
  const reached = last === null || isBack ? null : last.id;
  const at = stopOf(rows, reached, here);
  const reach = (id: string): void => setLast({ id, left: null });
  return {
    at,
    reached,
    reach,
    focused: (id) => {
      const isAwaited = reached === null && here !== null && !rows.some((row) => row.id === here);
      if (!isAwaited || rows.at(at)?.id !== id) reach(id);
    },
    leave: () => setLast(last === null ? null : { id: last.id, left: { here } }),
  };
}

/** Index of the Tab stop; 0 where there are no rows. */
export function stopOf(rows: readonly TreeRow[], reached: string | null, here: string | null): number {
  for (const id of [reached, here]) {
    const at = id === null ? -1 : rows.findIndex((row) => row.id === id);
    if (at >= 0) return at;
  }
  const first = rows.findIndex(({ inert }) => inert !== true);
  return Math.max(0, first);
}
