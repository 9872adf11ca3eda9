/**
 * `for (i, crane) in cranes.iter().enumerate()`, `.map(|(i, crane)| …)`: the names of a pair are typed by the elements
 * of what the iterator was made of, which the text says.
 */
import type { TreeView } from "../extract/tree-view";

/** What a `for` iterates over, as far as a name is concerned; -1 where that is not known. */
export function iteratedBy(view: TreeView, node: number, leaf: number): number {
  return elementsFor(view, view.child(node, "value"), view.child(node, "pattern"), leaf) ?? -1;
}

/** What holds the elements that a closure is handed a pair of; -1 where it is handed no such pair. */
export function pairedElements(view: TreeView, node: number, leaf: number): number {
  const pattern = parameterAround(view, node, leaf);
  const callee = calleeAround(view, node);
  if (!view.is(pattern, "tuple_pattern") || !view.is(callee, "field_expression")) return -1;
  return elementsFor(view, view.child(callee, "value"), pattern, leaf) ?? -1;
}

/** What a closure is an argument of; -1 for a closure that is none, and for names of pairs and of later parts. */
export function handedBy(view: TreeView, node: number, leaf: number): number {
  const callee = calleeAround(view, node);
  const pattern = parameterAround(view, node, leaf);
  if (!view.is(pattern, "tuple_pattern")) return callee;
  const isFirst = !view.slice(view.start(pattern), view.start(leaf)).includes(",");
  const isPair = view.is(callee, "field_expression") && pairOf(view, view.child(callee, "value")) !== null;
  return isFirst && !isPair ? callee : -1;
}

function calleeAround(view: TreeView, node: number): number {
  const list = view.parent(view.parent(node));
  return view.is(list, "arguments") ? view.child(view.parent(list), "function") : -1;
}

/** The pattern of the parameter that a name stands in. */
function parameterAround(view: TreeView, node: number, leaf: number): number {
  let at = leaf;
  while (at >= 0 && view.parent(at) !== node) at = view.parent(at);
  while (view.is(at, ...REFERRED)) at = view.children(at).at(-1) ?? -1;
  return at;
}

const REFERRED = ["reference_pattern", "ref_pattern", "mut_pattern"];

/** @returns null where the name's part is no element of anything that stands there */
function elementsFor(view: TreeView, iterated: number, pattern: number, leaf: number): number | null {
  let [whole, at] = [iterated, pattern];
  while (whole >= 0 && view.is(at, ...REFERRED)) at = view.children(at).at(-1) ?? -1;
  if (at === leaf) return whole;
  if (!view.is(at, "tuple_pattern")) return null;
  const pair = pairOf(view, whole);
  const place = view.children(at).findIndex((each) => each === leaf || isWithin(view, leaf, each));
  whole = pair?.[place] ?? -1;
  return whole < 0 ? null : elementsFor(view, whole, view.children(at)[place], leaf);
}

function isWithin(view: TreeView, leaf: number, node: number): boolean {
  for (let at = view.parent(leaf); at >= 0 && at >= node; at = view.parent(at)) if (at === node) return true;
  return false;
}

/** Methods behind which the same pairs come. */
const HAND_ON = new Set(
  "rev skip take filter skip_while take_while step_by peekable by_ref inspect into_iter".split(" "),
);

/** What the two parts of a pair are elements of, -1 for numbers: of `a.enumerate()`, of `a.zip(b)`. Else null. */
function pairOf(view: TreeView, iterated: number): [number, number] | null {
  let call = iterated;
  for (;;) {
    const callee = view.is(call, "call_expression") ? view.child(call, "function") : -1;
    if (!view.is(callee, "field_expression")) return null;
    const [name, left] = [view.text(view.child(callee, "field")), view.child(callee, "value")];
    if (name === "enumerate") return [-1, left];
    if (name === "zip") return [left, view.children(view.child(call, "arguments"))[0] ?? -1];
    if (!HAND_ON.has(name)) return null;
    call = left;
  }
}
