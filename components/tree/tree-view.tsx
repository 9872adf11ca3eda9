"use client";
/**
 * A tree as flat, virtual rows of one height: one Tab stop, arrows walk and fold, letters find. What a row looks like
 * is the caller's; what it does with the keyboard is here.
 */
import { useVirtualizer } from "@tanstack/react-virtual";
import { useEffect, useRef, useState, type KeyboardEvent, type MouseEvent, type ReactNode } from "react";
import { useRowHeight } from "./use-row-height";
import "./tree-view.css";

export interface TreeRow {
  id: string;
  /** 1 at the top. */
  level: number;
  setSize: number;
  position: number;
  /** Undefined for a leaf. */
  expanded: boolean | undefined;
  /** Accessible name: kind, name, and what else the row says. */
  label: string;
  /** What letters find. */
  text: string;
  href: string;
}

interface Props<Row extends TreeRow> {
  rows: readonly Row[];
  label: string;
  /** The row that is open. */
  selectedId: string | null;
  render(row: Row): ReactNode;
  open(row: Row, beside: boolean): void;
  toggle(row: Row): void;
}

export function TreeView<Row extends TreeRow>({ rows, label, selectedId, render, open, toggle }: Props<Row>) {
  const box = useRef<HTMLDivElement>(null);
  const height = useRowHeight();
  const [focusedId, setFocusedId] = useState<string | null>(null);
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => box.current,
    estimateSize: () => height,
    overscan: 12,
    getItemKey: (index) => rows[index].id,
    initialRect: { width: 272, height: 900 },
  });
  const indexOf = (id: string | null): number => rows.findIndex((row) => row.id === id);
  const stop = Math.max(0, indexOf(focusedId) >= 0 ? indexOf(focusedId) : indexOf(selectedId));

  useEffect(() => virtual.measure(), [height, virtual]);
  // A new selection comes into view; what the reader scrolled to stays otherwise.
  const selectedIndex = indexOf(selectedId);
  useEffect(() => {
    if (selectedIndex >= 0) virtual.scrollToIndex(selectedIndex, { align: "auto" });
  }, [selectedId, selectedIndex >= 0]); // eslint-disable-line react-hooks/exhaustive-deps

  const focus = (index: number): void => {
    const row = rows.at(Math.min(Math.max(index, 0), rows.length - 1));
    if (row === undefined) return;
    setFocusedId(row.id);
    virtual.scrollToIndex(rows.indexOf(row), { align: "auto" });
    requestAnimationFrame(() =>
      box.current?.querySelector<HTMLElement>(`[data-index="${rows.indexOf(row)}"]`)?.focus(),
    );
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const row = rows[stop];
    if (row === undefined || event.altKey) return;
    const handled = walk(event, row) || (event.key.length === 1 && !event.ctrlKey && !event.metaKey && find(event.key));
    if (!handled) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const walk = (event: KeyboardEvent, row: Row): boolean => {
    const parent = rows.findLastIndex((other, index) => index < stop && other.level < row.level);
    const actions: Record<string, () => void> = {
      ArrowDown: () => focus(stop + 1),
      ArrowUp: () => focus(stop - 1),
      Home: () => focus(0),
      End: () => focus(rows.length - 1),
      Enter: () => open(row, event.ctrlKey || event.metaKey),
      ArrowRight: () => (row.expanded === false ? toggle(row) : row.expanded ? focus(stop + 1) : undefined),
      ArrowLeft: () => (row.expanded ? toggle(row) : parent >= 0 ? focus(parent) : undefined),
    };
    actions[event.key]?.();
    return event.key in actions;
  };
  const find = (letter: string): boolean => {
    const starts = (row: Row): boolean => row.text.toLowerCase().startsWith(letter.toLowerCase());
    const after = rows.findIndex((row, index) => index > stop && starts(row));
    const index = after >= 0 ? after : rows.findIndex(starts);
    if (index >= 0 && /\p{L}|\p{N}|_/u.test(letter)) focus(index);
    return index >= 0;
  };
  const onClick = (event: MouseEvent, row: Row): void => {
    setFocusedId(row.id);
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const onTwist = event.target instanceof Element && event.target.closest(".tree-twist") !== null;
    if (onTwist && row.expanded !== undefined) toggle(row);
    else open(row, false);
  };

  return (
    <div ref={box} className="tree" role="tree" aria-label={label} onKeyDown={onKeyDown}>
      <div role="presentation" style={{ height: virtual.getTotalSize(), position: "relative" }}>
        {virtual.getVirtualItems().map(({ index, start }) => {
          const row = rows[index];
          return (
            <a
              key={row.id}
              data-index={index}
              className={`row tree-row${row.id === selectedId ? " selected" : ""}`}
              style={{ transform: `translateY(${start}px)`, height }}
              href={row.href}
              role="treeitem"
              tabIndex={index === stop ? 0 : -1}
              aria-label={row.label}
              aria-level={row.level}
              aria-setsize={row.setSize}
              aria-posinset={row.position}
              aria-expanded={row.expanded}
              aria-current={row.id === selectedId ? "true" : undefined}
              aria-selected={row.id === selectedId}
              onClick={(event) => onClick(event, row)}
              onFocus={() => setFocusedId(row.id)}
            >
              {render(row)}
            </a>
          );
        })}
      </div>
    </div>
  );
}
