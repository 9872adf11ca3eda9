/** Names that JavaScript and TypeScript take out of a value by its members' names. */
import type { TreeView } from "../extract/tree-view";
import { calleeAround } from "./javascript-callbacks";
import type { TakenKey, Whole } from "./declaration-rule";

/** The type or the value that `{ name }` is taken from. */
export function destructured(view: TreeView, leaf: number): Whole | null {
  if (!view.is(leaf, "shorthand_property_identifier_pattern")) return null;
  return wholeOf(view, view.parent(withDefault(view, leaf)));
}

/** `from` and `to` of `{ from: { to: name } }`, the inner one first. */
export function keysTaken(view: TreeView, leaf: number): TakenKey[] {
  const keys: TakenKey[] = [];
  let at = withDefault(view, leaf);
  if (view.is(leaf, "shorthand_property_identifier_pattern")) at = withDefault(view, view.parent(at));
  while (view.is(view.parent(at), "pair_pattern")) {
    const key = view.child(view.parent(at), "key");
    const pattern = view.parent(view.parent(at));
    const of = view.is(key, "property_identifier") ? wholeOf(view, pattern) : null;
    if (!of) return [];
    keys.push({ key, of, name: at === withDefault(view, leaf) ? leaf : -1 });
    at = withDefault(view, pattern);
  }
  return keys;
}

/** What an object pattern takes apart: a type or a value of its own, or the member that a pattern around takes. */
function wholeOf(view: TreeView, pattern: number): Whole | null {
  if (!view.is(pattern, "object_pattern")) return null;
  const holder = view.parent(withDefault(view, pattern));
  if (view.is(holder, "pair_pattern")) {
    const key = view.child(holder, "key");
    return view.is(key, "property_identifier") ? { value: key } : null;
  }
  if (view.is(holder, "for_in_statement")) return elementOf(view, holder, pattern);
  if (!view.is(holder, ...HOLDERS)) return view.is(holder, "formal_parameters") ? handed(view, pattern) : null;
  const type = view.child(holder, "type");
  if (type >= 0) return { type };
  const value = view.child(holder, "value");
  return value >= 0 ? { value } : view.is(holder, "variable_declarator") ? null : handed(view, pattern);
}

/** `for (const { a } of rows)` takes apart what stands in the rows, and `in` names their keys. */
function elementOf(view: TreeView, loop: number, pattern: number): Whole | null {
  const rows = view.child(loop, "right");
  const isLeft = view.child(loop, "left") === pattern;
  return isLeft && view.slice(view.end(pattern), view.start(rows)).trim() === "of" ? { elementOf: rows } : null;
}

/** `rows.map(({ a }) => a)` */
function handed(view: TreeView, pattern: number): Whole | null {
  const takenFrom = calleeAround(view, pattern);
  return takenFrom < 0 ? null : { takenFrom };
}

/** A pattern or a name with the value that it has where nothing is given: `{ a = 1 }`. */
function withDefault(view: TreeView, node: number): number {
  const around = view.parent(node);
  return view.is(around, "object_assignment_pattern", "assignment_pattern") && view.first(around) === node
    ? around
    : node;
}

const HOLDERS = ["required_parameter", "optional_parameter", "variable_declarator"] as const;
