"use client";
/** What overrides a method, what implements or extends a type, through every level. */
import { useCallback, useMemo, useState } from "react";
import { BasisMark } from "../certainty/basis-mark";
import { tierOf } from "../certainty/tiers";
import { KindIcon } from "../icons/kind-icon";
import { FailureBanner } from "../shell/failure-banner";
import { count } from "../words/figures";
import { PathCut } from "../words/middle-cut";
import { kindWord } from "../words/kinds";
import { DockEmpty } from "./dock-empty";
import { DockNote } from "./dock-note";
import type { Subject } from "./dock-tabs";
import { implementationRows, type ImplementationRow } from "./implementation-rows";
import { IndexNote } from "./index-note";
import { RowLines } from "./row-lines";
import { RowTree } from "./row-tree";
import { mayBeImplemented, useImplementations } from "./use-implementations";

interface ImplementationsTabProps {
  subject: Subject;
  onOpen: (url: string, beside: boolean) => void;
}

export function ImplementationsTab({ subject, onOpen }: ImplementationsTabProps) {
  const [toggled, setToggled] = useState<ReadonlySet<string>>(() => new Set());
  const { head, symbols, error, isPending, refetch, hasNextPage, isFetching, fetchNextPage } =
    useImplementations(subject);
  const rows = useMemo(() => implementationRows(symbols, toggled), [symbols, toggled]);
  const toggle = ({ id }: ImplementationRow): void => {
    const next = new Set(toggled);
    if (!next.delete(id)) next.add(id);
    setToggled(next);
  };
  const onEnd = useCallback(() => {
    if (hasNextPage && !isFetching) void fetchNextPage();
  }, [hasNextPage, isFetching, fetchNextPage]);
  if (!mayBeImplemented(subject)) {
    const what = subject.kind === null ? "a local name" : `a ${kindWord(subject.kind)}`;
    return <DockNote waiting={false}>{`${subject.name} is ${what}: only types and methods are implemented.`}</DockNote>;
  }
  return (
    <>
      <IndexNote index={head?.index} found={head?.totalMatches} />
      {isFetching && head !== undefined && <i className="dock-busy" aria-hidden />}
      {error !== null && (
        <FailureBanner what="Implementations could not be loaded." error={error} retry={() => void refetch()} />
      )}
      {rows.length > 0 ? (
        <RowTree
          label={`Implementations of ${subject.name}`}
          rows={rows}
          onFold={toggle}
          onOpen={(row, beside) => (row.type === "implementation" ? onOpen(row.symbol.url, beside) : toggle(row))}
          onEnd={onEnd}
        >
          {(row) => <ImplementationLine row={row} />}
        </RowTree>
      ) : error === null ? (
        <DockEmpty waiting={isPending} answer={head} otherwise={`Nothing implements ${subject.name}.`} />
      ) : null}
    </>
  );
}

function ImplementationLine({ row }: { row: ImplementationRow }) {
  if (row.type === "possible")
    return (
      <>
        <span className="strong">Possible</span>
        <span className="num soft">{count(row.rows)}</span>
        <span className="meta soft cut grow">only the name fits; shown last and never counted as proven</span>
      </>
    );
  const { kind, name, qualifiedName, container, relation, file, line, scope, basis } = row.symbol;
  const external = scope === "external";
  return (
    <>
      <i className={`basis-edge ${tierOf(basis)}`} aria-hidden />
      <KindIcon kind={kind} />
      <RowLines
        more={
          <>
            <span className="mono meta soft dock-where" title={file}>
              <PathCut path={file} line={line} />
            </span>
            <span className="meta soft use-role">{relation}</span>
            <span className="use-basis">
              <BasisMark basis={basis} />
            </span>
          </>
        }
      >
        <span className={external ? "mono cut soft" : "mono cut"} title={qualifiedName}>
          {name}
        </span>
        {container !== null && <span className="mono meta soft cut">{container}</span>}
        {external && <span className="chip outlined">external</span>}
      </RowLines>
    </>
  );
}
