"use client";
/** A panel of the dock: what implements or overrides it. */
import { symbolImplementations } from "@/lib/contract/symbol-implementations";
import { questionOf } from "../../ways/question";
import type { DockPanel } from "../dock-panel";
import type { Subject } from "../dock-subject";
import { totalFigure } from "../usages/use-usage-total";
import { ImplementationsTab } from "./implementations-tab";
import { useImplementations } from "./use-implementations";

export const implementations: DockPanel = {
  title: "Implementations",
  operation: symbolImplementations,
  Panel: ImplementationsTab,
  Figure: ImplementationsFigure,
  question: ({ name, asked }) =>
    questionOf(`Implementations of ${name}`, symbolImplementations, { ...asked, scope: "all" }),
};

function ImplementationsFigure({ subject }: { subject: Subject | null }) {
  const { total } = useImplementations(subject);
  return total === null ? null : totalFigure(total);
}
