/**
 * Local names that the mere tokens of a macro's arguments declare: `select! { row = next() => { let name = row; … }
 * }`. Such a name holds from the end of its statement to the brace that closes around it.
 */
import { USE_ROLES } from "../../lib/contract/vocabulary";
import { LEAF } from "../languages/compiled";
import { ERROR_TYPE, TYPED_BY_VALUE } from "../model";
import type { FileState } from "./file-state";

const ROLE_WRITE = USE_ROLES.indexOf("write");
/** Characters before and behind a name that say whether it is declared. */
const MOST_AROUND = 40;

/** Binds an identifier that its tokens declare; false for any other. */
export function bindToken(state: FileState, n: number, i: number): boolean {
  const { tree, source, language, occurrences, scopes } = state;
  const { tokenLocals } = language.table;
  const tokens = tree.parent[n];
  if (!tokenLocals || source[tree.start[tokens]] !== "{") return false;
  const from = Math.max(tree.start[tokens], tree.start[n] - MOST_AROUND);
  if (!tokenLocals.before.test(source.slice(from, tree.start[n]))) return false;
  if (!tokenLocals.behind.test(source.slice(tree.end[n], tree.end[n] + MOST_AROUND))) return false;
  occurrences.all.role[i] = ROLE_WRITE;
  occurrences.all.local[i] = i;
  scopes.open(tree.next[tokens], {}, "names");
  noteValue(state, n);
  scopes.bindLate(statementBehind(state, n), { name: occurrences.all.name[i], occurrence: i, asType: false });
  return true;
}

/** The first node of the next statement among the same tokens, or the node behind these. */
function statementBehind({ tree, source }: FileState, n: number): number {
  const until = tree.next[tree.parent[n]];
  let end = tree.end[n];
  for (let at = tree.next[n]; at < until; at = tree.next[at]) {
    if (source.slice(end, tree.start[at]).includes(";")) return at;
    end = tree.end[at];
  }
  return until;
}

/** What may stand between the name, the steps of a path or of calls, and the end of the statement. */
const BEFORE_VALUE = /^\s*=\s*(?:&\s*)?(?:mut\s+)?$/;
const BETWEEN_STEPS = /^\s*\??\s*(?:::|\.)\s*$/;
const BEHIND_VALUE = /^\s*\??\s*;/;

/** `let row = Row::new(1);`: a name is of the type of what its statement ends with, where that is a path or a call. */
function noteValue({ tree, source, language, types }: FileState, n: number): void {
  const until = tree.next[tree.parent[n]];
  let [end, last] = [tree.end[n], -1];
  for (let at = tree.next[n]; at < until; at = tree.next[at]) {
    const between = source.slice(end, tree.start[at]);
    const isName = tree.type[at] !== ERROR_TYPE && (language.action[tree.type[at]] & LEAF) !== 0;
    const isArguments = language.tokenTrees[tree.type[at]] && source[tree.start[at]] === "(" && between === "";
    if (last >= 0 && BEHIND_VALUE.test(between)) break;
    if (isName ? !(last < 0 ? BEFORE_VALUE : BETWEEN_STEPS).test(between) : !isArguments || last < 0) return;
    if (isName) last = at;
    end = tree.end[at];
  }
  if (last >= 0 && BEHIND_VALUE.test(source.slice(end, end + MOST_AROUND)))
    types.pending.push({ leaf: n, from: last, how: TYPED_BY_VALUE });
}
