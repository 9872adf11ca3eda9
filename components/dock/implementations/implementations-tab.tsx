"use client";
/** What overrides a method, what implements or extends a type, through every level. */
import { useCallback, useMemo } from "react";
import { count } from "../../words/figures";
import { PathCut } from "../../words/middle-cut";
import { kindWord } from "../../words/kinds";
import { DockList } from "../dock-list";
import { DockNote } from "../dock-note";
import type { PanelProps } from "../dock-panel";
import { implementationRows, type ImplementationRow } from "./implementation-rows";
import { SymbolLine } from "../symbol-line";
import { mayBeImplemented, useImplementations } from "./use-implementations";
import { useToggled } from "../use-toggled";

export function ImplementationsTab({ subject, onOpen }: PanelProps) {
  const [toggled, toggle] = useToggled();
  const { head, symbols, error, isPending, refetch, hasNextPage, isFetching, fetchNextPage } =
    useImplementations(subject);
  const rows = useMemo(() => implementationRows(symbols, toggled), [symbols, toggled]);
  const onEnd = useCallback(() => {
    if (hasNextPage && !isFetching) void fetchNextPage();
  }, [hasNextPage, isFetching, fetchNextPage]);
  if (!mayBeImplemented(subject)) {
    const what = subject.kind === null ? "a local name" : `a ${kindWord(subject.kind)}`;
    return <DockNote waiting={false}>{`${subject.name} is ${what}: only types and methods are implemented.`}</DockNote>;
  }
  return (
    <DockList
      label={`Implementations of ${subject.name}`}
      rows={rows}
      index={head?.index}
      found={head?.totalMatches}
      busy={isFetching && head !== undefined}
      failure={{ what: "Implementations could not be loaded.", error, retry: () => void refetch() }}
      empty={{ waiting: isPending, answer: head, otherwise: `Nothing implements ${subject.name}.` }}
      onFold={toggle}
      onOpen={(row, way) => (row.type === "implementation" ? onOpen(row.symbol.url, way) : toggle(row))}
      onEnd={onEnd}
    >
      {(row) => <ImplementationLine row={row} />}
    </DockList>
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
  return (
    <SymbolLine
      kind={kind}
      name={name}
      qualifiedName={qualifiedName}
      container={container}
      basis={basis}
      file={file}
      external={scope === "external"}
      where={<PathCut path={file} line={line} />}
      detail={<span className="meta soft use-role">{relation}</span>}
    />
  );
}
