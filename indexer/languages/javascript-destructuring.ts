/**
 * Names that JavaScript and TypeScript take out of a value by its members' names; nested patterns and other names for
 * them say nothing here.
 */
import type { TreeView } from "../extract/tree-view";

/** The type or the value that `{ name }` is taken from. */
export function destructured(view: TreeView, leaf: number): { type: number } | { value: number } | null {
  if (!view.is(leaf, "shorthand_property_identifier_pattern")) return null;
  let pattern = view.parent(leaf);
  if (view.is(pattern, "object_assignment_pattern")) pattern = view.parent(pattern);
  const holder = view.parent(pattern);
  if (!view.is(pattern, "object_pattern") || !view.is(holder, ...HOLDERS)) return null;
  const type = view.child(holder, "type");
  if (type >= 0) return { type };
  const value = view.child(holder, "value");
  return value >= 0 ? { value } : null;
}

const HOLDERS = ["required_parameter", "optional_parameter", "variable_declarator"] as const;
