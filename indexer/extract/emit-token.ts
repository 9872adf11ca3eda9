/**
 * Names among the mere tokens of a macro's arguments: what stands left of them, and whether they are called, the text
 * says.
 */
import { USE_ROLES } from "../../lib/contract/vocabulary";
import { LEAF } from "../languages/compiled";
import { ERROR_TYPE, LEFT_EXPRESSION, LEFT_THIS, OCC_INDEXED, OCC_SCOPE_QUALIFIED } from "../model";
import type { FileState } from "./file-state";

const ROLE_CALL = USE_ROLES.indexOf("call");

/** `.` but no range, or `::` */
const BEHIND = /(?:(?<!\.)\.|::)\s*$/;
/** An argument list, behind type arguments or not. */
const CALLED = /^(?:::<[^()]{0,80}>)?\(/;
/** A macro's mark and its brackets. */
const MACRO_CALLED = /^!\s*[([{]/;
const MOST_BETWEEN = 40;

/** Type index of a node's parent; the one of an ERROR never marks anything. */
export function parentType({ tree }: FileState, n: number): number {
  const parent = tree.parent[n];
  return parent < 0 || tree.type[parent] === ERROR_TYPE ? 0 : tree.type[parent];
}

/** Fills in what the text says of an occurrence; true when it has something left of it. */
export function emitToken(state: FileState, n: number, i: number): boolean {
  const { tree, source, occurrences } = state;
  const { all } = occurrences;
  const [start, end] = [tree.start[n], tree.end[n]];
  const behind = source.slice(end, end + MOST_BETWEEN);
  if (MACRO_CALLED.test(behind)) all.role[i] = ROLE_CALL;
  if (CALLED.test(behind)) {
    all.role[i] = ROLE_CALL;
    state.memory.arity[n] = 0;
    all.arity[i] = 0;
  }
  const before = BEHIND.exec(source.slice(Math.max(0, start - MOST_BETWEEN), start));
  if (!before) return false;
  if (before[0].startsWith(":")) all.flags[i] |= OCC_SCOPE_QUALIFIED;
  all.left[i] = leftToken(state, n, start - before[0].length, i);
  return true;
}

/** What ends at an offset before a node: a name, a call of one, an element of one. */
function leftToken(state: FileState, n: number, until: number, i: number): number {
  const { tree, source, memory, language, occurrences } = state;
  let at = siblingBefore(state, n);
  if (at < 0 || tree.end[at] !== until) return LEFT_EXPRESSION;
  if (language.tokenTrees[tree.type[at]]) {
    if (source[tree.start[at]] === "[") occurrences.all.flags[i] |= OCC_INDEXED;
    const start = tree.start[at];
    at = siblingBefore(state, at);
    if (at < 0 || tree.end[at] !== start) return LEFT_EXPRESSION;
  }
  if (language.table.thisWords?.includes(state.view.text(at))) return LEFT_THIS;
  const isName = tree.type[at] !== ERROR_TYPE && (language.action[tree.type[at]] & LEAF) !== 0;
  const emitted = memory.emitted[at];
  return isName && emitted < i && occurrences.all.start[emitted] === tree.start[at] ? emitted : LEFT_EXPRESSION;
}

function siblingBefore({ tree }: FileState, n: number): number {
  const parent = tree.parent[n];
  let at = n - 1;
  while (at > parent && tree.parent[at] !== parent) at = tree.parent[at];
  return at > parent ? at : -1;
}
