/** Values of C# that are one of two: `late ? first : last`, `first ?? last`. */
import type { TreeView } from "../extract/tree-view";
import { operatorOf } from "./operator-of";

/** The two of them, the one that is there before the other. */
export function choices(view: TreeView, node: number): readonly number[] {
  if (view.is(node, "conditional_expression"))
    return [view.child(node, "consequence"), view.child(node, "alternative")];
  return operatorOf(view, node) === "??" ? [view.child(node, "left"), view.child(node, "right")] : [];
}
