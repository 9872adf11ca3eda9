"use client";
/** The symbols of the file as a tree. The one under the cursor is marked and kept in sight. */
import { useMemo, useState } from "react";
import type { fileOutline, OutlineNode } from "@/lib/contract/file-outline";
import { hasBases } from "@/lib/contract/languages";
import type { OperationOutput } from "@/lib/contract/operation";
import type { SymbolMark } from "../code/gutter-marks-of";
import { PanelClose } from "../code/panel-close";
import type { Box } from "../shell/popover";
import { Tree } from "../ui/tree/tree";
import { count } from "../words/figures";
import { OutlineLine } from "./outline-line";
import { InheritedLine } from "./inherited-line";
import { withInherited } from "./inherited-rows";
import { marksByNode, nodeId, nodesAtLine, outlineRows, type InheritedRow, type OutlineRow } from "./outline-rows";
import { useInherited } from "./use-inherited";
import { IconButton } from "../ui/icon-button";
import "./outline.css";

interface OutlinePanelProps {
  outline: OperationOutput<typeof fileOutline>;
  /** Line of the cursor. */
  line: number;
  /** What stands beside the code, of the same symbols. */
  marks: readonly SymbolMark[];
  onOpen: (node: OutlineNode) => void;
  /** Goes to an address, of a member of a base. */
  onVisit: (url: string) => void;
  onMark: (mark: SymbolMark) => void;
  onMenu: (at: OutlineNode, beside: Box, node: OutlineNode) => void;
}

export function OutlinePanel({ outline, line, marks, onOpen, onVisit, onMark, onMenu }: OutlinePanelProps) {
  const [folded, setFolded] = useState<ReadonlySet<string>>(() => new Set());
  const [filter, setFilter] = useState<string | null>(null);
  const marksOf = useMemo(() => marksByNode(marks), [marks]);
  const inherited = useInherited({ ...outline, outline: outline.results });
  const own = useMemo(
    () => outlineRows(outline.results, folded, filter ?? "", marksOf),
    [outline, folded, filter, marksOf],
  );
  const rows = withInherited(own, inherited.bases, folded, filter ?? "");
  const here = useMemo(() => {
    const ids = new Set(nodesAtLine(outline.results, line).map(nodeId));
    return own.findLast(({ id }) => ids.has(id))?.id ?? null;
  }, [outline, own, line]);
  const fold = (row: OutlineRow | InheritedRow, fold: boolean): void => {
    const next = new Set(folded);
    const { id } = row;
    // A base is folded until it is asked for, a symbol unfolded.
    if (fold === !("base" in row)) next.add(id);
    else next.delete(id);
    setFolded(next);
  };
  return (
    <>
      <header className="panel-head">
        <h2 className="grow">
          Outline <span className="num quiet">{count(outline.totalMatches)}</span>
        </h2>
        {hasBases(outline.language) && (
          <IconButton
            icon="overrides"
            label="Inherited members"
            title="Inherited members"
            aria-pressed={inherited.wanted}
            onClick={inherited.toggle}
          />
        )}
        <IconButton
          icon="filter"
          label="Filter the outline"
          aria-pressed={filter !== null}
          onClick={() => setFilter(filter === null ? "" : null)}
        />
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
      {inherited.left > 0 && (
        <p className="panel-note soft">{`${count(inherited.left)} more types: their own pages list what they inherit.`}</p>
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
          titleOf={titleOf}
          onFold={fold}
          onOpen={(row) => {
            if ("node" in row) onOpen(row.node);
            else if ("member" in row) onVisit(row.member.url);
            else fold(row, row.expanded === true);
          }}
          onMenu={(row, beside) => "node" in row && onMenu(row.node, beside, row.node)}
        >
          {(row) =>
            "node" in row ? (
              <OutlineLine node={row.node} told={row.told} marks={marksOf.get(row.id) ?? []} onMark={onMark} />
            ) : (
              <InheritedLine row={row} />
            )
          }
        </Tree>
      )}
    </>
  );
}

function titleOf(row: OutlineRow | InheritedRow): string {
  if ("node" in row) return row.node.signature || row.node.name;
  return "member" in row ? row.member.signature || row.member.name : row.base;
}
