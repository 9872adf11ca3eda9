"use client";
/** A tree of the dock. The row that was opened last is marked still when another page draws the list again. */
import { useState } from "react";
import { Tree, type TreeProps } from "../ui/tree/tree";
import type { TreeRow } from "../ui/tree/tree-row";
import { keepOpenedRow, openedRowOf } from "./dock-store";

export type DockTreeProps<Row extends TreeRow> = Pick<
  TreeProps<Row>,
  "label" | "rows" | "children" | "onFold" | "onOpen" | "onEnd"
>;

export function DockTree<Row extends TreeRow>({ onOpen, ...tree }: DockTreeProps<Row>) {
  const [opened] = useState(() => openedRowOf(tree.label));
  return (
    <Tree
      {...tree}
      opened={opened}
      onOpen={(row, way) => {
        keepOpenedRow({ list: tree.label, id: row.id, focus: way === "show" });
        onOpen(row, way);
      }}
    />
  );
}
