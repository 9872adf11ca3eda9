/** The keys that walk a menu. */
import type { KeyboardEvent } from "react";

export function walkMenu(event: KeyboardEvent<HTMLElement>): void {
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>(':scope > [role="menuitem"]')];
  const at = items.findIndex((item) => item === document.activeElement);
  // Pressed in a menu beside it, which walks itself.
  if (at < 0) return;
  const to = stepOf(event.key, at, items);
  if (event.key === "Tab") return event.preventDefault();
  if (to === null) return;
  event.preventDefault();
  event.stopPropagation();
  items.at(to % items.length)?.focus();
}

/** Where a key leads; null for the others. A letter goes to the next item that begins with it. */
function stepOf(key: string, at: number, items: readonly HTMLElement[]): number | null {
  const steps = new Map(Object.entries({ ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }));
  const step = steps.get(key);
  if (step !== undefined) return step;
  if (key.length !== 1 || key === " ") return null;
  const begins = (item: HTMLElement): boolean =>
    item.textContent?.trim().toLowerCase().startsWith(key.toLowerCase()) ?? false;
  const next = [...items.slice(at + 1), ...items.slice(0, at + 1)].find(begins);
  return next === undefined ? null : items.indexOf(next);
}
