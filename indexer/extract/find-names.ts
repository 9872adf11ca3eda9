/** From a declaration's name child down to the identifiers that it declares: through declarators and patterns. */
import { LEAF, type CompiledLanguage } from "../languages/compiled";
import { ERROR_TYPE } from "../model";
import type { TreeView } from "./tree-view";

/** Deeper nesting of declarators than this is not code that anyone wrote. */
const MAX_DEPTH = 60;

/** The last leaf of a chain (`c` of `a.b.c`), or -1 when the node is none. */
function chainName({ chains }: CompiledLanguage, view: TreeView, node: number): number {
  const { type, next } = view.tree;
  const leaf = chains[type[node]] - 1;
  let found = -1;
  if (leaf >= 0) for (let c = node + 1, end = next[node]; c < end; c = next[c]) if (type[c] === leaf) found = c;
  return found;
}

/** Calls back with each declared identifier below (or at) a node. */
export function findNames(
  language: CompiledLanguage,
  view: TreeView,
  node: number,
  found: (leaf: number) => void,
  depth = 0,
): void {
  const type = view.tree.type[node];
  if (type === ERROR_TYPE || depth > MAX_DEPTH) return;
  if (language.action[type] & LEAF) {
    // What the parser puts in for a name that is missing has no text: the bits of `unsigned : 3` have none.
    if (view.start(node) < view.end(node)) found(node);
    return;
  }
  const pattern = language.patterns[type];
  if (pattern === "all") {
    for (const child of view.children(node)) findNames(language, view, child, found, depth + 1);
  } else if (pattern) {
    for (const name of pattern)
      eachChild(view, node, name, (child) => findNames(language, view, child, found, depth + 1));
  } else {
    const head = language.heads[type];
    const child = head === undefined ? chainName(language, view, node) : view.child(node, head);
    if (child >= 0) findNames(language, view, child, found, depth + 1);
  }
}

/** Every child with this field (or without any, or of this node type), or the one in this place. */
export function eachChild(view: TreeView, node: number, name: string, found: (child: number) => void): void {
  if (name === "#self") return found(node);
  if (name === "#none") return;
  if (name.startsWith("#") && name !== "#unfielded") {
    const child = view.child(node, name);
    if (child >= 0) found(child);
    return;
  }
  const { next, field, type, types } = view.tree;
  const wanted = name === "#unfielded" ? 0 : types.fieldIndex(name);
  const wantedType = wanted === undefined ? types.typeIndex(name) : undefined;
  for (let c = node + 1, end = next[node]; c < end; c = next[c])
    if (wanted === undefined ? type[c] === wantedType : field[c] === wanted) found(c);
}

/** Whether one of these nodes stands on the way from a node down to one below it. */
export function passes(view: TreeView, node: number, below: number, types: readonly string[] | undefined): boolean {
  if (!types) return false;
  for (let at = below; at >= node && at >= 0; at = view.parent(at)) if (types.includes(view.type(at))) return true;
  return false;
}

/** The identifier that names a value or scope expression (`a.b()` gives `b`), or -1. */
export function headLeaf(language: CompiledLanguage, view: TreeView, node: number): number {
  let at = node;
  for (let depth = 0; depth < MAX_DEPTH && at >= 0; depth++) {
    const type = view.tree.type[at];
    if (type === ERROR_TYPE) return -1;
    if (language.action[type] & LEAF) return at;
    const head = language.heads[type];
    at = head === undefined ? chainName(language, view, at) : view.child(at, head);
  }
  return -1;
}
