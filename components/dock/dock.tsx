"use client";
/**
 * Below the code: usages, implementations, type hierarchy and calls of one symbol, and the outline where it has no room
 * of its own. Stays as it is while the reader walks through files.
 */
import { useEffect, useRef, type ReactNode } from "react";
import { useCopiedLink } from "../code/use-copied-link";
import { Icon } from "../icons/icon";
import { KindIcon } from "../icons/kind-icon";
import { focusCode, focusCodeOf } from "../navigate/focus-code";
import { useVisit } from "../navigate/visits";
import { CallsTab } from "./calls-tab";
import { answerDock, closeDock, useDock } from "./dock-store";
import { DockTabList } from "./dock-tab-list";
import { DOCK_TABS, type DockTab, type Subject } from "./dock-tabs";
import { HierarchyTab } from "./hierarchy-tab";
import { ImplementationsTab } from "./implementations-tab";
import { useFreshAnswers } from "./use-fresh-answers";
import { WaysButton } from "../ways/ways-button";
import { questionOfTab } from "./question-of-tab";
import type { OpenWay } from "../ui/tree/tree-row";
import { UsagesTab } from "./usages-tab";
import "./dock.css";

interface DockProps {
  /** Null while the outline is all that was asked for. */
  subject: Subject | null;
  tab: DockTab;
  /** Of the open file; null where it stands beside the code. */
  outline: ReactNode | null;
}

export function Dock({ subject, tab, outline }: DockProps) {
  const visit = useVisit();
  const panel = useRef<HTMLDivElement>(null);
  const { asked } = useDock();
  useFreshAnswers();
  const { copied, copyLink } = useCopiedLink(asItIs);
  useEffect(() => {
    if (!asked) return;
    answerDock();
    panel.current?.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')?.focus();
  }, [asked]);
  const tabs = DOCK_TABS.filter((each) => (each === "outline" ? outline !== null : subject !== null));
  const shown = tabs.includes(tab) ? tab : tabs[0];
  const open = (url: string, way: OpenWay): void => {
    if (way === "beside") return void window.open(url, "_blank", "noopener");
    if (way === "go") focusCodeOf(url);
    visit(url);
  };
  const close = (): void => {
    closeDock();
    focusCode();
  };
  const question = subject === null ? null : questionOfTab(shown, subject);
  const label = subject === null ? "Outline" : `About ${subject.name}`;
  return (
    <section
      className="dock"
      aria-label={label}
      data-panel="dock"
      ref={panel}
      onKeyDown={(event) => event.key === "Escape" && close()}
    >
      <header className="dock-head">
        <DockTabList label={label} tabs={tabs} shown={shown} subject={subject} />
        {subject !== null && (
          <span className="line grow dock-subject">
            {subject.kind !== null && <KindIcon kind={subject.kind} />}
            <span className="mono cut" title={subject.name}>
              {subject.name}
            </span>
          </span>
        )}
        {question !== null && <WaysButton questions={[question]} className="button square" />}
        <button className="button square dock-link" aria-label="Copy link to this list" title={LINK} onClick={copyLink}>
          <Icon name={copied === null ? "link" : "check"} className={copied === null ? "" : "tone-ok"} />
        </button>
        <span className="visually-hidden" role="status">
          {copied ?? ""}
        </span>
        <button className="button square dock-close" aria-label="Close" title="Close (Esc)" onClick={close}>
          <Icon name="close" />
        </button>
      </header>
      <div className="dock-body" role="tabpanel" id="dock-body" aria-labelledby={`dock-tab-${shown}`}>
        {subject !== null && <TabOf key={JSON.stringify(subject.asked)} tab={shown} subject={subject} onOpen={open} />}
        {shown === "outline" && outline}
      </div>
    </section>
  );
}

interface TabProps {
  tab: DockTab;
  subject: Subject;
  onOpen: (url: string, way: OpenWay) => void;
}

/** A new subject starts with its own folds and filters. */
function TabOf({ tab, ...props }: TabProps) {
  switch (tab) {
    case "usages":
      return <UsagesTab {...props} />;
    case "implementations":
      return <ImplementationsTab {...props} />;
    case "hierarchy":
      return <HierarchyTab key={props.subject.type?.key} {...props} />;
    case "calls":
      return <CallsTab {...props} />;
    case "outline":
      return null;
  }
}

const LINK = "Copy link to this list: it opens the same tab of the same symbol";
/** The address already holds what the dock shows. */
const asItIs = (): void => {};
