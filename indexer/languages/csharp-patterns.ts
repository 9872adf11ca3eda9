/** What patterns of C# are held against: `b switch { { Size: 1 } a => a.Next }`, `x is { Next: { Size: 1 } }`. */
import type { TreeView } from "../extract/tree-view";
import { OF_THIS } from "./child-names";

/** Patterns that hold others against what they are held against themselves. */
const PARTS: readonly string[] = ["and_pattern", "or_pattern", "negated_pattern", "parenthesized_pattern"];

/** The value that a pattern is held against, or the member where it is part of another one; -1 for none. */
export function subjectOf(view: TreeView, node: number): number {
  let around = view.parent(node);
  while (around >= 0 && view.is(around, ...PARTS)) around = view.parent(around);
  if (view.is(around, "is_pattern_expression")) return view.child(around, "expression");
  if (view.is(around, "switch_expression_arm")) return valueOf(view, view.parent(around));
  if (view.is(around, "switch_section")) return view.child(view.parent(view.parent(around)), "value");
  return view.is(around, "subpattern") && view.is(view.first(around), "identifier") ? view.first(around) : -1;
}

/** `this` is no node. */
function valueOf(view: TreeView, choice: number): number {
  const first = view.first(choice);
  return view.is(first, "switch_expression_arm") ? -1 : first;
}

/** What the names in a pattern's braces are members of: its type, or else what it is held against. */
export function ownerOfKeys(view: TreeView, node: number): number {
  const type = view.child(node, "type");
  const owner = type >= 0 ? type : subjectOf(view, node);
  if (owner >= 0) return owner;
  const choice = view.ancestor(node, "switch_expression", "is_pattern_expression", "recursive_pattern");
  if (choice < 0) return -1;
  return /^this\s/.test(view.slice(view.start(choice), view.start(choice) + 5)) ? OF_THIS : -1;
}
