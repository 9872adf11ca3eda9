/** Values of C# that are one of two: `late ? first : last`, `first ?? last`. */
import type { TreeView } from "../extract/tree-view";

/** The two of them, the one that is there before the other. */
export function choices(view: TreeView, node: number): readonly number[] {
  if (view.is(node, "conditional_expression"))
    return [view.child(node, "consequence"), view.child(node, "alternative")];
  const [left, right] = [view.child(node, "left"), view.child(node, "right")];
  return view.slice(view.end(left), view.start(right)).trim() === "??" ? [left, right] : [];
}
