/**
 * What stands left of an identifier (its receiver), in the form that its occurrence stores: `this`, `super`, a named
 * occurrence, an expression, or the root of all scopes.
 */
import { LEFT_EXPRESSION, LEFT_SUPER, LEFT_THIS, OCC_INDEXED, OCC_ROOTED, OCC_SCOPE_QUALIFIED } from "../model";
import type { FileState } from "./file-state";
import { headLeaf, passes } from "./find-names";
import { isGenericCall } from "./generic-calls";

/** What stands left of the name: `this`, `super`, a named occurrence, or an expression without a name. */
export function emitLeft(state: FileState, code: number, i: number): void {
  const { tree, language, view, memory } = state;
  const { all } = state.occurrences;
  if (code < 0) {
    all.left[i] = code;
    return;
  }
  const node = code - 1;
  const around = tree.type[tree.parent[node]];
  if (language.lefts[around]?.scope || language.chains[around]) all.flags[i] |= OCC_SCOPE_QUALIFIED;
  const word = tree.end[node] - tree.start[node] <= 12 ? view.text(node) : "";
  const owner = language.table.ownerOfThis?.(view, node) ?? -1;
  const leaf = owner >= 0 ? owner : headLeaf(language, view, node);
  if (word && language.table.thisWords?.includes(word)) all.left[i] = LEFT_THIS;
  else if (word && language.table.superWords?.includes(word.replace(/\(.*$/s, ""))) all.left[i] = LEFT_SUPER;
  else if (leaf >= 0 && memory.emitted[leaf] < i && all.start[memory.emitted[leaf]] === tree.start[leaf])
    setLeft(state, node, leaf, i);
  else all.left[i] = LEFT_EXPRESSION;
}

/**
 * `::close()`, `\\Error`: a name of the outermost scope. One with more scopes behind it is found by these, unless the
 * language tells such from others.
 */
export function isRooted({ language, source, tree }: FileState, n: number): boolean {
  const mark = language.table.rootMark;
  if (mark === undefined || !source.startsWith(mark, tree.start[n] - mark.length)) return false;
  const before = source[tree.start[n] - mark.length - 1] ?? " ";
  const mayQualify = language.table.rootedScopes === true;
  return !/[\w>)\]]/.test(before) && (mayQualify || !source.startsWith(mark, tree.end[n]));
}

export function emitRooted({ occurrences: { all } }: FileState, i: number): void {
  all.left[i] = LEFT_EXPRESSION;
  all.flags[i] |= OCC_ROOTED;
}

function setLeft(
  { language, view, memory, occurrences: { all } }: FileState,
  node: number,
  leaf: number,
  i: number,
): void {
  all.left[i] = memory.emitted[leaf];
  if (passes(view, node, leaf, language.table.items) && !isGenericCall(language, view, leaf))
    all.flags[i] |= OCC_INDEXED;
}
