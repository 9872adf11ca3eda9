/** Keys of literals are members of the literal's type: `&Point{X: 1}`, `{ .x = 1 }`, `Point { x: 1 }`. */
import type { FileState } from "./file-state";
import { headLeaf } from "./find-names";
import { OF_THIS, type TypeOfLiteral } from "../languages/child-names";
import type { TreeView } from "./tree-view";

const MAX_STEPS = 16;

/** Whether a literal's key is a value like others: that of a map, or an index. */
export function isValueKey(state: FileState, key: number): boolean {
  const { view, language } = state;
  const { literals } = language.table;
  if (!literals?.keyedByValues) return false;
  const element = view.parent(key);
  const pair = view.parent(element);
  if (!isKey(state, element)) return false;
  const literal = view.parent(view.parent(pair));
  const type = literal < 0 ? undefined : literals.types[view.type(literal)];
  return typeof type === "string" && view.is(view.child(literal, type), ...literals.keyedByValues);
}

/** In place of an identifier: a literal's type is that of a parameter, which the file does not say. */
export const TYPED_ELSEWHERE = -2;
/** In place of an identifier: it is a pattern that `this` is held against. */
export const TYPED_AS_THIS = -3;

/**
 * The identifier that a key's literal is typed by, TYPED_ELSEWHERE, TYPED_AS_THIS, or -1: the nearest literal's type,
 * or the key of the pair around it, when the literal is the value of another one's field.
 */
export function literalOwner(state: FileState, key: number): number {
  const { view, language } = state;
  const { literals } = language.table;
  if (!literals) return -1;
  let isOwnPair = true;
  for (let p = view.parent(key), steps = 0; p >= 0 && steps < MAX_STEPS; p = view.parent(p), steps++) {
    const type = view.type(p);
    const pairKey = literals.pairs[type];
    if (pairKey !== undefined && isOwnPair) {
      isOwnPair = false;
      continue;
    }
    const child = pairKey ?? literals.types[type];
    const owner = typePlace(view, p, child);
    const leaf = owner < 0 ? -1 : headLeaf(language, view, owner);
    if (leaf >= 0) return isOwnPair ? -1 : leaf;
    if (typeof child !== "function") continue;
    if (isOwnPair) return -1;
    return owner === OF_THIS ? TYPED_AS_THIS : TYPED_ELSEWHERE;
  }
  return -1;
}

function typePlace(view: TreeView, node: number, place: TypeOfLiteral | undefined): number {
  if (place === undefined) return -1;
  return typeof place === "string" ? view.child(node, place) : place(view, node);
}

/** Whether a node is the key of the pair that it stands in. */
export function isKey({ view, language }: FileState, node: number): boolean {
  const pair = view.parent(node);
  const key = pair < 0 ? undefined : language.table.literals?.pairs[view.type(pair)];
  return key !== undefined && view.child(pair, key) === node;
}
