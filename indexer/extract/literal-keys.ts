/** Keys of literals are members of the literal's type: `&Point{X: 1}`, `{ .x = 1 }`, `Point { x: 1 }`. */
import type { FileState } from "./file-state";
import { headLeaf } from "./find-names";

const MAX_STEPS = 16;

/** Whether a literal's key is a value like others: that of a map, or an index. */
export function isValueKey({ view, language }: FileState, key: number): boolean {
  const { literals } = language.table;
  if (!literals?.keyedByValues) return false;
  const element = view.parent(key);
  const pair = view.parent(element);
  if (!view.is(pair, literals.pair) || view.child(pair, literals.key) !== element) return false;
  const literal = view.parent(view.parent(pair));
  const type = literal < 0 ? undefined : literals.types[view.type(literal)];
  return type !== undefined && view.is(view.child(literal, type), ...literals.keyedByValues);
}

/**
 * The identifier that a key's literal is typed by, or -1: the nearest literal's type, or the key of the pair around it,
 * when the literal is the value of another one's field.
 */
export function literalOwner(state: FileState, key: number): number {
  const { view, language } = state;
  const { literals } = language.table;
  if (!literals) return -1;
  let isOwnPair = true;
  for (let p = view.parent(key), steps = 0; p >= 0 && steps < MAX_STEPS; p = view.parent(p), steps++) {
    const type = view.type(p);
    if (type === literals.pair && isOwnPair) {
      isOwnPair = false;
      continue;
    }
    const child = type === literals.pair ? literals.key : literals.types[type];
    const owner = child === undefined ? -1 : view.child(p, child);
    const leaf = owner < 0 ? -1 : headLeaf(language, view, owner);
    if (leaf >= 0) return isOwnPair ? -1 : leaf;
  }
  return -1;
}
