/** The size of a pane as the reader left it, in pixels, kept in this browser. */

/** Sizes below this are no choice: the pane was hidden. */
const SMALLEST = 100;

const nameOf = (pane: string): string => `fathom.panel.${pane}`;

/** Null when the reader never chose one. Only in the browser. */
export function keptSize(pane: string): number | null {
  const kept = Number(localStorage.getItem(nameOf(pane)));
  return kept >= SMALLEST ? kept : null;
}

/** @param size null for the one that every reader starts with */
export function keepSize(pane: string, size: number | null): void {
  try {
    if (size === null) localStorage.removeItem(nameOf(pane));
    else if (size >= SMALLEST) localStorage.setItem(nameOf(pane), String(Math.round(size)));
  } catch {
    // A full or closed storage only costs the size.
  }
}
