/** A type hierarchy as a graph: a type that is reached on two ways is one node. Pure. */
import type { HierarchyNode } from "@/lib/contract/symbol-hierarchy";
import { tierOf, type Tier } from "../../../certainty/tiers";
import type { HierarchySide } from "../hierarchy-view";

export interface TypeNode {
  id: string;
  /** What is written in its box. */
  name: string;
  /** The file, the package of a Blueprint, that it is external, or nothing. */
  under: string;
  type: HierarchyNode;
  /** Types that were left out behind it: the box stands for them, not for the type. */
  hidden: number;
}

export interface TypeEdge {
  /** The base. */
  from: string;
  /** What derives from it. */
  to: string;
  tier: Tier;
}

export interface TypeGraph {
  nodes: TypeNode[];
  edges: TypeEdge[];
}

export const ROOT = "root";

export function graphOf(root: HierarchyNode, side: HierarchySide): TypeGraph {
  const nodes = new Map<string, TypeNode>([[ROOT, nodeOf(ROOT, root)]]);
  const edges = new Map<string, TypeEdge>();
  const visit = (type: HierarchyNode, id: string, way: "bases" | "inheritors"): void => {
    for (const next of type[way]) {
      const its = idOf(next, root);
      const isNew = !nodes.has(its);
      if (isNew) nodes.set(its, nodeOf(its, next));
      const [from, to] = way === "bases" ? [its, id] : [id, its];
      if (from !== to) edges.set(`${from}\0${to}`, { from, to, tier: tierOf(next.basis) });
      if (isNew && !next.cycle) visit(next, its, way);
    }
    if (type.more === 0) return;
    const rest = `${id}/more`;
    nodes.set(rest, { ...nodeOf(rest, type), name: `${type.more} more`, under: "", hidden: type.more });
    edges.set(rest, way === "bases" ? { from: rest, to: id, tier: "proven" } : { from: id, to: rest, tier: "proven" });
  };
  if (side !== "derived") visit({ ...root, more: 0 }, ROOT, "bases");
  if (side !== "bases") visit(root, ROOT, "inheritors");
  return { nodes: [...nodes.values()], edges: [...edges.values()] };
}

const idOf = (type: HierarchyNode, root: HierarchyNode): string =>
  type.key !== undefined && type.key === root.key ? ROOT : `type ${type.key ?? type.name}`;

function nodeOf(id: string, type: HierarchyNode): TypeNode {
  const { name, kind, file, qualifiedName, external } = type;
  const folder = kind === "blueprint" ? `/${qualifiedName ?? ""}`.replace(/\/[^/]*$/, "") : null;
  const where = folder ?? file?.slice(file.lastIndexOf("/") + 1) ?? (external ? "external" : "");
  return { id, name, under: where, type, hidden: 0 };
}
