"use client";
/** The one Tab stop of a tree: the row that had the focus last, else the reader's current row, else the first. */
import { useState } from "react";
import type { TreeRow } from "./tree-row";

export interface Stop {
  /** Index of its row. */
  at: number;
  /** The row that was gone to last; null while none was. */
  reached: string | null;
  reach: (id: string) => void;
}

export function useStop(rows: readonly TreeRow[], here: string | null): Stop {
  const [reached, reach] = useState<string | null>(null);
  return { at: stopOf(rows, reached, here), reached, reach };
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
