/** Names of Python that take a value apart: `a, b = both()`, `for key, held in rows.items():`, `enumerate`, `zip`. */
import type { TreeView } from "../extract/tree-view";

const PATTERNS = ["pattern_list", "tuple_pattern"];
const LISTS = ["expression_list", "tuple"];
const MAX_DEPTH = 20;

/** A value, or what is iterated over, that a pattern stands for. */
interface Whole {
  node: number;
  isElement: boolean;
}

/** The value that a name alone is given, also in `a, b = 1, 2`; -1 where it is given a part of a value. */
export function valueOf(view: TreeView, node: number, leaf: number): number {
  if (view.parent(leaf) === node) return view.child(node, "right");
  const whole = wholeOf(view, leaf);
  return whole && !whole.isElement ? whole.node : -1;
}

/** What a name alone is in turn: `for n, crane in enumerate(cranes)`; -1 where it is a part of that. */
export function iteratedBy(view: TreeView, loop: number, leaf: number): number {
  if (view.parent(leaf) === loop) return view.child(loop, "right");
  const whole = wholeOf(view, leaf);
  return whole?.isElement ? whole.node : -1;
}

/** Which part of what a name is. */
export function partOf(view: TreeView, leaf: number): { of: number; place: number; isElement: boolean } | null {
  const list = view.parent(leaf);
  const whole = view.is(list, ...PATTERNS) && !wholeOf(view, leaf) ? wholeOf(view, list) : null;
  const place = view.children(list).indexOf(leaf);
  const isCounted = !view
    .children(list)
    .slice(0, place)
    .some((each) => view.is(each, "list_splat_pattern"));
  return whole && isCounted && !view.is(whole.node, ...LISTS)
    ? { of: whole.node, place, isElement: whole.isElement }
    : null;
}

/** What a target stands for as a whole; null where it is a part of a value that has no node of its own. */
function wholeOf(view: TreeView, target: number, depth = 0): Whole | null {
  const around = view.parent(target);
  const isElement = view.is(around, "for_statement", "for_in_clause");
  if ((isElement || view.is(around, "assignment")) && view.child(around, "left") === target) {
    const node = view.child(around, "right");
    return node < 0 ? null : { node, isElement };
  }
  if (!view.is(around, ...PATTERNS) || depth > MAX_DEPTH) return null;
  const whole = wholeOf(view, around, depth + 1);
  const parts = whole && (whole.isElement ? pairedIn(view, whole.node) : listedIn(view, whole.node, around));
  const node = parts?.[view.children(around).indexOf(target)] ?? -1;
  return whole && node >= 0 ? { node, isElement: whole.isElement } : null;
}

/** `a, b = 1, 2`: as many values as names, none of them spread. */
function listedIn(view: TreeView, value: number, pattern: number): number[] | null {
  const [values, names] = [view.children(value), view.children(pattern)];
  const isPlain = view.is(value, ...LISTS) && values.length === names.length;
  return isPlain && ![...values, ...names].some((each) => view.is(each, "list_splat", "list_splat_pattern"))
    ? values
    : null;
}

/** What the parts of each pair are elements of: -1 for numbers. */
function pairedIn(view: TreeView, iterated: number): number[] | null {
  if (!view.is(iterated, "call")) return null;
  const given = view.children(view.child(iterated, "arguments"));
  const name = view.text(view.child(iterated, "function"));
  if (name === "enumerate") return [-1, given[0] ?? -1];
  const isPlain = !given.some((each) => view.is(each, "list_splat", "keyword_argument"));
  return name === "zip" && isPlain ? given : null;
}
