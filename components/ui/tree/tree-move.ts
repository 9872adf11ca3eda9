/** Where a key leads in a tree. Pure: the pattern of ARIA's trees over flat rows. */
import type { OpenWay, TreeRow } from "./tree-row";

export type TreeMove =
  { to: "row"; at: number } | { to: "fold"; fold: boolean } | { to: "open"; way: OpenWay } | { to: "menu" };

type Pressed = Pick<KeyboardEvent, "key" | "altKey" | "ctrlKey" | "metaKey" | "shiftKey">;

/** Null for a key that is not the tree's. `at` is the row that has the focus. */
export function treeMove(pressed: Pressed, rows: readonly TreeRow[], at: number): TreeMove | null {
  const { key, altKey, ctrlKey, metaKey, shiftKey } = pressed;
  if (key === "ContextMenu" || (key === "F10" && shiftKey)) return { to: "menu" };
  if (altKey || metaKey || (ctrlKey && key !== "Enter")) return null;
  const row = rows[at];
  switch (key) {
    case "ArrowDown":
      return rowAt(rows, at + 1, 1, at);
    case "ArrowUp":
      return rowAt(rows, at - 1, -1, at);
    case "Home":
      return rowAt(rows, 0, 1, at);
    case "End":
      return rowAt(rows, rows.length - 1, -1, at);
    case "ArrowRight":
      return row.expanded === false ? { to: "fold", fold: false } : rowAt(rows, at + 1, 1, at);
    case "ArrowLeft":
      return row.expanded ? { to: "fold", fold: true } : { to: "row", at: parentOf(rows, at) };
    case "Enter":
      return { to: "open", way: ctrlKey ? "beside" : "go" };
    case " ":
      return { to: "open", way: "show" };
    default:
      return null;
  }
}

/** The nearest row from `at` on that is not inert; where there is none, the focus stays. */
function rowAt(rows: readonly TreeRow[], at: number, step: 1 | -1, stays: number): TreeMove {
  for (let next = at; next >= 0 && next < rows.length; next += step)
    if (rows[next].inert !== true) return { to: "row", at: next };
  return { to: "row", at: stays };
}

/** The row that encloses another; an outermost row itself. */
function parentOf(rows: readonly TreeRow[], at: number): number {
  for (let above = at - 1; above >= 0; above--) if (rows[above].level < rows[at].level) return above;
  return at;
}
