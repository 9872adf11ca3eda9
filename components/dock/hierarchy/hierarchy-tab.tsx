"use client";
/** What a type derives from, and what derives from it. A member's hierarchy is that of its type. */
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import dynamic from "next/dynamic";
import { useMemo, useState } from "react";
import { hierarchyQuery } from "@/lib/client/queries/symbols";
import type { HierarchyNode } from "@/lib/contract/symbol-hierarchy";
import { count } from "../../words/figures";
import { PathCut } from "../../words/middle-cut";
import { DockList } from "../dock-list";
import { DockNote } from "../dock-note";
import type { PanelProps } from "../dock-panel";
import type { Subject } from "../dock-subject";
import { useDockView, viewHierarchy } from "../dock-view";
import type { OpenWay } from "../../ui/tree/tree-row";
import { HierarchyFilters } from "./hierarchy-filters";
import { countSorts, withoutSorts, type TypeSort } from "./hierarchy-sorts";
import { hierarchyRows, type HierarchyRow } from "./hierarchy-rows";
import type { TypeNode } from "./picture/graph-of";
import { SymbolLine } from "../symbol-line";
import { TypePane } from "./type-pane";
import { useToggled } from "../use-toggled";

const Picture = dynamic(() => import("./picture/picture"), { ssr: false });

const NO_TYPE = { key: "", name: "" };

export function HierarchyTab({ subject, onOpen, onSubject }: PanelProps) {
  const [toggled, toggle] = useToggled();
  const [hidden, setHidden] = useState<ReadonlySet<TypeSort>>(() => new Set());
  const type = subject.type ?? NO_TYPE;
  const { data, error, isPending, isFetching, refetch } = useQuery({
    ...hierarchyQuery({ key: type.key, scope: "all" }),
    enabled: subject.type !== null,
    placeholderData: keepPreviousData,
  });
  const root = data?.results.at(0);
  const counts = useMemo(() => (root === undefined ? null : countSorts(root)), [root]);
  const { hierarchy: view } = useDockView();
  const shown = useMemo(() => (root === undefined ? null : withoutSorts(root, hidden)), [root, hidden]);
  const rows = useMemo(
    () => (shown === null ? [] : hierarchyRows(shown, toggled, view.side)),
    [shown, toggled, view.side],
  );
  const [reached, setReached] = useState<HierarchyNode | null>(null);
  const at = reached ?? root;
  const open = (row: HierarchyRow, way: OpenWay): void => {
    if (row.type === "group") toggle(row);
    else if (row.type === "node" && row.node.url !== undefined) onOpen(row.node.url, way);
    else if (row.type === "more") onSubjectOf(row.of, onSubject);
  };
  const openBox = ({ type: of, hidden: left }: TypeNode, beside: boolean): void => {
    if (left > 0) onSubjectOf(of, onSubject);
    else if (of.url !== undefined) onOpen(of.url, beside ? "beside" : "go");
  };
  if (subject.type === null)
    return <DockNote waiting={false}>{`${subject.name} stands in no type, so it has no hierarchy.`}</DockNote>;
  return (
    <DockList
      label={`Type hierarchy of ${type.name}`}
      rows={rows}
      index={data?.index}
      busy={isFetching && data !== undefined}
      failure={{ what: "The hierarchy could not be loaded.", error, retry: () => void refetch() }}
      empty={{ waiting: isPending, answer: data, otherwise: `${type.name} has no hierarchy.` }}
      filters={
        counts !== null && (
          <HierarchyFilters view={view} onView={viewHierarchy} counts={counts} hidden={hidden} onHide={setHidden} />
        )
      }
      body={(tree) => (
        <div className="hierarchy-body">
          {view.shape === "tree" || shown === null ? (
            tree
          ) : (
            <Picture root={shown} side={view.side} onReach={setReached} onOpen={openBox} />
          )}
          {at !== undefined && (
            <TypePane
              type={at}
              onOpen={onOpen}
              onRoot={at.root || at.key === undefined ? null : () => onSubjectOf(at, onSubject)}
            />
          )}
        </div>
      )}
      onReach={(row) => row.type === "node" && setReached(row.node)}
      onFold={toggle}
      onOpen={open}
    >
      {(row) => <HierarchyLine row={row} />}
    </DockList>
  );
}

/** What is cut off is told by the hierarchy of its own type. */
function onSubjectOf(
  { name, kind, key }: { name: string; kind?: Subject["kind"]; key?: string },
  onSubject: PanelProps["onSubject"],
): void {
  if (key !== undefined) onSubject({ name, kind: kind ?? null, asked: { key }, type: { name, key } });
}

/** A Blueprint is known by the path of its package, all else by its place in the code. */
function Where({ kind, qualifiedName, file, line }: HierarchyNode) {
  if (kind === "blueprint") return <PathCut path={`/${qualifiedName}`} />;
  return file === undefined ? null : <PathCut path={file} line={line} />;
}

function HierarchyLine({ row }: { row: HierarchyRow }) {
  if (row.type === "group")
    return (
      <>
        <span className="strong">{row.title}</span>
        <span className="meta soft">{row.note}</span>
      </>
    );
  if (row.type === "more")
    return <span className="dock-more">{`${count(row.hidden)} more: show ${row.of.name} as this type`}</span>;
  const { name, qualifiedName, kind, external, file, basis, root, virtual, cycle } = row.node;
  return (
    <SymbolLine
      name={name}
      qualifiedName={qualifiedName}
      kind={kind}
      external={external}
      root={root}
      file={file}
      otherwise={{ icon: "type", colour: "k-type" }}
      basis={root ? null : basis}
      chips={[...(virtual ? ["virtual"] : []), ...(cycle ? ["cycle"] : [])]}
      where={<Where {...row.node} />}
      detail={<span className="num soft dock-count">{row.direct > 0 ? count(row.direct) : ""}</span>}
    />
  );
}
