"use client";
/** A panel of the dock: who calls it, and what it calls. */
import { symbolCallers } from "@/lib/contract/symbol-callers";
import { questionOf } from "../../ways/question";
import type { DockPanel } from "../dock-panel";
import { CallsTab } from "./calls-tab";

export const calls: DockPanel = {
  title: "Calls",
  operation: symbolCallers,
  Panel: CallsTab,
  question: ({ name, asked }) =>
    questionOf(`Calls of ${name}`, symbolCallers, { ...asked, scope: "all", direction: "both" }),
};
