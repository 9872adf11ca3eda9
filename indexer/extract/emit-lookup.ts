/** Emits a use of a name that may be local: which local it is, when it is one. */
import { USE_ROLES } from "../../lib/contract/vocabulary";
import { SCOPE_FUNCTION } from "../languages/compiled";
import { REACH } from "./bindings";
import { ERROR_TYPE } from "../model";
import type { FileState } from "./file-state";
import { seenHere } from "./initial-names";

const ROLE_READ = USE_ROLES.indexOf("read");
const ROLE_CALL = USE_ROLES.indexOf("call");
const ROLE_TYPE = USE_ROLES.indexOf("type");
const ROLE_INHERIT = USE_ROLES.indexOf("inherit");

/** A use of a name that may be local. */
export function emitLookup(state: FileState, n: number, i: number, nameId: number, role: number): void {
  const { all, names } = state.occurrences;
  const { implicitNames, freeReadsCall, lambdas, scopesAreTypes, valuesMayBeTypes, localTypesMake } =
    state.language.table;
  let bound = seenHere(state, n, state.lookup(role === ROLE_TYPE, nameId));
  let isValue = bound >= 0 && role === ROLE_READ;
  if (bound < 0 && role === ROLE_TYPE && state.language.table.localsHideTypes) {
    bound = state.lookup(false, nameId);
    isValue = bound >= 0;
  }
  if (isValue && scopesAreTypes && isScopeOfName(state, n)) bound = -1;
  else if (isValue) all.role[i] = ROLE_READ;
  if (bound < 0 && role === ROLE_READ && (valuesMayBeTypes || isScopeOfName(state, n)))
    bound = state.lookup(true, nameId);
  if (bound < 0 && localTypesMake && (role === ROLE_CALL || role === ROLE_INHERIT)) bound = state.lookup(true, nameId);
  all.local[i] = bound;
  if (role === ROLE_TYPE || !state.isHidden(nameId)) state.seenNames?.add(role === ROLE_TYPE, nameId, i);
  const bringer = implicitNames && Object.hasOwn(implicitNames, names[nameId]) ? bringerOf(state, n, i) : -1;
  if (bringer >= 0 && (bound < 0 || all.start[bound] < state.tree.start[bringer]))
    return emitImplicit(state, n, i, bringer);
  if (bound >= 0) return;
  if (lambdas?.bringReceivers && role !== ROLE_TYPE) state.types.noteWithin(state, n);
  if (role !== ROLE_READ || !freeReadsCall) return;
  all.role[i] = ROLE_CALL;
  all.arity[i] = 0;
}

/** `T::Item`: what stands left of a name as its scope is a type, if it is local at all. */
function isScopeOfName({ tree, view, language }: FileState, n: number): boolean {
  const parent = tree.parent[n];
  const rule = parent < 0 || tree.type[parent] === ERROR_TYPE ? undefined : language.lefts[tree.type[parent]];
  return rule?.scope === true && view.child(parent, rule.left) === n;
}

/** The nearest node that itself brings the name, such as `it` in a lambda without parameters; -1 for none. */
function bringerOf({ language, view, occurrences }: FileState, n: number, i: number): number {
  const { implicitNames = {}, lambdas } = language.table;
  const within = implicitNames[occurrences.names[occurrences.all.name[i]]];
  let at = view.ancestor(n, ...within);
  while (at >= 0 && lambdas?.types.includes(view.type(at)) && lambdas.hasParameters(view, at))
    at = view.ancestor(at, ...within);
  return at;
}

/** The first use of such a name binds it. */
function emitImplicit(state: FileState, n: number, i: number, bringer: number): void {
  const { all } = state.occurrences;
  const { lambdas } = state.language.table;
  const isFunction = (state.language.action[state.tree.type[bringer]] & SCOPE_FUNCTION) !== 0;
  state.bindings.bind(false, all.name[i], i, isFunction ? REACH.function : REACH.block);
  all.local[i] = i;
  if (lambdas?.types.includes(state.view.type(bringer)))
    state.types.noteImplicit(n, lambdas.callee(state.view, bringer));
}
