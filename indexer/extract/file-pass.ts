/**
 * The one walk over a file's tree, in preorder: opens and closes scopes, declares symbols, binds locals and emits
 * every identifier with what it does. Knows the language only by its compiled table.
 */
import {
  ACCESS_LABEL,
  ACCESS_WORD,
  ATTRIBUTE,
  BASES,
  COMMENT,
  DECLARES,
  DECLARES_HERE,
  DERIVES,
  IMPORTS,
  LEAF,
  NARROWS,
  NO_SCOPE,
  OWNS,
  RAW_TEXT,
  RESULTS,
  SCOPE_ANY,
  SCOPE_BLOCK,
  SCOPE_CLAUSE,
  SCOPE_FUNCTION,
  SCOPE_TYPE,
  SHAPES,
  TYPE_ARGUMENTS,
  type CompiledLanguage,
} from "../languages/compiled";
import { ERROR_TYPE, type FileFacts, type FlatTree } from "../model";
import { declareDocMembers } from "./doc-members";
import { emitDocTypes } from "./doc-types";
import { emitLeaf, emitRawText } from "./emit";
import { FileState } from "./file-state";
import { flowInto } from "./flow";
import { deriveMembers } from "./derive-members";
import { declareAt, openOwner } from "./open-symbols";
import { Relations } from "./relate";
import { wordsOutsideBrackets } from "./source-words";
import { typeFacts } from "./type-facts";

const MAX_GAPS = 1000;

/** @param source the text that the tree was parsed from, with the names as they are written */
export function walkFile(tree: FlatTree, source: string, language: CompiledLanguage): FileFacts {
  const state = new FileState(tree, source, language);
  const relations = new Relations(state);
  const gaps: number[] = [];
  const { count, type, next } = tree;
  const { action, basesByType } = language;
  let gapUntil = 0;
  for (let n = 0; n < count;) {
    if (n >= state.scopes.nextClose) state.scopes.closeUntil(n);
    const pair = flowInto(state, n);
    const t = type[n];
    if (t === ERROR_TYPE) {
      if (n >= gapUntil && gaps.length < MAX_GAPS * 2 && tree.end[n] > tree.start[n])
        gaps.push(tree.start[n], tree.end[n]);
      gapUntil = Math.max(gapUntil, next[n]);
      n++;
      continue;
    }
    const what = pair & NO_SCOPE ? action[t] & ~SCOPE_BLOCK : action[t];
    if (pair & IN_PLACE) actInPlace(state, relations, n, pair);
    if (what & LEAF) {
      emitLeaf(state, n, pair);
      n = next[n];
      continue;
    }
    const bases = basesByType[t];
    if (bases) relations.list(n, bases);
    if (what !== 0) act(state, n, t, what);
    n++;
  }
  state.scopes.closeUntil(Number.MAX_SAFE_INTEGER);
  state.labels.close();
  relations.addNamed();
  declareDocMembers(state);
  const { symbols, imports, occurrences } = state;
  state.docTypes.bindAliases(occurrences.all.local, imports);
  return {
    language: language.table.id,
    symbols,
    relations: state.relations,
    imports,
    names: occurrences.names,
    nameIds: occurrences.nameIds,
    occurrences: occurrences.all,
    types: typeFacts(state),
    gaps,
  };
}

const IN_PLACE = BASES | ACCESS_WORD | DECLARES_HERE;

/** What the table says about this place, beyond the use of a name. */
function actInPlace(state: FileState, relations: Relations, n: number, pair: number): void {
  const { tree, language } = state;
  if (pair & BASES) relations.listAtPlace(n);
  if (pair & ACCESS_WORD && language.action[tree.type[n]] & LEAF && !state.scopes.now.inFunction) accessLabel(state, n);
  if (!(pair & DECLARES_HERE)) return;
  const rule = language.declarationsByPair.get(tree.type[tree.parent[n]] * language.fieldCount + tree.field[n]);
  if (rule) declareAt(state, n, rule);
}

/** What the table says about this node type, beyond its place. */
function act(state: FileState, n: number, t: number, what: number): void {
  const { tree, language } = state;
  if (what & COMMENT) {
    if (language.table.docTags) emitDocTypes(state, n);
    return state.docs.comment(tree.start[n], tree.end[n]);
  }
  if (what & ATTRIBUTE) state.docs.attribute(tree.start[n], tree.end[n]);
  if (what & RAW_TEXT) emitRawText(state, n);
  if (what & ACCESS_LABEL) accessLabel(state, n);
  if (what & IMPORTS) importStatement(state, n, t);
  if (what & DERIVES) deriveMembers(state, n);
  if (what & TYPE_ARGUMENTS && (state.language.table.listsTypes?.(state.view, n) ?? true)) state.types.noteArguments(n);
  if (what & NARROWS) state.types.noteNarrowings(language.table.narrows?.[state.view.type(n)]?.(state.view, n) ?? []);
  if (what & SHAPES) noteShapes(state, n);
  if (what & RESULTS) state.types.noteResult(state.language, state.view, n);
  const rule = what & DECLARES ? language.declarations[t] : undefined;
  if (rule) declareAt(state, n, rule);
  if (state.docMembers.at(-1)?.node === n) state.docOwners.set(n, state.symbols.length - 1);
  if (what & OWNS) openOwner(state, n);
  if (what & SCOPE_ANY) openScope(state, n, what);
}

function noteShapes({ language, view, types }: FileState, n: number): void {
  const found = language.table.shapes?.[view.type(n)]?.(view, n) ?? [];
  for (const shape of "members" in found ? [found] : found) types.noteShape(shape);
  const parts = language.table.besides?.[view.type(n)]?.(view, n) ?? [];
  if (parts.length > 1) types.besides.push(parts);
}

function actionOf({ tree, language }: FileState, n: number): number {
  return n < 0 || tree.type[n] === ERROR_TYPE ? 0 : language.action[tree.type[n]];
}

function openScope(state: FileState, n: number, what: number): void {
  const until = state.tree.next[n];
  // a function's parameters and its body are one scope
  if (what & SCOPE_BLOCK && actionOf(state, state.tree.parent[n]) & SCOPE_FUNCTION) return;
  if (what & SCOPE_TYPE) state.scopes.open(until, {}, "names");
  else if (what & SCOPE_CLAUSE) state.scopes.open(until, {}, "clause");
  else if (what & SCOPE_FUNCTION) state.scopes.open(until, { inFunction: true, owner: null }, "function");
  else state.scopes.open(until, { inFunction: true }, "names");
}

function importStatement(state: FileState, n: number, t: number): void {
  const facts = state.language.imports[t]?.(state.view, n) ?? [];
  if (facts.length === 0) return;
  for (const fact of facts) state.imports.push({ ...fact, start: state.tree.start[n] });
  if (!state.language.table.exportsByUse?.includes(state.view.type(n))) state.importUntil = state.tree.next[n];
}

/** `public:` holds until the next label of the same type. A list of bases has such words too; they are not labels. */
function accessLabel(state: FileState, n: number): void {
  const { language, tree, scopes } = state;
  if (language.basesByType[tree.type[tree.parent[n]]]) return;
  const word = wordsOutsideBrackets(state.view.text(n))[0];
  const { modifiers } = language.table;
  const access = word !== undefined && Object.hasOwn(modifiers, word) ? modifiers[word] : null;
  if (access) scopes.now = { ...scopes.now, access };
}
