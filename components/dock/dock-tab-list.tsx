"use client";
/**
 * The tabs of the dock, each with the number of its rows as far as it is known. Arrows change the tab, Down leads into
 * its rows.
 */
import type { KeyboardEvent } from "react";
import { showTab } from "./dock-store";
import type { Subject } from "./dock-subject";
import type { DockPanel } from "./dock-panel";
import { PANELS } from "./dock-panels";
import { isPanel, TRAIL, type DockTab } from "./dock-tab";
import { useTrail } from "../trail/trail-store";
import { count } from "../words/figures";

interface DockTabListProps {
  label: string;
  tabs: readonly DockTab[];
  shown: DockTab;
  subject: Subject | null;
}

export function DockTabList({ label, tabs, shown, subject }: DockTabListProps) {
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const at = tabs.indexOf(shown);
    const moves: Record<string, number> = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 };
    const next = tabs.at((moves[event.key] ?? at) % tabs.length);
    if (event.key === "ArrowDown")
      document.querySelector<HTMLElement>('#dock-body [role="treeitem"][tabindex="0"]')?.focus();
    else if (moves[event.key] === undefined || next === undefined) return;
    else {
      showTab(next);
      document.getElementById(`dock-tab-${next}`)?.focus();
    }
    event.preventDefault();
  };
  return (
    <div role="tablist" aria-label={label} className="dock-tabs" onKeyDown={onKeyDown}>
      {tabs.map((each) => (
        <button
          key={each}
          id={`dock-tab-${each}`}
          role="tab"
          aria-selected={each === shown}
          aria-controls="dock-body"
          tabIndex={each === shown ? 0 : -1}
          className="dock-tab"
          onClick={() => showTab(each)}
        >
          <TabLabel tab={each} subject={subject} />
        </button>
      ))}
    </div>
  );
}

function TabLabel({ tab, subject }: { tab: DockTab; subject: Subject | null }) {
  if (tab === TRAIL) return <TrailLabel />;
  if (!isPanel(tab)) return "Outline";
  const { title, Figure }: DockPanel = PANELS[tab];
  return (
    <>
      {title} <span className="num">{Figure && <Figure subject={subject} />}</span>
    </>
  );
}

function TrailLabel() {
  const { steps } = useTrail();
  return (
    <>
      Trail <span className="num">{count(steps.length)}</span>
    </>
  );
}
