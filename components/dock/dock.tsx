"use client";
/**
 * Below the code: usages, implementations, type hierarchy and calls of one symbol, and the outline where it has no
 * room of its own. Stays as it is while the reader walks through files.
 */
import { useEffect, useRef, type ReactNode } from "react";
import { useCopiedLink } from "../code/use-copied-link";
import { KindIcon } from "../icons/kind-icon";
import { focusCode, focusCodeOf } from "../navigate/focus-code";
import { useOpenBeside } from "../navigate/open-beside";
import { useVisit } from "../navigate/visits";
import type { DockPanel } from "./dock-panel";
import { PANELS } from "./dock-panels";
import { answerDock, closeDock, openDock, useDock } from "./dock-store";
import { DockTabList } from "./dock-tab-list";
import type { Subject } from "./dock-subject";
import { isPanel, OUTLINE, PANEL_IDS, TRAIL, type DockTab, type PanelId } from "./dock-tab";
import { useFreshAnswers } from "./use-fresh-answers";
import { because } from "../trail/trail-store";
import { copyTrail, TrailPanel } from "../trail/trail-panel";
import type { How } from "../trail/trail";
import { WaysButton } from "../ways/ways-button";
import type { OpenWay } from "../ui/tree/tree-row";
import { IconButton } from "../ui/icon-button";
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
  const openBeside = useOpenBeside();
  const panel = useRef<HTMLDivElement>(null);
  const { asked } = useDock();
  useFreshAnswers();
  const { copied, copyLink, copyText } = useCopiedLink(asItIs);
  useEffect(() => {
    if (!asked) return;
    answerDock();
    panel.current?.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')?.focus();
  }, [asked]);
  const tabs: readonly DockTab[] = [
    ...(subject === null ? [] : PANEL_IDS),
    ...(outline === null ? [] : ([OUTLINE] as const)),
    TRAIL,
  ];
  const shown = tabs.includes(tab) ? tab : tabs[0];
  const open = (url: string, way: OpenWay): void => {
    if (way === "beside") return openBeside(url);
    if (isPanel(shown)) because(COMES_FROM[shown]);
    if (way === "go") focusCodeOf(url);
    visit(url);
  };
  const close = (): void => {
    closeDock();
    focusCode();
  };
  const shownPanel = panelOf(shown);
  const question = (subject && shownPanel?.question(subject)) ?? null;
  const label = subject === null ? (shown === TRAIL ? "Reading trail" : "Outline") : `About ${subject.name}`;
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
        {question !== null && <WaysButton questions={[question]} />}
        <IconButton
          className="dock-link"
          icon={copied === null ? "link" : "check"}
          label="Copy link to this list"
          tone={copied === null ? "" : "tone-ok"}
          title={LINK}
          onClick={() => (shown === TRAIL ? copyTrail(copyText) : copyLink())}
        />
        <span className="visually-hidden" role="status">
          {copied ?? ""}
        </span>
        <IconButton className="dock-close" icon="close" label="Close" title="Close (Esc)" onClick={close} />
      </header>
      <div className="dock-body" role="tabpanel" id="dock-body" aria-labelledby={`dock-tab-${shown}`}>
        {subject !== null && shownPanel !== null && (
          // a new subject starts with its own folds and filters
          <shownPanel.Panel
            key={`${shown} ${JSON.stringify(subject.asked)}`}
            subject={subject}
            onOpen={open}
            onSubject={(other) => openDock(shown, other)}
          />
        )}
        {shown === OUTLINE && outline}
        {shown === TRAIL && <TrailPanel onOpen={open} />}
      </div>
    </section>
  );
}

const panelOf = (tab: DockTab | undefined): DockPanel | null => (isPanel(tab) ? PANELS[tab] : null);

const COMES_FROM = {
  usages: "usage",
  implementations: "implementation",
  hierarchy: "hierarchy",
  calls: "call",
} as const satisfies Record<PanelId, How>;

const LINK = "Copy link to this list: it opens the same tab of the same symbol";
/** The address already holds what the dock shows. */
const asItIs = (): void => {};
