/** Walks from the field into the lines that matched, along them, and back. */
import type { KeyboardEvent } from "react";

const hits = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>("[data-hit]")];

export const focusFirstHit = (): void => hits().at(0)?.focus();

const focusSearchField = (): void => document.querySelector<HTMLInputElement>("[data-search-field]")?.focus();

export function walkHits(event: KeyboardEvent<HTMLElement>): void {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const all = hits();
  const at = all.findIndex((hit) => hit === document.activeElement);
  const steps: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: all.length - 1 };
  const next = steps[event.key];
  if (event.key === "Escape" || next === -1) focusSearchField();
  else if (next === undefined || all[next] === undefined) return;
  else all[next].focus();
  event.preventDefault();
}
