/** What says what a function literal takes: the call that it is passed to, or what it is assigned to or made for. */
import type { TreeView } from "../extract/tree-view";
import { FUNCTIONS, givenTo, TYPED } from "./javascript-shapes";

const SIGNATURES = [
  ...["function_type", "constructor_type", "function_signature", "method_signature", "abstract_method_signature"],
  ...["call_signature", "construct_signature"],
];

/**
 * For a parameter's node the callee that its function is passed to, the name or type that the function is given to, or
 * the key that it is the value of; -1 where nothing is said.
 */
export function calleeAround(view: TreeView, node: number): number {
  const own = view.is(node, "arrow_function") ? node : view.ancestor(node, ...FUNCTIONS, ...SIGNATURES);
  if (view.is(own, "method_definition")) return view.is(view.parent(own), "object") ? view.child(own, "name") : -1;
  const given = view.is(own, "arrow_function", "function_expression") ? givenTo(view, own) : null;
  if (given === null || given.to < 0) return -1;
  // of a list that is passed nothing is known
  if (given.place >= 0) return given.isElement ? -1 : given.to;
  const holder = view.parent(given.to);
  const isAnnotation = view.is(holder, ...TYPED) && view.child(holder, "type") === given.to;
  return isAnnotation ? Math.max(view.child(holder, "name"), view.child(holder, "pattern")) : given.to;
}
