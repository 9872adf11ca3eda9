"use client";
/** The tabs of the dock, each with what is known to be in it. Arrows change the tab, Down leads into its rows. */
import { useInfiniteQuery } from "@tanstack/react-query";
import type { KeyboardEvent } from "react";
import { usagesQuery } from "@/lib/client/queries";
import { count } from "../words/figures";
import { showTab } from "./dock-store";
import { TAB_TITLES, type DockTab, type Subject } from "./dock-tabs";
import { useImplementations } from "./use-implementations";
import { PAGE } from "./use-usages";

interface DockTabListProps {
  label: string;
  tabs: readonly DockTab[];
  shown: DockTab;
  subject: Subject | null;
}

export function DockTabList({ label, tabs, shown, subject }: DockTabListProps) {
  const usages = useInfiniteQuery({
    ...usagesQuery({ ...subject?.asked, scope: "all", limit: PAGE }),
    enabled: subject !== null,
  });
  const implementations = useImplementations(subject);
  const figures: Partial<Record<DockTab, string>> = {
    usages: figureOf(usages.data?.pages[0]),
    implementations: figureOf(implementations.head),
  };
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
          {TAB_TITLES[each]} <span className="num">{figures[each]}</span>
        </button>
      ))}
    </div>
  );
}

interface Figured {
  totalIsLowerBound: boolean;
  counts: { proven: number; inferred: number };
}

/** What is proven or inferred; guesses are never in the sum. */
function figureOf(head: Figured | undefined): string {
  if (head === undefined) return "";
  const { counts, totalIsLowerBound } = head;
  return `${totalIsLowerBound ? "at least " : ""}${count(counts.proven + counts.inferred)}`;
}
