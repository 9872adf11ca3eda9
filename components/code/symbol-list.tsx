"use client";
/** The symbols that a file, or a symbol of it, holds directly, in the order of the source. */
import { useState } from "react";
import type { OutlineNode } from "@/lib/contract/file-outline";
import { KindIcon } from "../icons/kind-icon";
import { nodeId } from "../outline/outline-rows";
import { count } from "../words/figures";
import { MiddleCut } from "../words/middle-cut";
import { useCrumbList } from "./crumb-list";
import { FilteredList, holdsText } from "./filtered-list";

interface SymbolListProps {
  nodes: readonly OutlineNode[];
  /** The one that the cursor is in. */
  current: OutlineNode | null;
  label: string;
  onOpen: (node: OutlineNode) => void;
}

const ROWS = 200;

export function SymbolList({ nodes, current, label, onOpen }: SymbolListProps) {
  const { onClose } = useCrumbList();
  const [filter, setFilter] = useState("");
  const found = nodes.filter(({ name }) => holdsText(name, filter));
  return (
    <FilteredList label={label} filter={{ text: filter, placeholder: "Filter symbols", onChange: setFilter }}>
      {found.slice(0, ROWS).map((node) => (
        <button
          key={nodeId(node)}
          className={node === current ? "row selected" : "row"}
          aria-current={node === current ? "location" : undefined}
          title={node.signature || node.name}
          onClick={() => {
            onClose(true);
            onOpen(node);
          }}
        >
          <KindIcon kind={node.kind} />
          <span className="mono grow">
            <MiddleCut text={node.name} />
          </span>
          <span className="meta quiet num">{node.line}</span>
        </button>
      ))}
      {found.length === 0 && <p className="panel-note soft">Nothing here matches</p>}
      {found.length > ROWS && <p className="panel-note soft">{`${count(found.length - ROWS)} more: type to filter`}</p>}
    </FilteredList>
  );
}
