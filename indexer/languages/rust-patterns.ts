/** Patterns of Rust: what a name in one is taken from. */
import type { TreeView } from "../extract/tree-view";
import type { TakenKey, Whole } from "./declaration-rule";

const WRAPPERS = ["Some", "Ok"];
const REFERRED = ["ref_pattern", "mut_pattern", "reference_pattern"];

/**
 * `if let Some(x) = value`, `match value { Ok(x) => … }`: what is wrapped has the value's type, seen through; -1 for
 * other patterns.
 */
export function wrappedValue(view: TreeView, node: number, name: number): number {
  let pattern = view.parent(name);
  while (view.is(pattern, ...REFERRED)) pattern = view.parent(pattern);
  const around = view.parent(pattern) === node;
  if (!around || !view.is(pattern, "tuple_struct_pattern") || view.children(pattern).length !== 2) return -1;
  if (!WRAPPERS.includes(view.text(view.first(pattern)))) return -1;
  const match = view.is(node, "match_pattern") ? view.ancestor(node, "match_expression") : node;
  return view.child(match, "value");
}

/** `Client::Tcp(socket)`: the variant that is matched, and which of its values the name is. */
export function partOfVariant(view: TreeView, leaf: number): { of: number; place: number } | null {
  let name = leaf;
  while (view.is(view.parent(name), ...REFERRED)) name = view.parent(name);
  const pattern = view.parent(name);
  if (!view.is(pattern, "tuple_struct_pattern")) return null;
  const [variant, ...parts] = view.children(pattern);
  const place = parts.includes(name) ? placeIn(view, pattern, view.end(variant) + 1, name) : -1;
  return place < 0 || WRAPPERS.includes(view.text(variant)) ? null : { of: variant, place };
}

/** Which part of a pattern a node is: `_` is a part, and no node; -1 behind `..`. */
function placeIn(view: TreeView, pattern: number, from: number, part: number): number {
  let text = "";
  let at = from;
  for (const each of view.children(pattern)) {
    if (view.start(each) < from) continue;
    if (each === part) break;
    text += view.slice(at, view.start(each));
    at = view.end(each);
  }
  const before = text + view.slice(at, view.start(part));
  return before.includes("..") ? -1 : before.split(",").length - 1;
}

/** `let (dock, crane) = opened();`: the value that is taken apart, and which of its parts the name is. */
function partOfTuple(view: TreeView, leaf: number): { of: number; place: number; isElement: true } | null {
  let name = leaf;
  while (view.is(view.parent(name), ...REFERRED)) name = view.parent(name);
  const [pattern, node] = [view.parent(name), view.parent(view.parent(name))];
  if (!view.is(pattern, "tuple_pattern") || !view.is(node, "let_declaration")) return null;
  const value = view.child(node, "value");
  const place = placeIn(view, pattern, view.start(pattern) + 1, name);
  return value < 0 || place < 0 || view.is(value, "tuple_expression") ? null : { of: value, place, isElement: true };
}

/** What a name in the pattern of a `let` is a part of. */
export const partOfLet = (view: TreeView, leaf: number) => partOfVariant(view, leaf) ?? partOfTuple(view, leaf);

/** What `{ name }` is taken from: the type that its pattern names. */
function destructured(view: TreeView, leaf: number): Whole | null {
  const [field, pattern] = [view.parent(leaf), view.parent(view.parent(leaf))];
  const isShorthand = view.is(leaf, "shorthand_field_identifier") && view.is(field, "field_pattern");
  return isShorthand ? { type: view.child(pattern, "type") } : null;
}

/** `depth` of `Sea { depth: fathoms }` for the name `fathoms`, and the type that has it. */
function keysTaken(view: TreeView, leaf: number): TakenKey[] {
  let name = leaf;
  while (view.is(view.parent(name), ...REFERRED)) name = view.parent(name);
  const field = view.parent(name);
  if (!view.is(field, "field_pattern") || view.child(field, "pattern") !== name) return [];
  return [{ key: view.child(field, "name"), of: { type: view.child(view.parent(field), "type") }, name: leaf }];
}

/** What a name in a pattern is a field of. */
export const TAKEN = { destructured, keysTaken };
