"use client";
/** Below the code: usages, type hierarchy and calls of one symbol. Stays as it is while the reader walks through files. */
import { useInfiniteQuery } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useEffect, useRef, type KeyboardEvent } from "react";
import { usagesQuery } from "@/lib/client/queries";
import { Icon } from "../icons/icon";
import { KindIcon } from "../icons/kind-icon";
import { focusCode } from "../navigate/focus-code";
import { count, counted } from "../words/figures";
import { CallsTab } from "./calls-tab";
import { closeDock, DOCK_TABS, showTab, useDock, type DockTab, type Subject } from "./dock-state";
import { HierarchyTab } from "./hierarchy-tab";
import { UsagesTab } from "./usages-tab";
import { PAGE } from "./use-usages";
import "./dock.css";

const TITLES: Readonly<Record<DockTab, string>> = { usages: "Usages", hierarchy: "Type hierarchy", calls: "Calls" };

interface DockProps {
  subject: Subject;
  tab: DockTab;
  /** Goes to an address; true when it was in the open file. */
  onVisit: (url: string) => boolean;
}

export function Dock({ subject, tab, onVisit }: DockProps) {
  const router = useRouter();
  const panel = useRef<HTMLDivElement>(null);
  const { data } = useInfiniteQuery(usagesQuery({ ...subject.asked, scope: "all", limit: PAGE }));
  const head = data?.pages[0];
  const { requests } = useDock();
  useEffect(() => {
    if (requests === seen) return;
    seen = requests;
    panel.current?.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')?.focus();
  }, [requests]);
  const open = (url: string, beside: boolean): void => {
    if (beside) window.open(url, "_blank", "noopener");
    else if (!onVisit(url)) router.push(url);
  };
  const close = (): void => {
    closeDock();
    focusCode();
  };
  const onTabKey = (event: KeyboardEvent): void => {
    const at = DOCK_TABS.indexOf(tab);
    const moves: Record<string, number> = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: DOCK_TABS.length - 1 };
    const next = DOCK_TABS.at((moves[event.key] ?? at) % DOCK_TABS.length);
    if (event.key === "ArrowDown")
      panel.current?.querySelector<HTMLElement>('[role="treeitem"][tabindex="0"]')?.focus();
    else if (moves[event.key] === undefined || next === undefined) return;
    else {
      showTab(next);
      document.getElementById(`dock-tab-${next}`)?.focus();
    }
    event.preventDefault();
  };
  const titleOf = (each: DockTab): string | number =>
    each === "usages" && head !== undefined
      ? `${head.totalIsLowerBound ? "at least " : ""}${count(head.totalMatches)}`
      : "";
  return (
    <section
      className="dock"
      aria-label={`About ${subject.name}`}
      data-panel="dock"
      ref={panel}
      onKeyDown={(event) => event.key === "Escape" && close()}
    >
      <header className="dock-head">
        <div role="tablist" aria-label={`About ${subject.name}`} className="dock-tabs" onKeyDown={onTabKey}>
          {DOCK_TABS.map((each) => (
            <button
              key={each}
              id={`dock-tab-${each}`}
              role="tab"
              aria-selected={each === tab}
              aria-controls="dock-body"
              tabIndex={each === tab ? 0 : -1}
              className="dock-tab"
              onClick={() => showTab(each)}
            >
              {TITLES[each]} <span className="num">{titleOf(each)}</span>
            </button>
          ))}
        </div>
        <span className="line grow dock-subject">
          {subject.kind !== null && <KindIcon kind={subject.kind} />}
          <span className="mono cut">{subject.name}</span>
          {head !== undefined && head.counts.possible > 0 && (
            <span className="meta soft cut">{`${counted(head.counts.possible, "more is possible", "more are possible")}`}</span>
          )}
        </span>
        <button className="button square" aria-label="Close" title="Close (Esc)" onClick={close}>
          <Icon name="close" />
        </button>
      </header>
      <div className="dock-body" role="tabpanel" id="dock-body" aria-labelledby={`dock-tab-${tab}`}>
        {/* A new subject starts with its own folds and filters. */}
        {tab === "usages" && <UsagesTab key={JSON.stringify(subject.asked)} subject={subject} onOpen={open} />}
        {tab === "hierarchy" && <HierarchyTab key={subject.type?.key} subject={subject} onOpen={open} />}
        {tab === "calls" && <CallsTab key={JSON.stringify(subject.asked)} subject={subject} onOpen={open} />}
      </div>
    </section>
  );
}

/** The last request that took the focus: a page that is drawn again must not take it once more. */
let seen = 0;
