"use client";
/** Who calls a function, and what it calls, level by level. Of a type: who makes one. */
import { useQueries, useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { callsQuery } from "@/lib/client/queries";
import type { CallRow } from "@/lib/contract/symbol-callers";
import { ColouredText } from "../highlight/coloured-text";
import { colourLines } from "../highlight/lex-lines";
import { counted } from "../words/figures";
import { PathCut } from "../words/middle-cut";
import { callRows, type CallGroup, type CallsRow, type Direction } from "./call-rows";
import { DockList } from "./dock-list";
import type { Subject } from "./dock-tabs";
import type { OpenWay } from "../ui/tree/tree-row";
import { SymbolLine } from "./symbol-line";
import { useToggled } from "./use-toggled";

interface CallsTabProps {
  subject: Subject;
  onOpen: (url: string, way: OpenWay) => void;
}

const BREADTH = 100;

const levelQuery = (key: string, direction: Direction) =>
  callsQuery({ key, direction, scope: "all", breadth: BREADTH, limit: BREADTH });

export function CallsTab({ subject, onOpen }: CallsTabProps) {
  const [toggled, turn] = useToggled();
  const [asked, setAsked] = useState<readonly { key: string; direction: Direction }[]>([]);
  const { data, error, isPending, refetch } = useQuery(
    callsQuery({ ...subject.asked, direction: "both", scope: "all", breadth: BREADTH, limit: BREADTH }),
  );
  const levels = useQueries({ queries: asked.map(({ key, direction }) => levelQuery(key, direction)) });
  const below = (key: string, direction: Direction): readonly CallRow[] | undefined =>
    levels[asked.findIndex((each) => each.key === key && each.direction === direction)]?.data?.results;
  const groups = useMemo((): CallGroup[] => {
    if (data === undefined) return [];
    const callers = { title: "Callers", none: "Nothing calls it", direction: "incoming" } as const;
    const possible = { title: "Possible callers", none: "", direction: "incoming" } as const;
    return [
      { id: "callers", ...callers, calls: data.results },
      ...(data.possible.length > 0 ? [{ id: "possible", ...possible, calls: data.possible }] : []),
      { id: "calls", title: "Calls", none: "It calls nothing", direction: "outgoing", calls: data.outgoing },
    ];
  }, [data]);
  const rows = callRows(groups, toggled, below);
  const failed = levels.find((level) => level.error !== null);
  const toggle = (row: CallsRow): void => {
    turn(row);
    if (row.type !== "call" || row.call.key === undefined || row.call.recursive) return;
    const { key } = row.call;
    if (!asked.some((each) => each.key === key && each.direction === row.direction))
      setAsked([...asked, { key, direction: row.direction }]);
  };
  const open = (row: CallsRow, way: OpenWay): void => {
    if (row.type === "site") onOpen(row.url, way);
    else if (row.type === "call" && row.call.url !== undefined) onOpen(row.call.url, way);
    else if (row.type !== "note") toggle(row);
  };
  // Of a name that is no function there are neither callers nor calls: the answer says why.
  const isFunction = data === undefined || data.subjects.length > 0;
  const level = failed?.error ?? null;
  return (
    <DockList
      label={`Calls of ${subject.name}`}
      rows={isFunction ? rows : []}
      index={data?.index}
      busy={false}
      failure={
        level === null
          ? { what: "Calls could not be loaded.", error, retry: () => void refetch() }
          : { what: "A level could not be loaded.", error: level, retry: () => void failed?.refetch() }
      }
      empty={{ waiting: isPending, answer: data, otherwise: "Nothing calls it." }}
      onFold={toggle}
      onOpen={open}
    >
      {(row) => <CallLine row={row} language={data?.subjects[0]?.language ?? null} />}
    </DockList>
  );
}

function CallLine({ row, language }: { row: CallsRow; language: Parameters<typeof colourLines>[1] }) {
  switch (row.type) {
    case "group":
      return (
        <>
          <span className="strong">{row.title}</span>
          <span className="meta soft num">{row.note}</span>
        </>
      );
    case "note":
      return <span className="meta soft">{row.text}</span>;
    case "site":
      return (
        <>
          <span className="mono num quiet use-line">{row.site.line}</span>
          <code className="cut grow" title={row.site.preview}>
            <ColouredText {...colourLines([row.site.preview], language, new Map())[0]} />
          </code>
        </>
      );
    case "call": {
      const { kind, name, qualifiedName, container, file, line, sites, basis, recursive, external } = row.call;
      return (
        <SymbolLine
          {...{ kind, name, qualifiedName, container, external, basis, file }}
          chips={recursive ? ["recursive"] : []}
          where={file !== undefined && <PathCut path={file} line={line} />}
          detail={<span className="meta soft num">{counted(sites.length, "site")}</span>}
        />
      );
    }
  }
}
