/** A type hierarchy as flat rows: bases, the type itself, what derives from it. */
import type { HierarchyNode } from "@/lib/contract/symbol-hierarchy";
import { basisWord, tierOf } from "../../certainty/tiers";
import { counted } from "../../words/figures";
import { kindWord } from "../../words/kinds";
import type { TreeRow } from "../../ui/tree/tree-row";
import type { HierarchySide } from "./hierarchy-view";

export type HierarchyRow = TreeRow &
  (
    | { type: "group"; title: string; note: string }
    | { type: "node"; node: HierarchyNode; direct: number }
    | { type: "more"; of: HierarchyNode; hidden: number }
  );

type Side = "bases" | "inheritors";

/** Nodes of a side unfold by themselves up to so many. */
const UNFOLD_UP_TO = 60;

/**
 * @param toggled ids whose folding is the other way round than it would be
 * @param shown the sides of the type that are wanted
 */
export function hierarchyRows(
  root: HierarchyNode,
  toggled: ReadonlySet<string>,
  shown: HierarchySide = "both",
): HierarchyRow[] {
  const groups: HierarchyRow[] = [
    ...(shown === "derived" ? [] : sideRows(root, "bases", { title: "Bases, up", position: 1 }, toggled)),
    {
      type: "node",
      node: root,
      direct: root.inheritors.length,
      id: "root",
      level: 1,
      position: 2,
      siblings: 3,
      expanded: null,
      name: root.name,
      label: labelOf(root, "this type"),
    },
    ...(shown === "bases" ? [] : sideRows(root, "inheritors", { title: "Derived, down", position: 3 }, toggled)),
  ];
  return groups;
}

function sideRows(
  root: HierarchyNode,
  side: Side,
  { title, position }: { title: string; position: number },
  toggled: ReadonlySet<string>,
): HierarchyRow[] {
  const total = countBelow(root, side);
  const expanded = total === 0 ? null : !toggled.has(side);
  const none = side === "bases" ? "It derives from nothing" : "Nothing derives from it";
  const note = total === 0 ? none : `${root[side].length} direct, ${counted(total, "type")} shown`;
  const group: HierarchyRow = {
    type: "group",
    id: side,
    level: 1,
    position,
    siblings: 3,
    expanded,
    title,
    note,
    label: `${title}: ${note}`,
  };
  if (!expanded) return [group];
  const open = total <= UNFOLD_UP_TO;
  const visit = (nodes: readonly HierarchyNode[], level: number, above: string): HierarchyRow[] =>
    nodes.flatMap((node, at): HierarchyRow[] => {
      const id = `${above}/${node.key ?? node.name}:${at}`;
      const below = node[side];
      const unfolded = below.length === 0 ? null : toggled.has(id) !== open;
      const place = { level, position: at + 1, siblings: nodes.length };
      return [
        {
          type: "node",
          node,
          direct: below.length,
          id,
          ...place,
          expanded: unfolded,
          name: node.name,
          label: labelOf(node, side),
        },
        ...(unfolded ? visit(below, level + 1, id) : []),
        ...(node.more > 0 && unfolded !== false ? [moreRow(node, id, level + 1)] : []),
      ];
    });
  return [group, ...visit(root[side], 2, side)];
}

function moreRow(node: HierarchyNode, above: string, level: number): HierarchyRow {
  const label = `${counted(node.more, "type")} more: show ${node.name} as this type`;
  return {
    type: "more",
    of: node,
    hidden: node.more,
    id: `${above}/more`,
    level,
    position: 1,
    siblings: 1,
    expanded: null,
    label,
  };
}

function countBelow(node: HierarchyNode, side: Side): number {
  return node[side].reduce((sum, each) => sum + 1 + countBelow(each, side), 0);
}

function labelOf({ kind, name, container, basis, external }: HierarchyNode, where: string): string {
  const words = [kind === undefined ? "type" : kindWord(kind), name];
  const owner = container ? `, ${container}` : "";
  return `${words.join(" ")}${owner}${external ? ", external" : ""}, ${where === "this type" ? where : `${tierOf(basis)} by ${basisWord(basis)}`}`;
}
