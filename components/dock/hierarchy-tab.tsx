"use client";
/** What a type derives from, and what derives from it. A member's hierarchy is that of its type. */
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { hierarchyQuery } from "@/lib/client/queries";
import type { HierarchyNode } from "@/lib/contract/symbol-hierarchy";
import { BasisMark } from "../certainty/basis-mark";
import { tierOf } from "../certainty/tiers";
import { Icon } from "../icons/icon";
import { KindIcon } from "../icons/kind-icon";
import { FailureBanner } from "../shell/failure-banner";
import { count } from "../words/figures";
import { PathCut } from "../words/middle-cut";
import { DockEmpty } from "./dock-empty";
import { DockNote } from "./dock-note";
import { IndexNote } from "./index-note";
import { openDock } from "./dock-state";
import type { Subject } from "./dock-tabs";
import { HierarchyFilters } from "./hierarchy-filters";
import { countSorts, withoutSorts, type TypeSort } from "./hierarchy-sorts";
import { hierarchyRows, type HierarchyRow } from "./hierarchy-rows";
import { RowLines } from "./row-lines";
import { RowTree } from "./row-tree";

interface HierarchyTabProps {
  subject: Subject;
  onOpen: (url: string, beside: boolean) => void;
}

const NO_TYPE = { key: "", name: "" };

export function HierarchyTab({ subject, onOpen }: HierarchyTabProps) {
  const [toggled, setToggled] = useState<ReadonlySet<string>>(() => new Set());
  const [hidden, setHidden] = useState<ReadonlySet<TypeSort>>(() => new Set());
  const type = subject.type ?? NO_TYPE;
  const { data, error, isPending, isFetching, refetch } = useQuery({
    ...hierarchyQuery({ key: type.key, scope: "all" }),
    enabled: subject.type !== null,
    placeholderData: keepPreviousData,
  });
  const root = data?.results.at(0);
  const counts = useMemo(() => (root === undefined ? null : countSorts(root)), [root]);
  const rows = useMemo(
    () => (root === undefined ? [] : hierarchyRows(withoutSorts(root, hidden), toggled)),
    [root, hidden, toggled],
  );
  const toggle = ({ id }: HierarchyRow): void => {
    const next = new Set(toggled);
    if (!next.delete(id)) next.add(id);
    setToggled(next);
  };
  const open = (row: HierarchyRow, beside: boolean): void => {
    if (row.type === "group") toggle(row);
    else if (row.type === "node" && row.node.url !== undefined) onOpen(row.node.url, beside);
    else if (row.type === "more") makeSubject(row.of);
  };
  if (subject.type === null)
    return <DockNote waiting={false}>{`${subject.name} stands in no type, so it has no hierarchy.`}</DockNote>;
  return (
    <>
      <IndexNote index={data?.index} found={undefined} />
      {isFetching && data !== undefined && <i className="dock-busy" aria-hidden />}
      {error !== null && (
        <FailureBanner what="The hierarchy could not be loaded." error={error} retry={() => void refetch()} />
      )}
      {counts !== null && <HierarchyFilters counts={counts} hidden={hidden} onChange={setHidden} />}
      {rows.length > 0 ? (
        <RowTree label={`Type hierarchy of ${type.name}`} rows={rows} onFold={toggle} onOpen={open}>
          {(row) => <HierarchyLine row={row} />}
        </RowTree>
      ) : error === null ? (
        <DockEmpty waiting={isPending} answer={data} otherwise={`${type.name} has no hierarchy.`} />
      ) : null}
    </>
  );
}

function makeSubject({ name, kind, key }: { name: string; kind?: Subject["kind"]; key?: string }): void {
  if (key !== undefined) openDock("hierarchy", { name, kind: kind ?? null, asked: { key }, type: { name, key } });
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
  const { name, kind, external, file, basis, root, virtual, cycle } = row.node;
  return (
    <>
      {!root && <i className={`basis-edge ${tierOf(basis)}`} aria-hidden />}
      {kind === undefined ? <Icon name="class" className="k-type" /> : <KindIcon kind={kind} />}
      <RowLines
        more={
          <>
            <span className="mono meta soft dock-where" title={file}>
              <Where {...row.node} />
            </span>
            <span className="num soft dock-count">{row.direct > 0 ? count(row.direct) : ""}</span>
            <span className="use-basis">{root ? null : <BasisMark basis={basis} />}</span>
          </>
        }
      >
        <span
          className={root ? "mono strong cut" : external ? "mono cut soft" : "mono cut"}
          title={row.node.qualifiedName}
        >
          {name}
        </span>
        {external && <span className="chip outlined">external</span>}
        {virtual && <span className="chip">virtual</span>}
        {cycle && <span className="chip">cycle</span>}
      </RowLines>
    </>
  );
}
