/** Walks from row to row with the arrow keys, past what stands open between them. */
import type { KeyboardEvent } from "react";

export function walkRows(event: KeyboardEvent<HTMLElement>): void {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>("[data-review-row]")];
  const at = rows.findIndex((row) => row === document.activeElement);
  if (at < 0) return;
  const steps: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: rows.length - 1 };
  const next = rows[steps[event.key] ?? -1];
  if (next === undefined) return;
  next.focus();
  event.preventDefault();
}
