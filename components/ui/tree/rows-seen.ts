/** Which rows of one height are in sight, and how far to scroll for one. Pure. */

/** Rows [from, to). */
export interface Seen {
  from: number;
  to: number;
}

export type Align = "auto" | "center";

/** Rows that are drawn above and below those in sight. */
const AROUND = 12;

/** @param top pixels that are scrolled; @param height pixels in sight, none of a list that is hidden */
export function rowsSeen(top: number, height: number, rowHeight: number): Seen {
  if (height <= 0) return { from: 0, to: 0 };
  const from = Math.max(0, Math.floor(top / rowHeight) - AROUND);
  return { from, to: Math.ceil((top + height) / rowHeight) + AROUND };
}

interface Window {
  top: number;
  height: number;
  rowHeight: number;
}

/** Null where the row is in sight as it is asked for. `auto` scrolls no further than the row needs. */
export function scrollTopFor(at: number, align: Align, { top, height, rowHeight }: Window): number | null {
  const start = at * rowHeight;
  const end = start + rowHeight;
  if (align === "center") return Math.max(0, start - (height - rowHeight) / 2);
  if (start < top) return start;
  return end > top + height ? end - height : null;
}
