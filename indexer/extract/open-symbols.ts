/** Puts what a node declares into the file's facts, and opens what it encloses. */
import { LEAF_TYPE } from "../languages/compiled";
import type { DeclarationRule } from "../languages/declaration-rule";
import type { SymbolKind } from "../model";
import { declare } from "./declare";
import { emitWrittenName } from "./emit";
import type { FileState } from "./file-state";
import { headLeaf } from "./find-names";
import {
  LOCAL,
  LOCAL_ASSIGNED,
  LOCAL_ASSIGNED_IN_SCOPE,
  LOCAL_CLAUSE_WIDE,
  LOCAL_FUNCTION_WIDE,
  LOCAL_GLOBAL,
  LOCAL_LATE,
  LOCAL_OUTER,
  LOCAL_TYPE,
  LOCAL_UNBOUND,
} from "./node-memory";
import { NO_LOCAL } from "./bindings";
import { withoutArguments, withoutReference } from "./source-words";
import type { TreeView } from "./tree-view";

/** Data symbols enclose only what follows their name (see emit.ts); all other kinds enclose their whole node. */
const DATA_KINDS: ReadonlySet<SymbolKind> = new Set(["field", "property", "enum_member", "constant", "variable"]);
const FUNCTION_KINDS: ReadonlySet<SymbolKind> = new Set(["function", "method", "constructor"]);
/** Declared in a function, they are symbols all the same. */
const HIDING_KINDS: ReadonlySet<SymbolKind> = new Set(["function", "class"]);

export function declareAt(state: FileState, n: number, rule: DeclarationRule): void {
  const { memory, tree, declaredAt } = state;
  const declared = declare(state, state.scopes.now, n, rule);
  for (const { leaf, as } of declared.names) {
    declareLocal(state, n, rule, leaf, as);
    state.types.note(state.language, state.view, n, leaf, rule);
  }
  for (const { node, start, end } of declared.written) {
    emitWrittenName(state, node, start, end);
    state.types.note(state.language, state.view, n, node, rule);
  }
  for (const { fact, leaf, child } of declared.symbols) {
    if (rule.assigns && state.declared(fact.container, fact.name) >= 0) continue;
    const ordinal = state.addSymbol(fact);
    if (leaf >= 0) {
      memory.mark[leaf] = ordinal + 1;
      state.types.note(state.language, state.view, n, leaf, rule);
    }
    if (rule.extraBases) {
      const site = {
        view: state.view,
        node: n,
        name: leaf,
        ...state.site(),
        qualifier: fact.qualifier,
        declaredAtTop: () => null,
      };
      for (const base of rule.extraBases(site)) state.relations.push({ child: ordinal, ...base });
    }
    if (leaf >= 0 && HIDING_KINDS.has(fact.kind)) hideLocal(state, leaf);
    if (fact.kind === "type_alias" && rule.isBeside?.(state.view, n)) continue;
    if (!DATA_KINDS.has(fact.kind) || leaf < 0)
      openSymbol(state, ordinal, tree.next[enclosesRest(state, n, rule) ? tree.parent[n] : n]);
    else declaredAt.set(leaf, { node: n, rule, child });
  }
}

function enclosesRest(state: FileState, n: number, rule: DeclarationRule): boolean {
  return typeof rule.enclosesRest === "function" ? rule.enclosesRest(state.view, n) : rule.enclosesRest === true;
}

const LOCAL_BITS = {
  local: LOCAL,
  unbound: LOCAL | LOCAL_UNBOUND,
  outer: LOCAL | LOCAL_OUTER,
  global: LOCAL | LOCAL_GLOBAL,
} as const;

function declareLocal(
  state: FileState,
  n: number,
  rule: DeclarationRule,
  leaf: number,
  as: keyof typeof LOCAL_BITS,
): void {
  const { memory, language, tree, declaredAt } = state;
  if (memory.mark[leaf] > 0) {
    state.alsoLocal.add(leaf);
    return;
  }
  let bits: number = LOCAL_BITS[as];
  if (rule.localType || language.leaf[tree.type[leaf]] === LEAF_TYPE) bits |= LOCAL_TYPE;
  else if (rule.bindAfter && as === "local") {
    bits |= LOCAL_LATE;
    declaredAt.set(leaf, { node: n, rule, child: leaf });
  }
  if (rule.assigns) bits |= LOCAL_ASSIGNED;
  if (rule.assignsInScope) bits |= LOCAL_ASSIGNED_IN_SCOPE;
  if (rule.functionWide) bits |= LOCAL_FUNCTION_WIDE;
  if (rule.clauseWide) bits |= LOCAL_CLAUSE_WIDE;
  memory.mark[leaf] = -bits;
}

function openSymbol(state: FileState, ordinal: number, until: number): void {
  const { kind } = state.symbols[ordinal];
  const inFunction = FUNCTION_KINDS.has(kind);
  state.scopes.open(until, { enclosing: ordinal, ownerKind: kind, inFunction, owner: null, access: null });
  if (state.language.table.closedSymbols) state.scopes.hideOuterNames();
}

/** Where a name holds for its whole scope, no local name of a scope around is meant by it there. */
function hideLocal({ occurrences, scopes, seenNames, source, tree, bindings }: FileState, leaf: number): void {
  if (seenNames === null || !scopes.now.inFunction) return;
  const name = occurrences.nameIds.idAt(source, tree.start[leaf], tree.end[leaf]);
  bindings.bind(false, name, NO_LOCAL);
  seenNames.hide(name, scopes.now.scopeStart);
}

/**
 * Members here belong to a type that stands elsewhere (Rust `impl`), or to what is declared with a type without a
 * name.
 */
export function openOwner(state: FileState, n: number): void {
  const { language, view, scopes } = state;
  const rule = language.owners[state.tree.type[n]];
  if (!rule || (rule.outsideFunctions && scopes.now.inFunction)) return;
  const owner =
    typeof rule.owner === "string" ? ownerAt(view, view.child(n, rule.owner)) : nested(state, rule.owner(view, n));
  if (owner !== null) scopes.open(state.tree.next[n], { owner, inFunction: false });
}

const ownerAt = (view: TreeView, child: number): string | null =>
  child < 0 ? null : withoutArguments(withoutReference(view.text(child)));

/** The name at a node, below the owner that is open already. */
function nested({ language, view, scopes }: FileState, at: number): string | null {
  const leaf = at < 0 ? -1 : headLeaf(language, view, at);
  if (leaf < 0) return null;
  const { owner } = scopes.now;
  return owner === null ? view.text(leaf) : `${owner}::${view.text(leaf)}`;
}
