"use client";
/** The symbols of the open file: the one around the cursor is selected, a click jumps. */
import { useState } from "react";
import type { EmptyReason } from "@/lib/contract/envelope";
import type { FileDescription } from "@/lib/contract/file-row";
import type { OutlineNode } from "@/lib/contract/file-outline";
import { symbolUrl } from "@/lib/contract/page-url";
import { kindLooks } from "../icons/kind-looks";
import { Icon } from "../icons/icon";
import { KindIcon } from "../icons/kind-icon";
import { count } from "../text/figures";
import { Marked } from "../text/marked";
import { TreeView, type TreeRow } from "../tree/tree-view";
import { flattenOutline, nodeId, type OutlineRow } from "./flatten-outline";
import { withGaps, type GapRow } from "./with-gaps";

interface Props {
  description: FileDescription;
  outline: readonly OutlineNode[];
  /** Symbols in the file; there may be more than are listed. */
  total: number;
  emptyReason: EmptyReason | null;
  /** The symbol around the cursor. */
  current: OutlineNode | null;
  open(node: OutlineNode, beside: boolean): void;
  openLine(line: number): void;
}

type Row = TreeRow & { entry: OutlineRow | GapRow };

export function OutlinePanel({ description, outline, total, emptyReason, current, open, openLine }: Props) {
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set());
  const [filter, setFilter] = useState<string | null>(null);
  const wanted = filter?.trim() ?? "";
  const entries = withGaps(flattenOutline(outline, folded, wanted), wanted === "" ? description.gaps : []);
  const rows = entries.map((entry) => rowOf(entry, description));
  const toggle = (row: Row): void => {
    const next = new Set(folded);
    if (!next.delete(row.id)) next.add(row.id);
    setFolded(next);
  };
  return (
    <aside className="side-panel" aria-label="Outline" data-panel="outline">
      <div className="panel-head">
        <h2 className="heading grow">
          Outline<span className="count">{count(total)}</span>
        </h2>
        <button
          className="button square"
          aria-label="Filter outline"
          title="Filter outline"
          aria-pressed={filter !== null}
          onClick={() => setFilter(filter === null ? "" : null)}
        >
          <Icon name="ui-filter" />
        </button>
      </div>
      {filter !== null && (
        <div className="tree-filter-box">
          <input
            className="tree-filter"
            autoFocus
            aria-label="Symbols of this file by name"
            placeholder="Name"
            value={filter}
            onChange={(event) => setFilter(event.target.value)}
            onKeyDown={(event) => event.key === "Escape" && setFilter(null)}
          />
        </div>
      )}
      {rows.length === 0 && (
        <p className="tree-message">
          {wanted === "" ? (emptyReason?.message ?? "No symbols.") : `Nothing here is named ${wanted}.`}
        </p>
      )}
      <TreeView
        rows={rows}
        label="Outline"
        selectedId={current === null ? null : nodeId(current)}
        toggle={toggle}
        open={({ entry }, beside) => ("node" in entry ? open(entry.node, beside) : openLine(entry.startLine))}
        render={({ entry }) => <Content entry={entry} />}
      />
      {total > outline.length && rows.length >= 5000 && (
        <p className="tree-message meta">The first 5,000 are listed.</p>
      )}
    </aside>
  );
}

function rowOf(entry: OutlineRow | GapRow, { repo, file }: FileDescription): Row {
  if (!("node" in entry)) {
    const label = `gap, lines ${entry.startLine} to ${entry.endLine} could not be parsed`;
    return { ...entry, expanded: undefined, label, text: "gap", href: `#L${entry.startLine}`, entry };
  }
  const { node, id, level, setSize, position, expanded } = entry;
  const label = `${kindLooks[node.kind].word} ${node.name}, line ${node.line}`;
  return {
    id,
    level,
    setSize,
    position,
    expanded,
    label,
    text: node.name,
    href: symbolUrl(repo, file, node.key),
    entry,
  };
}

function Content({ entry }: { entry: OutlineRow | GapRow }) {
  const indent = <span style={{ width: (entry.level - 1) * 12 }} className="outline-indent" />;
  if (!("node" in entry)) {
    return (
      <>
        {indent}
        <span className="tree-twist" />
        <Icon name="ui-warning" size={14} className="tone-warn" />
        <span className="cut grow tone-warn meta">
          gap, lines {entry.startLine}–{entry.endLine}
        </span>
      </>
    );
  }
  const { node, expanded, matched } = entry;
  return (
    <>
      {indent}
      <span className="tree-twist" aria-hidden>
        {expanded !== undefined && <Icon name={expanded ? "ui-chevron-down" : "ui-chevron-right"} size={12} />}
      </span>
      <KindIcon kind={node.kind} />
      <span className="cut grow small-code" title={node.signature}>
        <Marked text={node.name} ranges={matched} />
      </span>
    </>
  );
}
