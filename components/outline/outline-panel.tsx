"use client";
/** The symbols of the file as a tree. The one under the cursor is marked and kept in sight. */
import { useVirtualizer } from "@tanstack/react-virtual";
import { useEffect, useMemo, useRef, useState, type KeyboardEvent } from "react";
import type { fileOutline, OutlineNode } from "@/lib/contract/file-outline";
import type { OperationOutput } from "@/lib/contract/operation";
import type { SymbolMark } from "../code/gutter-marks-of";
import { PanelClose } from "../code/panel-close";
import { Icon } from "../icons/icon";
import type { Box } from "../shell/popover";
import { count } from "../words/figures";
import { OutlineItem } from "./outline-item";
import { nodeId, nodesAtLine, outlineRows } from "./outline-rows";
import { useRowHeight } from "./use-row-height";
import "./outline.css";

interface OutlinePanelProps {
  outline: OperationOutput<typeof fileOutline>;
  /** Line of the cursor. */
  line: number;
  /** What stands beside the code, of the same symbols. */
  marks: readonly SymbolMark[];
  onOpen: (node: OutlineNode) => void;
  onMark: (mark: SymbolMark) => void;
  onMenu: (at: OutlineNode, beside: Box, node: OutlineNode) => void;
}

export function OutlinePanel({ outline, line, marks, onOpen, onMark, onMenu }: OutlinePanelProps) {
  const [folded, setFolded] = useState<ReadonlySet<string>>(() => new Set());
  const [filter, setFilter] = useState<string | null>(null);
  const [focus, setFocus] = useState<string | null>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const rows = useMemo(() => outlineRows(outline.results, folded, filter ?? ""), [outline, folded, filter]);
  const here = useMemo(() => {
    const ids = new Set(nodesAtLine(outline.results, line).map(nodeId));
    return rows.findLastIndex(({ node }) => ids.has(nodeId(node)));
  }, [outline, rows, line]);
  const marksBy = useMemo(() => {
    const found = new Map<string, SymbolMark[]>();
    for (const mark of marks) found.set(nodeId(mark.node), [...(found.get(nodeId(mark.node)) ?? []), mark]);
    return found;
  }, [marks]);
  const focused = rows.findIndex(({ node }) => nodeId(node) === focus);
  const stop = focused >= 0 ? focused : Math.max(here, 0);
  const height = useRowHeight();
  // The list reads no state of the virtualizer but through this component.
  const list = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => height,
    overscan: 12,
  });
  // Rows grow with the pointer and the window; sizes that are known already have to go.
  useEffect(() => list.measure(), [list, height]);
  useEffect(() => {
    if (here >= 0) list.scrollToIndex(here, { align: "auto" });
  }, [here, list]);

  const fold = (id: string, fold: boolean): void => {
    const next = new Set(folded);
    if (fold) next.add(id);
    else next.delete(id);
    setFolded(next);
  };
  const focusRow = (at: number): void => {
    const row = rows.at(Math.max(0, Math.min(at, rows.length - 1)));
    if (row === undefined) return;
    setFocus(nodeId(row.node));
    list.scrollToIndex(rows.indexOf(row), { align: "auto" });
    requestAnimationFrame(() => scroller.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus());
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const row = rows.at(stop);
    if (row !== undefined && (event.key === "ContextMenu" || (event.key === "F10" && event.shiftKey))) {
      event.preventDefault();
      const { left, top, bottom } = (event.target as HTMLElement).getBoundingClientRect();
      return onMenu(row.node, { left: left + 24, top, bottom }, row.node);
    }
    if (row === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    const id = nodeId(row.node);
    const moves: Record<string, () => void> = {
      ArrowDown: () => focusRow(stop + 1),
      ArrowUp: () => focusRow(stop - 1),
      Home: () => focusRow(0),
      End: () => focusRow(rows.length - 1),
      ArrowRight: () => (row.expanded === false ? fold(id, false) : focusRow(stop + 1)),
      ArrowLeft: () =>
        row.expanded ? fold(id, true) : focusRow(rows.findIndex(({ node }) => nodeId(node) === row.parent)),
      Enter: () => onOpen(row.node),
    };
    const move = moves[event.key];
    if (move === undefined) return;
    event.preventDefault();
    move();
  };

  return (
    <>
      <header className="panel-head">
        <h2 className="grow">
          Outline <span className="num quiet">{count(outline.totalMatches)}</span>
        </h2>
        <button
          className="button square"
          aria-label="Filter the outline"
          aria-pressed={filter !== null}
          onClick={() => setFilter(filter === null ? "" : null)}
        >
          <Icon name="filter" />
        </button>
        <PanelClose of="outline" />
      </header>
      {filter !== null && (
        <input
          className="panel-filter"
          aria-label="Names to show"
          placeholder="Filter"
          autoFocus
          value={filter}
          onChange={({ target }) => setFilter(target.value)}
          onKeyDown={({ key }) => key === "Escape" && setFilter(null)}
        />
      )}
      {rows.length === 0 ? (
        <p className="panel-note soft">
          {filter
            ? `Nothing here is named “${filter}”.`
            : (outline.emptyReason?.message ?? "This file declares no symbols.")}
        </p>
      ) : (
        <div className="scrolls grow" ref={scroller}>
          <div
            role="tree"
            aria-label="Outline"
            style={{ height: list.getTotalSize(), position: "relative" }}
            onKeyDown={onKeyDown}
          >
            {list.getVirtualItems().map(({ index, start }) => (
              <OutlineItem
                key={nodeId(rows[index].node)}
                row={rows[index]}
                top={start}
                current={index === here}
                stop={index === stop}
                onOpen={() => onOpen(rows[index].node)}
                marks={marksBy.get(nodeId(rows[index].node)) ?? []}
                onMark={onMark}
                onMenu={(beside) => onMenu(rows[index].node, beside, rows[index].node)}
                onFold={() => fold(nodeId(rows[index].node), rows[index].expanded === true)}
                onFocus={() => setFocus(nodeId(rows[index].node))}
              />
            ))}
          </div>
        </div>
      )}
    </>
  );
}
