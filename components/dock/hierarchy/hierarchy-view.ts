/** How the type hierarchy is looked at: which side of the type, and as a tree or a picture. Pure. */

export const SIDES = ["bases", "both", "derived"] as const;
export type HierarchySide = (typeof SIDES)[number];
export const SHAPES = ["tree", "picture"] as const;
export type HierarchyShape = (typeof SHAPES)[number];

export interface HierarchyView {
  side: HierarchySide;
  shape: HierarchyShape;
}

export const WHOLE_TREE: HierarchyView = { side: "both", shape: "tree" };

export const VIEW_PARAMETERS = ["side", "as"] as const;

/** As an address holds it; what is usual is left out. */
export function writeView({ side, shape }: HierarchyView): Record<string, string> {
  return { ...(side !== WHOLE_TREE.side && { side }), ...(shape !== WHOLE_TREE.shape && { as: shape }) };
}

export function readView(params: Pick<URLSearchParams, "get">): HierarchyView {
  return {
    side: SIDES.find((side) => side === params.get("side")) ?? WHOLE_TREE.side,
    shape: SHAPES.find((shape) => shape === params.get("as")) ?? WHOLE_TREE.shape,
  };
}
