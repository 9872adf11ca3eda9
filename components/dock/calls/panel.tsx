"use client";
/** A panel of the dock: who calls it, and what it calls. */
import { remote } from "@/lib/client/remote";
import { questionOf } from "../../ways/question";
import type { DockPanel } from "../dock-panel";
import { CallsTab } from "./calls-tab";

export const calls: DockPanel = {
  title: "Calls",
  operation: remote.symbol_callers,
  Panel: CallsTab,
  question: ({ name, asked }) =>
    questionOf(`Calls of ${name}`, remote.symbol_callers, { ...asked, scope: "all", direction: "both" }),
};
