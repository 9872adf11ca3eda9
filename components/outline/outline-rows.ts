/** The outline as flat rows, as a virtual list needs it. */
import type { OutlineNode } from "@/lib/contract/file-outline";
import type { Member } from "@/lib/contract/symbol-members";
import type { TreeRow } from "../ui/tree/tree-row";
import { kindWord } from "../words/kinds";
import { toldApart } from "./twins";

export interface OutlineRow extends TreeRow {
  node: OutlineNode;
  /** Its parameters, where the name alone does not tell it from others beside it. */
  told: string;
}

/**
 * What a definition outside of its owner has before its name, with the mark between them: `AActor::`; empty for all
 * others.
 */
export const ownerOf = ({ name, ownName = name }: OutlineNode): string => name.slice(0, name.length - ownName.length);

/** Handle of a node: keys repeat when a file declares a symbol twice. */
export const nodeId = ({ key, line, column }: OutlineNode): string => `${key}@${line}:${column}`;

/** What stands beside the code of a symbol, as far as its row says it. */
interface NodeMark {
  node: OutlineNode;
  label: string;
}

export function marksByNode<Mark extends NodeMark>(marks: readonly Mark[]): ReadonlyMap<string, Mark[]> {
  const found = new Map<string, Mark[]>();
  for (const mark of marks) found.set(nodeId(mark.node), [...(found.get(nodeId(mark.node)) ?? []), mark]);
  return found;
}

/** Rows in source order. A filter keeps what it names and what encloses it, and unfolds everything. */
export function outlineRows(
  nodes: readonly OutlineNode[],
  folded: ReadonlySet<string>,
  filter = "",
  marks: ReadonlyMap<string, readonly NodeMark[]> = new Map(),
): OutlineRow[] {
  const wanted = filter.trim().toLowerCase();
  const rows: OutlineRow[] = [];
  const visit = (siblings: readonly OutlineNode[], level: number): void => {
    const shown = wanted === "" ? siblings : siblings.filter((node) => holds(node, wanted));
    const toldOf = toldApart(siblings);
    shown.forEach((node, at) => {
      const id = nodeId(node);
      const expanded = node.children.length === 0 ? null : wanted !== "" || !folded.has(id);
      const told = toldOf(node);
      const label = labelOf(node, told, marks.get(id) ?? []);
      const name = node.ownName ?? node.name;
      rows.push({ id, node, told, name, label, level, position: at + 1, siblings: shown.length, expanded });
      if (expanded) visit(node.children, level + 1);
    });
  };
  visit(nodes, 1);
  return rows;
}

/** A row that a tree lists behind the symbols of a type: a base with what the type has from it, or one of these. */
export type InheritedRow = TreeRow & ({ base: string; members: number } | { member: Member });

const labelOf = ({ kind, name, line }: OutlineNode, told: string, marks: readonly NodeMark[]): string =>
  [`${kindWord(kind)} ${name}${told}, line ${line}`, ...marks.map(({ label }) => label)].join(", ");

function holds(node: OutlineNode, wanted: string): boolean {
  return node.name.toLowerCase().includes(wanted) || node.children.some((child) => holds(child, wanted));
}

/** The symbols around a line, outermost first. What encloses may be one line itself, as a package is. */
export function nodesAtLine(nodes: readonly OutlineNode[], line: number): OutlineNode[] {
  for (const node of nodes.toReversed()) {
    const inner = nodesAtLine(node.children, line);
    if (inner.length > 0 || (node.line <= line && line <= node.endLine)) return [node, ...inner];
  }
  return [];
}

/** The first symbol of a key, the definition before others. */
export function nodeOfKey(nodes: readonly OutlineNode[], key: string): OutlineNode | null {
  const all = withKey(nodes, key);
  return all.find(({ role }) => role === "definition") ?? all.at(0) ?? null;
}

function withKey(nodes: readonly OutlineNode[], key: string): OutlineNode[] {
  return nodes.flatMap((node) => [...(node.key === key ? [node] : []), ...withKey(node.children, key)]);
}

export function countNodes(nodes: readonly OutlineNode[]): number {
  return nodes.reduce((sum, { children }) => sum + 1 + countNodes(children), 0);
}
