/** Types that are written as several: unions, intersections, and what a condition chooses from. */
import type { TreeView } from "../extract/tree-view";

const SEVERAL = ["union_type", "intersection_type"] as const;
const NAMED = ["type_identifier", "nested_type_identifier", "generic_type", "array_type", "readonly_type"] as const;

/** The parts with names in their order, then objects without one; none inside of a larger union or intersection. */
export function partsOfType(view: TreeView, node: number): number[] {
  let around = view.parent(node);
  while (view.is(around, "parenthesized_type")) around = view.parent(around);
  if (view.is(around, ...SEVERAL)) return [];
  const parts = flat(view, node);
  return [...parts.filter((part) => view.is(part, ...NAMED)), ...parts.filter((part) => view.is(part, "object_type"))];
}

function flat(view: TreeView, node: number): number[] {
  if (view.is(node, "parenthesized_type")) return flat(view, view.first(node));
  return view.is(node, ...SEVERAL) ? view.children(node).flatMap((child) => flat(view, child)) : [node];
}

/** Words for types that no value has, or that say nothing. */
const SAYS_NOTHING: ReadonlySet<string> = new Set(["never", "unknown", "any"]);

/**
 * `T extends U ? Row<T> : Row<U>`: the first of the types that a condition chooses from, where they differ in their
 * arguments alone; none where it may be one or another.
 */
export function chosenByCondition(view: TreeView, node: number): number[] {
  const choices = branches(view, node).filter((branch) => !SAYS_NOTHING.has(view.text(branch)));
  const names = new Set(choices.map((branch) => nameOf(view, branch)));
  return names.size === 1 && !names.has(null) ? choices.slice(0, 1) : [];
}

function branches(view: TreeView, node: number): number[] {
  if (view.is(node, "parenthesized_type")) return branches(view, view.first(node));
  if (!view.is(node, "conditional_type")) return [node];
  return [...branches(view, view.child(node, "consequence")), ...branches(view, view.child(node, "alternative"))];
}

function nameOf(view: TreeView, type: number): string | null {
  if (view.is(type, "generic_type")) return view.text(view.child(type, "name"));
  return view.is(type, "type_identifier", "nested_type_identifier") ? view.text(type) : null;
}

/** Values of which the type does not matter for what is asked of the made type's members. */
const PLAIN = ["literal_type", "predefined_type", "function_type"] as const;

/**
 * `Row` of `{ [K in keyof Row]?: Row[K] }`, whose members are those of the type that it is made of; none where they
 * are named anew, or have types that have members.
 */
export function mappedFrom(view: TreeView, node: number): number[] {
  const member = view.first(node);
  const clause = view.is(member, "index_signature") ? view.childOfType(member, "mapped_type_clause") : -1;
  const keys = clause < 0 ? -1 : view.child(clause, "type");
  const isAnew = clause >= 0 && view.child(clause, "alias") >= 0;
  if (!view.is(keys, "index_type_query") || isAnew || view.children(node).length > 1) return [];
  const [source, annotation] = [view.first(keys), view.child(member, "type")];
  const value = annotation < 0 ? -1 : view.first(annotation);
  const isOwn = view.is(value, "lookup_type") && view.text(view.first(value)) === view.text(source);
  return isOwn || view.is(value, ...PLAIN) ? [source] : [];
}
