"use client";
/** Who calls a function, and what it calls, level by level. Of a type: who makes one. */
import { useInfiniteQuery, useQueries } from "@tanstack/react-query";
import { useCallback, useEffect, useMemo, useState } from "react";
import { callPagesQuery, callsQuery } from "@/lib/client/queries/symbols";
import type { OperationOutput } from "@/lib/contract/operation";
import type { CallRow, symbolCallers } from "@/lib/contract/symbol-callers";
import type { FileLanguage } from "@/lib/contract/vocabulary";
import { evidenceOf } from "../../certainty/evidence";
import { ColouredText } from "../../highlight/coloured-text";
import { colourLines } from "../../highlight/lex-lines";
import { counted } from "../../words/figures";
import { PathCut } from "../../words/middle-cut";
import { callRows, type CallGroup, type CallsRow, type Direction } from "./call-rows";
import { totalFigure } from "../usages/use-usage-total";
import { DockList } from "../dock-list";
import type { PanelProps } from "../dock-panel";
import type { OpenWay } from "../../ui/tree/tree-row";
import { SymbolLine } from "../symbol-line";
import { useReadOn } from "../use-read-on";
import { useToggled } from "../use-toggled";

const BREADTH = 100;

const levelQuery = (key: string, direction: Direction) =>
  callsQuery({ key, direction, scope: "all", breadth: BREADTH, limit: BREADTH });

export function CallsTab({ subject, onOpen }: PanelProps) {
  const [toggled, turn] = useToggled();
  const [asked, setAsked] = useState<readonly { key: string; direction: Direction }[]>([]);
  const asking = useInfiniteQuery(
    callPagesQuery({ ...subject.asked, direction: "both", scope: "all", breadth: BREADTH, limit: BREADTH }),
  );
  const { data, error, isPending, isFetching, hasNextPage, refetch, fetchNextPage } = asking;
  const head = data?.pages[0];
  const levels = useQueries({ queries: asked.map(({ key, direction }) => levelQuery(key, direction)) });
  const below = (key: string, direction: Direction): readonly CallRow[] | undefined =>
    levels[asked.findIndex((each) => each.key === key && each.direction === direction)]?.data?.results;
  const groups = useMemo(() => groupsOf(data?.pages ?? [], hasNextPage), [data, hasNextPage]);
  const onMore = useCallback(() => {
    if (!isFetching) void fetchNextPage();
  }, [isFetching, fetchNextPage]);
  // Callers are counted to their end unasked, as usages are.
  useReadOn(asking, true);
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
    else if (row.type === "call" || row.type === "group") toggle(row);
  };
  // Of a name that is no function there are neither callers nor calls: the answer says why.
  const isFunction = head === undefined || head.subjects.length > 0;
  const level = failed?.error ?? null;
  return (
    <DockList
      label={`Calls of ${subject.name}`}
      rows={isFunction ? rows : []}
      index={head?.index}
      busy={false}
      failure={
        level === null
          ? { what: "Calls could not be loaded.", error, retry: () => void refetch() }
          : { what: "A level could not be loaded.", error: level, retry: () => void failed?.refetch() }
      }
      empty={{ waiting: isPending, answer: head, otherwise: "Nothing calls it." }}
      onFold={toggle}
      onOpen={open}
    >
      {(row) => (
        <CallLine row={row} subject={subject.name} language={head?.subjects[0]?.language ?? null} onMore={onMore} />
      )}
    </DockList>
  );
}

type CallsAnswer = OperationOutput<typeof symbolCallers>;

/** The groups of all pages; calls that go out are told whole by the first. */
function groupsOf(pages: readonly CallsAnswer[], goesOn: boolean): CallGroup[] {
  if (pages.length === 0) return [];
  const calls = pages.flatMap(({ results }) => results);
  const guesses = pages.flatMap(({ possible }) => possible);
  const callers = { title: "Callers", none: "Nothing calls it", direction: "incoming" } as const;
  const possible = { title: "Possible callers", none: "", direction: "incoming" } as const;
  const outgoing = { title: "Calls", none: "It calls nothing", direction: "outgoing" } as const;
  return [
    { id: "callers", ...callers, calls, total: totalOf(pages, calls.length), goesOn },
    ...(guesses.length > 0 ? [{ id: "possible", ...possible, calls: guesses }] : []),
    { id: "calls", ...outgoing, calls: pages[0].outgoing },
  ];
}

/** Each page counts as far as it came. */
function totalOf(pages: readonly CallsAnswer[], listed: number): string {
  const whole = pages.find(({ totalIsLowerBound }) => !totalIsLowerBound);
  const sure = whole?.totalMatches ?? Math.max(listed, ...pages.map(({ totalMatches }) => totalMatches));
  return totalFigure({ sure, atLeast: whole === undefined });
}

function MoreCalls({ known, onMore }: { known: number; onMore: () => void }) {
  useEffect(() => onMore(), [known, onMore]);
  return <span className="meta soft">Reading more</span>;
}

interface CallLineProps {
  row: CallsRow;
  /** Name of what the dock is about. */
  subject: string;
  language: FileLanguage | null;
  onMore: () => void;
}

function CallLine({ row, subject, language, onMore }: CallLineProps) {
  switch (row.type) {
    case "group":
      return (
        <>
          <span className="strong">{row.title}</span>
          <span className="meta soft num">{row.note}</span>
        </>
      );
    case "more":
      return <MoreCalls known={row.known} onMore={onMore} />;
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
      const { kind, name, qualifiedName, container, file, line, sites, siteCount, basis, by, recursive, external } =
        row.call;
      // The first level of callers names the subject; below it, and of what is called, the row names itself.
      const named = row.direction === "incoming" ? (row.level === 2 ? subject : null) : name;
      const seen = sites.at(0);
      return (
        <SymbolLine
          kind={kind}
          name={name}
          qualifiedName={qualifiedName}
          container={container ?? null}
          external={external}
          basis={basis}
          why={seen && named !== null ? evidenceOf({ basis, by, preview: seen.preview }, named, 0) : undefined}
          file={file}
          chips={recursive ? ["recursive"] : []}
          where={file !== undefined && <PathCut path={file} line={line} />}
          detail={<span className="meta soft num dock-count">{counted(siteCount, "site")}</span>}
        />
      );
    }
  }
}
