/** Sorts of types in a hierarchy that can be shown or left out: code, Blueprints, and what is external. */
import type { HierarchyNode } from "@/lib/contract/symbol-hierarchy";

export const TYPE_SORTS = ["code", "blueprint", "external"] as const;
export type TypeSort = (typeof TYPE_SORTS)[number];

type Side = "bases" | "inheritors";

function sortOf({ kind, external, scope }: HierarchyNode): TypeSort {
  if (external || scope === "external") return "external";
  return kind === "blueprint" ? "blueprint" : "code";
}

/** Types of each sort around the root. */
export function countSorts(root: HierarchyNode): Readonly<Record<TypeSort, number>> {
  const counts: Record<TypeSort, number> = { code: 0, blueprint: 0, external: 0 };
  const visit = (node: HierarchyNode, side: Side): void => {
    counts[sortOf(node)]++;
    for (const next of node[side]) visit(next, side);
  };
  for (const node of root.bases) visit(node, "bases");
  for (const node of root.inheritors) visit(node, "inheritors");
  return counts;
}

/**
 * The tree without the hidden sorts. A type stays, whatever its sort, when one behind it stays: it is the way there.
 */
export function withoutSorts(root: HierarchyNode, hidden: ReadonlySet<TypeSort>): HierarchyNode {
  if (hidden.size === 0) return root;
  const kept = (nodes: readonly HierarchyNode[], side: Side): HierarchyNode[] =>
    nodes.flatMap((node) => {
      const behind = kept(node[side], side);
      return hidden.has(sortOf(node)) && behind.length === 0 ? [] : { ...node, [side]: behind };
    });
  return { ...root, bases: kept(root.bases, "bases"), inheritors: kept(root.inheritors, "inheritors") };
}
