/** The operator of an expression with two sides, which grammars give no name. */
import type { TreeView } from "../extract/tree-view";

/** What stands between `left` and `right`, comments included; empty for what has no two sides. */
export function operatorOf(view: TreeView, node: number): string {
  const [left, right] = [view.child(node, "left"), view.child(node, "right")];
  return left < 0 || right < 0 ? "" : view.slice(view.end(left), view.start(right)).trim();
}
