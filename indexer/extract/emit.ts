/** Emits identifiers as occurrences: what each does, and which local or symbol it is. */
import { USE_ROLES } from "../../lib/contract/vocabulary";
import {
  LEAF_MEMBER,
  LEAF_TYPE,
  LOCAL_PLACE,
  NEVER_LOCAL_BEFORE_EQUALS,
  NEVER_LOCAL_WITHIN,
  USE_IGNORE,
  USE_LABEL,
  USE_LABEL_DEFINITION,
} from "../languages/compiled";
import { LEFT_EXPRESSION, LEFT_NONE, LEFT_THIS } from "../model";
import { REACH, type Reach } from "./bindings";
import { emitLeft, emitRooted, isRooted } from "./emit-left";
import type { FileState } from "./file-state";
import { isKey, isValueKey, literalOwner, TYPED_AS_THIS, TYPED_ELSEWHERE } from "./literal-keys";
import {
  LOCAL_ASSIGNED,
  LOCAL_ASSIGNED_IN_SCOPE,
  LOCAL_CLAUSE_WIDE,
  LOCAL_FUNCTION_WIDE,
  LOCAL_GLOBAL,
  LOCAL_LATE,
  LOCAL_OUTER,
  LOCAL_TYPE,
  LOCAL_UNBOUND,
  ROLE_NEVER_LOCAL,
} from "./node-memory";
import { eachIdentifier } from "./raw-identifiers";
import { emitLookup } from "./emit-lookup";
import { bindToken } from "./bind-token";
import { RawFields } from "./emit-raw-fields";
import { emitToken, parentType } from "./emit-token";
import { bindOfThis, bindVariableOfThis } from "./names-of-this";
import { emitWrittenType } from "./written-types";

const ROLE_READ = USE_ROLES.indexOf("read");
const ROLE_CALL = USE_ROLES.indexOf("call");
const ROLE_WRITE = USE_ROLES.indexOf("write");
const ROLE_TYPE = USE_ROLES.indexOf("type");
const ROLE_IMPORT = USE_ROLES.indexOf("import");
const USE_WRITE = USE_ROLES.indexOf("write") + 1;
const USE_IMPORT = USE_ROLES.indexOf("import") + 1;

/** `=` but neither `==` nor `=>` */
const EQUALS = /^\s*=(?![=>])/;

/** One identifier node; `pair` are the bits of its place. */
export function emitLeaf(state: FileState, n: number, pair: number): void {
  const { tree, language, occurrences, memory, scopes } = state;
  let use = memory.role[n] & ~ROLE_NEVER_LOCAL;
  const marked = memory.mark[n];
  if (use === USE_IGNORE && marked === 0) return;
  const start = tree.start[n];
  const end = tree.end[n];
  if (end === start) return;
  // what has a receiver is no label: `goto case Color.Red`
  if (use === USE_LABEL && memory.left[n] !== LEFT_NONE) use = 0;
  if ((use === 0 || use === USE_WRITE) && n < state.importUntil) use = USE_IMPORT;
  const word = language.leaf[tree.type[n]];
  if (
    marked === 0 &&
    language.keywords?.holds(state.source, start, end) &&
    !language.table.keywordNames?.(state.view, n)
  )
    return;
  const nameId = occurrences.nameIds.idAt(state.source, start, end);
  const isLabel = use === USE_LABEL || use === USE_LABEL_DEFINITION;
  const called = word === LEAF_TYPE ? (language.table.calledType?.(state.view, n, scopes.now.inFunction) ?? -1) : -1;
  if (called >= 0) {
    use = ROLE_CALL + 1;
    memory.arity[n] = called;
  }
  const role = roleOf(use, word, isLabel);
  const i = (memory.emitted[n] = occurrences.add(start, nameId, role, scopes.now.enclosing));
  if (isLabel) return state.labels.add(nameId, i, use === USE_LABEL_DEFINITION);
  if (marked > 0) return emitSymbolName(state, n, i, nameId, marked - 1);
  if (marked < 0) {
    emitLocalName(state, n, i, nameId, -marked);
    return emitShorthand(state, n, i);
  }
  if (language.tokenTrees[parentType(state, n)] && (bindToken(state, n, i) || emitToken(state, n, i))) return;
  const isTag = role === ROLE_TYPE && (memory.role[n] & ROLE_NEVER_LOCAL) !== 0;
  occurrences.all.arity[i] = isTag ? 0 : memory.arity[n];
  if (memory.left[n] !== LEFT_NONE) {
    emitLeft(state, memory.left[n], i);
    if (state.ofThis.size > 0) bindOfThis(state, n, i);
    return;
  }
  if (isRooted(state, n)) return emitRooted(state, i);
  if (pair & LOCAL_PLACE) return emitVariable(state, i, nameId);
  const isNamed = pair & NEVER_LOCAL_BEFORE_EQUALS && EQUALS.test(state.source.slice(end, end + 20));
  if (isNamed || memory.role[n] & ROLE_NEVER_LOCAL) state.types.noteNamedArgument(state, n);
  if (isNamed) return;
  if ((role === ROLE_WRITE || pair & NEVER_LOCAL_WITHIN) && isValueKey(state, n)) {
    occurrences.all.role[i] = ROLE_READ;
    return emitLookup(state, n, i, nameId, ROLE_READ);
  }
  if (word === LEAF_MEMBER || role === ROLE_IMPORT || memory.role[n] & ROLE_NEVER_LOCAL) {
    if (state.ofThis.size > 0) bindVariableOfThis(state, n, i);
    if (role === ROLE_CALL && language.table.lambdas?.holdDeclarations) state.types.noteWithin(state, n);
    return emitLiteralKey(state, n, i);
  }
  if (pair & NEVER_LOCAL_WITHIN && language.memberContexts[tree.type[tree.parent[tree.parent[n]]]])
    return emitLiteralKey(state, n, i);
  emitLookup(state, n, i, nameId, role);
  emitShorthand(state, n, i);
}

/** A name that is local wherever it stands in a function: its first use there binds it. */
function emitVariable(state: FileState, i: number, nameId: number): void {
  const { all } = state.occurrences;
  all.local[i] = state.lookup(false, nameId);
  const { inFunction, outerNames } = state.scopes.now;
  if (all.local[i] >= 0 || !inFunction || outerNames?.has(nameId)) return;
  all.local[i] = i;
  state.bindLocal(nameId, i, false, REACH.function);
}

/** A key of a literal has the literal's type on its left. */
function emitLiteralKey(state: FileState, n: number, i: number): void {
  const owner = literalOwner(state, n);
  const { all } = state.occurrences;
  if (owner === TYPED_ELSEWHERE) all.left[i] = LEFT_EXPRESSION;
  if (owner === TYPED_AS_THIS) all.left[i] = LEFT_THIS;
  if (owner < 0) return;
  const at = state.memory.emitted[owner];
  if (at < i && all.start[at] === state.tree.start[owner]) all.left[i] = at;
}

/** `Point { x }`: a local that is a key of the literal as well. What stands left of it tells it from other locals. */
function emitShorthand(state: FileState, n: number, i: number): void {
  const parent = state.tree.parent[n];
  if (parent < 0 || !state.language.shorthands[state.tree.type[parent]]) return;
  if (state.occurrences.all.local[i] >= 0 && isKey(state, n)) emitLiteralKey(state, n, i);
}

function roleOf(use: number, word: number, isLabel: boolean): number {
  if (use > 0 && !isLabel) return use - 1;
  return word === LEAF_TYPE ? ROLE_TYPE : ROLE_READ;
}

/** A symbol's own name. A data symbol encloses what follows its name: the value, but not the type in front. */
function emitSymbolName(state: FileState, n: number, i: number, nameId: number, ordinal: number): void {
  const { all } = state.occurrences;
  all.symbol[i] = ordinal;
  if (state.language.table.lambdas?.holdDeclarations) state.types.noteWithin(state, n);
  if (state.alsoLocal.has(n)) {
    all.local[i] = i;
    state.bindLocal(nameId, i, false, REACH.block);
  }
  const declared = state.declaredAt.get(n);
  if (!declared) return;
  const around = declared.child === n || declared.rule.enclosesNode ? declared.node : declared.child;
  // one name of several in a pattern owns nothing of what follows in it
  if (state.language.patterns[state.tree.type[around]] === "all") return;
  state.scopes.open(state.tree.next[around], { enclosing: ordinal });
}

/** @param bits LOCAL_* */
function emitLocalName(state: FileState, n: number, i: number, nameId: number, bits: number): void {
  const { all } = state.occurrences;
  const asType = (bits & LOCAL_TYPE) !== 0;
  if (bits & (LOCAL_OUTER | LOCAL_GLOBAL)) return emitOuterName(state, i, nameId, (bits & LOCAL_GLOBAL) !== 0);
  all.role[i] = asType ? ROLE_TYPE : ROLE_WRITE;
  const isAgain =
    (bits & LOCAL_ASSIGNED && isBoundInFunction(state, nameId)) ||
    (bits & LOCAL_ASSIGNED_IN_SCOPE && state.lookup(false, nameId) >= state.scopes.now.scopeStart);
  if (isAgain) {
    all.local[i] = state.lookup(false, nameId);
    return;
  }
  all.local[i] = i;
  const { initial } = state.language.table;
  if (initial && state.view.is(state.view.parent(n), initial.names))
    state.initial.set(i, state.view.ancestor(n, initial.owner));
  if (bits & LOCAL_UNBOUND) return;
  const declared = bits & LOCAL_LATE ? state.declaredAt.get(n) : undefined;
  if (declared) state.scopes.bindLate(state.tree.next[declared.node], { name: nameId, occurrence: i, asType: false });
  else state.bindLocal(nameId, i, asType, reachOf(bits));
}

function reachOf(bits: number): Reach {
  if (bits & LOCAL_FUNCTION_WIDE) return REACH.function;
  return bits & LOCAL_CLAUSE_WIDE ? REACH.clause : REACH.block;
}

/** A local name that is written in a literal: it is bound there. */
export function emitWrittenName(state: FileState, node: number, start: number, end: number): void {
  const { occurrences, memory, scopes } = state;
  const nameId = occurrences.nameIds.idAt(state.source, start, end);
  const i = (memory.emitted[node] = occurrences.add(start, nameId, ROLE_WRITE, scopes.now.enclosing));
  occurrences.all.local[i] = i;
  state.bindLocal(nameId, i, false, REACH.block);
}

function isBoundInFunction(state: FileState, nameId: number): boolean {
  const { functionStart, outerNames } = state.scopes.now;
  return outerNames?.has(nameId) || state.lookup(false, nameId) >= functionStart;
}

/** `nonlocal x`, `global x`: from here on the name is not this function's own. */
function emitOuterName(state: FileState, i: number, nameId: number, atFileLevel: boolean): void {
  if (atFileLevel) state.bindings.bind(false, nameId, -1);
  state.scopes.declareOuter(nameId);
  state.occurrences.all.local[i] = state.lookup(false, nameId);
}

/** Identifiers in code that the grammar leaves unparsed: macro bodies. */
export function emitRawText(state: FileState, n: number): void {
  const { occurrences, tree, language, scopes } = state;
  const role = language.rawRole[tree.type[n]];
  if (language.table.holdsType) {
    if (language.table.holdsType(state.view, n)) emitWrittenType(state, n);
    else if (language.table.holdsName?.(state.view, n)) emitRawName(state, n, ROLE_READ, tree.end[n] - tree.start[n]);
    return;
  }
  if (language.table.rawName) return emitRawName(state, n, role, language.table.rawName(state.view, n));
  const declared = language.table.rawFields?.(state.view, n) ?? [];
  const fields = declared.length > 0 ? new RawFields(state, declared) : null;
  eachIdentifier(state.source, tree.start[n], tree.end[n], (start, end) => {
    const id = occurrences.nameIds.idAt(state.source, start, end);
    const i = occurrences.add(start, id, role, scopes.now.enclosing);
    occurrences.all.local[i] = state.lookup(false, id);
    fields?.meet(start, i);
  });
}

/** The one name that such code is: `$name` in a string. */
function emitRawName(state: FileState, n: number, role: number, length: number): void {
  const { occurrences, tree, memory, scopes } = state;
  if (length === 0) return;
  const nameId = occurrences.nameIds.idAt(state.source, tree.start[n], tree.start[n] + length);
  const i = (memory.emitted[n] = occurrences.add(tree.start[n], nameId, role, scopes.now.enclosing));
  emitLookup(state, n, i, nameId, role);
}
