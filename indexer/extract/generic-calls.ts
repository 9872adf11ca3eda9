/** Type arguments that the grammar takes for an index: `keep[int]()`. */
import type { CompiledLanguage } from "../languages/compiled";
import { headLeaf } from "./find-names";
import type { TreeView } from "./tree-view";

/**
 * Whether a name is called with what looks like an index: `make[int]()`, `lib.make[int]()`. An index without a name is
 * no type: `makers[0]()`.
 */
export function isGenericCall(language: CompiledLanguage, view: TreeView, leaf: number): boolean {
  const { table, calls } = language;
  if (!table.genericElements) return false;
  let callee = view.parent(leaf);
  if (Object.keys(table.lefts).includes(view.type(callee))) callee = view.parent(callee);
  const call = view.parent(callee);
  const rule = call < 0 ? undefined : calls[view.tree.type[call]];
  if (rule === undefined || view.child(call, rule.callee) !== callee) return false;
  return !view.is(callee, ...(table.items ?? [])) || headLeaf(language, view, view.children(callee)[1]) >= 0;
}
