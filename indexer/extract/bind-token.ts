/**
 * Local names that the mere tokens of a macro's arguments declare: `select! { row = next() => { let name = row; … } }`.
 * Such a name holds from the end of its statement to the brace that closes around it.
 */
import { USE_ROLES } from "../../lib/contract/vocabulary";
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
