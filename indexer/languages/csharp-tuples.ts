/** Tuples of C# with names for what they hold: `(int count, Ship ship)`. The first name stands for the whole. */
import type { TreeView } from "../extract/tree-view";
import type { Shape } from "./table/types";

const nameOf = (view: TreeView, element: number): number => view.child(element, "name");

/** The first name; none for a tuple that gives no names. */
export const firstName = (view: TreeView, tuple: number): number[] =>
  view
    .children(tuple)
    .map((element) => nameOf(view, element))
    .filter((name) => name >= 0)
    .slice(0, 1);

/** What a tuple type holds under names. */
export function tupleShape(view: TreeView, tuple: number): Shape | null {
  const members = view.children(tuple).flatMap((element) => {
    const key = nameOf(view, element);
    return key < 0 ? [] : [{ key, value: view.child(element, "type") }];
  });
  return members.length === 0 ? null : { members, isType: true, base: -1, given: null };
}

/** `var (count, ship) = Found();`: the value that is taken apart, and which of its parts a name is. */
export function partOfTuple(view: TreeView, leaf: number): { of: number; place: number; isElement: true } | null {
  const pattern = view.parent(leaf);
  const declarator = view.parent(pattern);
  const value = view.is(declarator, "variable_declarator") ? view.last(declarator) : -1;
  if (value < 0 || value === pattern || !view.is(pattern, "tuple_pattern")) return null;
  return { of: value, place: view.children(pattern).indexOf(leaf), isElement: true };
}
