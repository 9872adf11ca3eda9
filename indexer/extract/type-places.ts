/**
 * Finds the tree nodes that give a declared name its type: its written type, its value, or the function that it is
 * passed to. Reads nodes, records nothing.
 */
import { SCOPE_FUNCTION, type CompiledLanguage } from "../languages/compiled";
import type { TypePlace } from "../languages/child-names";
import type { FunctionType } from "../languages/table/types";
import { ERROR_TYPE, MAX_TYPE_ARGUMENTS } from "../model";
import { typeLeaf } from "./type-leaf";
import type { TreeView } from "./tree-view";

/** The function type that is written at a node, seen through what makes it nullable and the like. */
export function functionTypeAt(language: CompiledLanguage, view: TreeView, type: number): FunctionType | null {
  const { functionTypes } = language.table;
  for (let at = type, steps = 0; functionTypes && at >= 0 && steps < 8; steps++) {
    const rule = functionTypes[view.type(at)];
    if (rule) return rule(view, at);
    const head = view.tree.type[at] === ERROR_TYPE ? undefined : language.heads[view.tree.type[at]];
    at = head === undefined ? -1 : view.child(at, head);
  }
  return null;
}

/** Whether a node opens the scope of a function; so does whatever lies above the root. */
export function isFunctionNode({ action }: CompiledLanguage, { tree }: TreeView, node: number): boolean {
  if (node < 0) return true;
  return tree.type[node] !== ERROR_TYPE && (action[tree.type[node]] & SCOPE_FUNCTION) !== 0;
}

/** The node that a place leads to; -1 for none. */
export function placeOf(view: TreeView, node: number, leaf: number, place: TypePlace): number {
  return typeof place === "function" ? place(view, node, leaf) : view.child(node, place);
}

/** A parameter's place in its function's list. */
export function parameterPlace(language: CompiledLanguage, view: TreeView, leaf: number): number {
  let at = leaf;
  let list = view.parent(leaf);
  // `x => …`: the one parameter needs no list
  if (isFunctionNode(language, view, list)) return 0;
  while (list >= 0 && !isFunctionNode(language, view, view.parent(list))) [at, list] = [list, view.parent(list)];
  const place = list < 0 ? 0 : view.children(list).indexOf(at);
  return Math.min(Math.max(place, 0), MAX_TYPE_ARGUMENTS - 1);
}

/** What the place leads to; a child's name is looked for in the leaf's parents, up to the declaring node. */
export function onTheWayUp(view: TreeView, leaf: number, node: number, name: TypePlace): number {
  if (typeof name === "function") return name(view, node, leaf);
  for (let at = view.parent(leaf); at >= 0; at = view.parent(at)) {
    const found = view.child(at, name);
    if (found >= 0) return found;
    if (at === node) break;
  }
  return -1;
}

/**
 * The value of a name. Of several names on the left, each takes the value in its place; of one value for all (a call
 * that returns several), only the first does.
 */
export function valueOf(
  language: CompiledLanguage,
  view: TreeView,
  node: number,
  leaf: number,
  name: TypePlace,
): number {
  const value = onTheWayUp(view, leaf, node, name);
  if (value < 0 || typeof name === "function") return value;
  let at = leaf;
  for (let p = view.parent(leaf); p >= 0 && p !== node; at = p, p = view.parent(p)) {
    if (language.patterns[view.tree.type[p]] === undefined) continue;
    const names = view.children(p);
    if (names.length === 1) continue;
    const place = names.indexOf(at);
    if (view.type(value) === view.type(p)) return view.children(value)[place] ?? -1;
    return place === 0 && language.table.firstOfMany ? value : -1;
  }
  return value;
}

/** Whether a value is made where it is given: a call of a class, or of its `new`. */
const MAKES = /^(?:\p{Lu}|new$)/u;

/** The one of several alternative values that is made there; -1 for none. */
export function madeIn(language: CompiledLanguage, view: TreeView, value: number): number {
  const choices = language.table.alternatives?.[view.type(value)]?.(view, value) ?? [value];
  return choices.find((choice) => MAKES.test(nameOf(view, typeLeaf(language, view, choice)))) ?? -1;
}

const nameOf = (view: TreeView, leaf: number): string => (leaf < 0 ? "" : view.text(leaf));
