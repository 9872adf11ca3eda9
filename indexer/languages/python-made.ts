/**
 * What a method of a class gives back by a name: `made = cls(size); return made` gives one of the class that is asked,
 * as `return cls(size)` does.
 */
import type { TreeView } from "../extract/tree-view";

/**
 * The call of `cls` that a returned name is given, if it is given nothing else in the function; else the value itself.
 */
export function madeByOwnType(view: TreeView, owner: number, value: number): number {
  if (!view.is(owner, "function_definition") || !view.is(value, "identifier")) return value;
  const name = view.text(value);
  const given: number[] = [];
  for (let node = owner + 1; node < view.tree.next[owner]; node++) {
    if (!TARGETS.has(view.field(node)) || !view.is(node, "identifier") || view.text(node) !== name) continue;
    given.push(view.is(view.parent(node), "assignment") ? view.child(view.parent(node), "right") : -1);
  }
  return given.length === 1 && isOfOwnType(view, given[0]) ? given[0] : value;
}

/** The fields of nodes that give a name something. */
const TARGETS: ReadonlySet<string> = new Set(["left", "alias"]);

function isOfOwnType(view: TreeView, value: number): boolean {
  const callee = view.is(value, "call") ? view.child(value, "function") : -1;
  return view.is(callee, "identifier") && view.text(callee) === "cls";
}
