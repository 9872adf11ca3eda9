/** Arrow keys in a tree of links: the rows on the page are the tree, in order. */
import type { KeyboardEvent } from "react";

export function walkTree(event: KeyboardEvent<HTMLElement>): void {
  if (event.altKey || event.ctrlKey || event.metaKey || !(event.target instanceof HTMLElement)) return;
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="treeitem"]')];
  const at = rows.indexOf(event.target);
  if (at < 0) return;
  const next = target(event.key, rows, at);
  if (next === null) return;
  event.preventDefault();
  if (next === "toggle") rows[at].click();
  else next?.focus();
}

/** Where a key leads; null for a key that is not the tree's. */
function target(key: string, rows: readonly HTMLElement[], at: number): HTMLElement | "toggle" | undefined | null {
  const row = rows[at];
  const expanded = row.getAttribute("aria-expanded");
  switch (key) {
    case "ArrowDown":
      return rows.at(Math.min(at + 1, rows.length - 1));
    case "ArrowUp":
      return rows.at(Math.max(at - 1, 0));
    case "Home":
      return rows.at(0);
    case "End":
      return rows.at(-1);
    case "ArrowRight":
      return expanded === "false" ? "toggle" : rows.at(Math.min(at + 1, rows.length - 1));
    case "ArrowLeft":
      return expanded === "true" ? "toggle" : parentOf(rows, at);
    default:
      return key.length === 1 && /\S/.test(key) ? startingWith(rows, at, key) : null;
  }
}

const levelOf = (row: HTMLElement): number => Number(row.getAttribute("aria-level"));

function parentOf(rows: readonly HTMLElement[], at: number): HTMLElement | undefined {
  return rows.slice(0, at).findLast((row) => levelOf(row) < levelOf(rows[at]));
}

/** The next row whose name starts with a letter, round the end. */
function startingWith(rows: readonly HTMLElement[], at: number, letter: string): HTMLElement | undefined {
  const order = [...rows.slice(at + 1), ...rows.slice(0, at)];
  return order.find((row) => row.textContent?.trim().toLowerCase().startsWith(letter.toLowerCase()));
}
