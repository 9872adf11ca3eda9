/** The outline as rows: what is open, what fits the filter, and where the cursor stands in it. */
import type { OutlineNode } from "@/lib/contract/file-outline";
import { matchName } from "../palette/match-name";

export interface OutlineRow {
  id: string;
  node: OutlineNode;
  /** 1 at the top. */
  level: number;
  setSize: number;
  position: number;
  /** Undefined for a node without children. */
  expanded: boolean | undefined;
  matched: [number, number][];
}

/** A symbol may stand twice in a file under one key: declared and defined. */
export const nodeId = ({ key, line, column }: OutlineNode): string => `${key}@${line}:${column}`;

/** @param filter text that a row or something under it must fit; opens everything */
export function flattenOutline(
  nodes: readonly OutlineNode[],
  folded: ReadonlySet<string>,
  filter: string,
  level = 1,
): OutlineRow[] {
  const fitting = filter === "" ? nodes : nodes.filter((node) => fits(node, filter));
  return fitting.flatMap((node, index) => {
    const id = nodeId(node);
    const open = filter !== "" || !folded.has(id);
    const matched = filter === "" ? [] : (matchName(node.name, filter) ?? []);
    const row: OutlineRow = {
      id,
      node,
      level,
      setSize: fitting.length,
      position: index + 1,
      expanded: node.children.length === 0 ? undefined : open,
      matched,
    };
    return [row, ...(open ? flattenOutline(node.children, folded, filter, level + 1) : [])];
  });
}

const fits = (node: OutlineNode, filter: string): boolean =>
  matchName(node.name, filter) !== null || node.children.some((child) => fits(child, filter));

/** From the outermost to the innermost symbol around a line. */
export function pathAt(nodes: readonly OutlineNode[], line: number): OutlineNode[] {
  const around = nodes.filter((node) => node.line <= line && line <= node.endLine);
  // Of several on one line the last that starts there is meant; a one-line neighbour does not hide a body.
  const node = around.at(-1);
  return node === undefined ? [] : [node, ...pathAt(node.children, line)];
}

/** The node with this key; the definition before others. */
export function findNode(nodes: readonly OutlineNode[], key: string): OutlineNode | null {
  let found: OutlineNode | null = null;
  const visit = (node: OutlineNode): void => {
    if (node.key === key && (found === null || (found.role !== "definition" && node.role === "definition")))
      found = node;
    node.children.forEach(visit);
  };
  nodes.forEach(visit);
  return found;
}

/** All nodes under these. */
export function countNodes(nodes: readonly OutlineNode[]): number {
  return nodes.reduce((sum, { children }) => sum + 1 + countNodes(children), 0);
}
