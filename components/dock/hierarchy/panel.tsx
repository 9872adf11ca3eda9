"use client";
/** A panel of the dock: the types above and below its type. */
import { remote } from "@/lib/client/remote";
import { questionOf } from "../../ways/question";
import type { DockPanel, PanelProps } from "../dock-panel";
import { HierarchyTab } from "./hierarchy-tab";

export const hierarchy: DockPanel = {
  title: "Type hierarchy",
  operation: remote.symbol_hierarchy,
  Panel: OfType,
  question: ({ type }) =>
    type === null
      ? null
      : questionOf(`Type hierarchy of ${type.name}`, remote.symbol_hierarchy, { key: type.key, scope: "all" }),
};

/** A new type starts with its own folds and filters. */
function OfType(props: PanelProps) {
  return <HierarchyTab key={props.subject.type?.key} {...props} />;
}
