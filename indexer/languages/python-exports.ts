/** Names that a module of Python lists as its own, in strings: `__all__ = ["fire"]`, `__all__.append("cool")`. */
import type { TreeView } from "../extract/tree-view";

const NAME = /^[\p{L}_][\p{L}\p{N}_]*$/u;
const LISTS = ["list", "tuple", "set", "expression_list", "parenthesized_expression", "binary_operator"];
const MAX_DEPTH = 20;

/** Whether the content of a string is such a name. */
export function listsName(view: TreeView, content: number): boolean {
  if (!NAME.test(view.text(content))) return false;
  let at = view.parent(view.parent(content));
  for (let depth = 0; depth < MAX_DEPTH && view.is(at, ...LISTS); depth++) at = view.parent(at);
  if (view.is(at, "assignment", "augmented_assignment")) return isList(view, view.child(at, "left"));
  const callee = view.is(at, "argument_list") ? view.child(view.parent(at), "function") : -1;
  if (!view.is(callee, "attribute") || !isList(view, view.child(callee, "object"))) return false;
  return /^(?:append|extend)$/.test(view.text(view.child(callee, "attribute")));
}

const isList = (view: TreeView, node: number): boolean => view.is(node, "identifier") && view.text(node) === "__all__";
