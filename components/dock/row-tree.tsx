"use client";
/** A tree as flat rows of one height, drawn only where it is seen. Arrows walk and fold, Enter opens, Space only shows, Ctrl Enter opens beside. */
import { useVirtualizer } from "@tanstack/react-virtual";
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from "react";
import { Icon } from "../icons/icon";
import { useRowHeight } from "../outline/use-row-height";

/** To go there, to be shown it while the list keeps the focus, or in a new tab. */
export type OpenWay = "go" | "show" | "beside";

export interface TreeRow {
  id: string;
  /** 1 for the outermost. */
  level: number;
  position: number;
  siblings: number;
  /** Null when nothing can unfold. */
  expanded: boolean | null;
  /** What it says to those who do not see it. */
  label: string;
}

export interface RowTreeProps<Row extends TreeRow> {
  label: string;
  rows: readonly Row[];
  /** The content of a row, after its twist. */
  children: (row: Row) => ReactNode;
  onFold: (row: Row, fold: boolean) => void;
  onOpen: (row: Row, way: OpenWay) => void;
  onSelect?: (row: Row) => void;
  /** The list nears its end. */
  onEnd?: () => void;
}

const STEP = 16;

/** The row that was opened last: another file draws the page again, and the list stands there as it was. */
let opened: { label: string; id: string; stays: boolean } | null = null;

export function RowTree<Row extends TreeRow>(props: RowTreeProps<Row>) {
  const { label, rows, children, onFold, onOpen, onSelect, onEnd } = props;
  const [selected, setSelected] = useState(() => (opened?.label === label ? opened.id : null));
  const scroller = useRef<HTMLDivElement>(null);
  const stop = Math.max(
    0,
    rows.findIndex(({ id }) => id === selected),
  );
  const height = useRowHeight();
  const list = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => height,
    overscan: 12,
  });
  // Rows grow with the pointer and the window; sizes that are known already have to go.
  useEffect(() => list.measure(), [list, height]);
  const shown = list.getVirtualItems();
  const last = shown.at(-1)?.index ?? 0;
  useEffect(() => {
    if (rows.length > 0 && last >= rows.length - 20) onEnd?.();
  }, [last, rows.length, onEnd]);

  const select = (row: Row): void => {
    setSelected(row.id);
    onSelect?.(row);
  };
  const focusRow = (at: number): void => {
    const index = Math.max(0, Math.min(at, rows.length - 1));
    select(rows[index]);
    list.scrollToIndex(index, { align: "auto" });
    requestAnimationFrame(() => scroller.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus());
  };
  const hasRows = rows.length > 0;
  useEffect(() => {
    if (!hasRows || opened?.label !== label || !opened.stays) return;
    const at = rows.findIndex(({ id }) => id === opened?.id);
    opened = { ...opened, stays: false };
    if (at >= 0) focusRow(at);
    // Once, when the rows are there.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [hasRows, label]);
  const openRow = (row: Row, way: OpenWay): void => {
    opened = { label, id: row.id, stays: way === "show" };
    onOpen(row, way);
  };
  const parentOf = (at: number): number => rows.findLastIndex(({ level }, i) => i < at && level < rows[at].level);
  const onKeyDown = (event: KeyboardEvent): void => {
    const row = rows.at(stop);
    if (row === undefined || event.altKey || event.metaKey || (event.ctrlKey && event.key !== "Enter")) return;
    const moves: Record<string, () => void> = {
      ArrowDown: () => focusRow(stop + 1),
      ArrowUp: () => focusRow(stop - 1),
      Home: () => focusRow(0),
      End: () => focusRow(rows.length - 1),
      ArrowRight: () => (row.expanded === false ? onFold(row, false) : focusRow(stop + 1)),
      ArrowLeft: () => (row.expanded ? onFold(row, true) : focusRow(parentOf(stop))),
      Enter: () => openRow(row, event.ctrlKey ? "beside" : "go"),
      " ": () => openRow(row, "show"),
    };
    if (moves[event.key] === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    moves[event.key]();
  };

  return (
    <div className="scrolls grow" ref={scroller}>
      <div
        role="tree"
        aria-label={label}
        style={{ height: list.getTotalSize(), position: "relative" }}
        onKeyDown={onKeyDown}
      >
        {shown.map(({ index, start }) => {
          const row = rows[index];
          return (
            <div
              key={row.id}
              role="treeitem"
              aria-level={row.level}
              aria-posinset={row.position}
              aria-setsize={row.siblings}
              aria-expanded={row.expanded ?? undefined}
              aria-selected={row.id === selected}
              aria-label={row.label}
              tabIndex={index === stop ? 0 : -1}
              className={row.id === selected ? "row outline-row selected" : "row outline-row"}
              style={{ transform: `translateY(${start}px)`, paddingLeft: 8 + (row.level - 1) * STEP }}
              onClick={(event) => {
                select(row);
                openRow(row, event.ctrlKey || event.metaKey ? "beside" : "go");
              }}
              onFocus={() => select(row)}
            >
              <span
                className="twist"
                onClick={(event) => {
                  if (row.expanded === null) return;
                  event.stopPropagation();
                  onFold(row, row.expanded);
                }}
              >
                {row.expanded !== null && <Icon name={row.expanded ? "chevron-down" : "chevron-right"} size={12} />}
              </span>
              {children(row)}
            </div>
          );
        })}
      </div>
    </div>
  );
}
