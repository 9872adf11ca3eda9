"use client";
/** A panel of the dock: every use of a symbol. */
import { remote } from "@/lib/client/remote";
import { questionOf } from "../../ways/question";
import type { DockPanel } from "../dock-panel";
import type { Subject } from "../dock-subject";
import { totalFigure, useUsageTotal } from "./use-usage-total";
import { UsagesTab } from "./usages-tab";

export const usages: DockPanel = {
  title: "Usages",
  operation: remote.symbol_usages,
  Panel: UsagesTab,
  Figure: UsagesFigure,
  question: ({ name, asked }) => questionOf(`Usages of ${name}`, remote.symbol_usages, { ...asked, scope: "all" }),
};

function UsagesFigure({ subject }: { subject: Subject | null }) {
  const total = useUsageTotal(subject?.asked ?? null);
  return total === null ? null : totalFigure(total);
}
