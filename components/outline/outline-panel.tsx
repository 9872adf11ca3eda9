"use client";
/** The symbols of the file as a tree. The one under the cursor is marked and kept in sight. */
import { useMemo, useState } from "react";
import type { fileOutline, OutlineNode } from "@/lib/contract/file-outline";
import type { OperationOutput } from "@/lib/contract/operation";
import type { SymbolMark } from "../code/gutter-marks-of";
import { PanelClose } from "../code/panel-close";
import { Icon } from "../icons/icon";
import type { Box } from "../shell/popover";
import { Tree } from "../ui/tree/tree";
import { count } from "../words/figures";
import { OutlineLine } from "./outline-line";
import { marksByNode, nodeId, nodesAtLine, outlineRows } from "./outline-rows";
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
  const marksOf = useMemo(() => marksByNode(marks), [marks]);
  const rows = useMemo(
    () => outlineRows(outline.results, folded, filter ?? "", marksOf),
    [outline, folded, filter, marksOf],
  );
  const here = useMemo(() => {
    const ids = new Set(nodesAtLine(outline.results, line).map(nodeId));
    return rows.findLast(({ id }) => ids.has(id))?.id ?? null;
  }, [outline, rows, line]);
  const fold = ({ id }: { id: string }, fold: boolean): void => {
    const next = new Set(folded);
    if (fold) next.add(id);
    else next.delete(id);
    setFolded(next);
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
        <Tree
          label="Outline"
          rows={rows}
          here={{ id: here, as: "location", align: "auto" }}
          titleOf={({ node }) => node.signature || node.name}
          onFold={fold}
          onOpen={({ node }) => onOpen(node)}
          onMenu={({ node }, beside) => onMenu(node, beside, node)}
        >
          {({ id, node }) => <OutlineLine node={node} marks={marksOf.get(id) ?? []} onMark={onMark} />}
        </Tree>
      )}
    </>
  );
}
