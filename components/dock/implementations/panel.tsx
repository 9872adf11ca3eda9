"use client";
/** A panel of the dock: what implements or overrides it. */
import { remote } from "@/lib/client/remote";
import { questionOf } from "../../ways/question";
import type { DockPanel } from "../dock-panel";
import type { Subject } from "../dock-subject";
import { totalFigure } from "../usages/use-usage-total";
import { ImplementationsTab } from "./implementations-tab";
import { useImplementations } from "./use-implementations";

export const implementations: DockPanel = {
  title: "Implementations",
  operation: remote.symbol_implementations,
  Panel: ImplementationsTab,
  Figure: ImplementationsFigure,
  question: ({ name, asked }) =>
    questionOf(`Implementations of ${name}`, remote.symbol_implementations, { ...asked, scope: "all" }),
};

function ImplementationsFigure({ subject }: { subject: Subject | null }) {
  const { total } = useImplementations(subject);
  return total === null ? null : totalFigure(total);
}
