/**
 * Turns the notes about names and their types into triples of occurrences, after every occurrence of the file has been
 * emitted.
 */
import { USE_ROLES } from "../../lib/contract/vocabulary";
import type { CompiledLanguage } from "../languages/compiled";
import type { DocType } from "../languages/declaration-rule";
import type { Narrowing } from "../languages/table/types";
import {
  TYPED_BY_ELEMENT,
  TYPED_BY_ITEM,
  TYPED_BY_TYPE,
  TYPED_BY_VALUE,
  TYPED_EXTENDS,
  TYPED_HAS_ARGUMENT,
  TYPED_IS_ARRAY,
  TYPED_MEMBER_OF_TYPE,
  TYPED_MEMBER_OF_VALUE,
  TYPED_WITHIN,
} from "../model";
import { besideTriples } from "./besides";
import { documentedTriples, type DocumentedType } from "./documented-types";
import type { FileState } from "./file-state";
import { passes } from "./find-names";
import { isGenericCall } from "./generic-calls";
import { assignedAgain, eachTold } from "./assignments";
import { eachOfReceiver } from "./narrowings";
import { triplesOf } from "./shapes";
import type { TreeView } from "./tree-view";
import { argumentsOf, OWN_TYPE, typeLeaf } from "./type-leaf";
import { addArgument, inOrder, type TypeTriple } from "./type-triples";

/** Triples (see FileFacts.types), once every occurrence has been emitted. */
export function typeFacts(state: FileState): number[] {
  const { language, view, memory, tree, occurrences, types: notes } = state;
  const { start } = occurrences.all;
  const emittedAt = (leaf: number): number => {
    const i = leaf < 0 ? -1 : memory.emitted[leaf];
    // a name that is written in a literal stands behind the literal's start
    return i >= 0 && i < occurrences.count && start[i] >= tree.start[leaf] && start[i] < tree.end[leaf] ? i : -1;
  };
  const triples: TypeTriple[] = [...notes.written];
  const typed = new Set<number>();
  const within = new Set<number>();
  const add = (leaf: number, from: number, how: number): void => {
    const head = typeLeaf(language, view, from);
    const name = emittedAt(leaf);
    if (how >= TYPED_HAS_ARGUMENT) {
      // `const { name } = this`, `let Self { name } = value`
      const isOfOwn = how === TYPED_MEMBER_OF_VALUE || how === TYPED_MEMBER_OF_TYPE;
      const by = head === OWN_TYPE && isOfOwn ? name : emittedAt(head);
      if (how === TYPED_WITHIN) within.add(name);
      const isArray = how < TYPED_EXTENDS && passes(view, from, head, language.table.arrayTypes);
      if (name >= 0 && by >= 0 && (by !== name || head === OWN_TYPE))
        triples.push([name, by, isArray ? how | TYPED_IS_ARRAY : how]);
      return;
    }
    if (name < 0 || typed.has(name)) return;
    if (head === OWN_TYPE) triples.push([name, name, TYPED_BY_TYPE]);
    const by = emittedAt(head);
    const says = by >= 0 && (by !== name || how === TYPED_BY_VALUE);
    if (says) triples.push([name, by, marked(language, view, from, head, how)]);
    if (head === OWN_TYPE || says) typed.add(name);
  };
  for (const { leaf, type } of notes.documented) {
    const of = emittedAt(leaf);
    const by = type === "own" ? { head: of, isArray: false } : documentedBy(state, type);
    if (of < 0 || !by || typed.has(of) || state.docTypes.saysNothing(by.head)) continue;
    typed.add(of);
    triples.push(...documentedTriples(of, by));
  }
  for (const { leaf, from, how } of notes.preferred) add(leaf, from, how);
  for (const { leaf, from, how } of notes.pending) add(leaf, from, how);
  for (const { owner, value, isType } of notes.results) {
    const leaf = notes.declaredBy.get(owner) ?? notes.declaredBy.get(view.parent(owner));
    if (leaf !== undefined) add(leaf, value, isType ? TYPED_BY_TYPE : TYPED_BY_VALUE);
  }
  const isOfReceiver = ({ subject }: Narrowing) => language.table.thisWords?.includes(view.text(subject)) === true;
  eachOfReceiver(state, notes.narrowings.filter(isOfReceiver), (use, leaf) => {
    const by = emittedAt(leaf);
    if (by >= 0 && !within.has(use)) triples.push([use, by, TYPED_WITHIN]);
    within.add(use);
  });
  for (const shape of notes.shapes) triples.push(...triplesOf(shape, state, emittedAt));
  for (const parts of notes.besides) triples.push(...besideTriples(parts, state, emittedAt));
  const tell = (use: number, by: number, how: number): void => {
    if (by < 0 || typed.has(use)) return;
    typed.add(use);
    triples.push([use, by, how]);
  };
  const assigned = assignedAgain(state, notes.assigned, emittedAt, (i) => typed.has(i));
  eachTold(state, notes.narrowings, assigned, (use, leaf) => tell(use, emittedAt(leaf), TYPED_BY_TYPE), tell);
  for (const list of notes.lists)
    for (const argument of argumentsOf(language, view, list)) addArgument(triples, argument, emittedAt);
  return inOrder(triples);
}

/** The occurrence that names the type which a comment gives. */
function documentedBy(state: FileState, type: Exclude<DocType, "own">): DocumentedType | null {
  if ("name" in type) return { head: usedAsType(state, type.name), isArray: type.isArray };
  return state.docTypes.find(type);
}

/** An occurrence that names a type as the file knows it; -1 for none. */
function usedAsType({ occurrences: { all, names } }: FileState, name: string): number {
  const id = names.indexOf(name);
  for (let i = 0; id >= 0 && i < all.count; i++)
    if (all.name[i] === id && all.local[i] < 0 && TYPE_ROLES.has(all.role[i])) return i;
  return -1;
}

const TYPE_ROLES: ReadonlySet<number> = new Set(
  (["type", "import", "inherit", "call"] as const).map((role) => USE_ROLES.indexOf(role)),
);

/** `how`, with what lies on the way to the name: an array's mark, an index. */
function marked(language: CompiledLanguage, view: TreeView, from: number, head: number, how: number): number {
  const { arrayTypes, items } = language.table;
  if (how === TYPED_BY_TYPE && passes(view, from, head, arrayTypes)) return how | TYPED_IS_ARRAY;
  if (how === TYPED_BY_VALUE && passes(view, from, head, items))
    return isGenericCall(language, view, head) ? TYPED_BY_VALUE : TYPED_BY_ITEM;
  if (how === TYPED_BY_ELEMENT && passes(view, from, head, arrayTypes)) return TYPED_BY_TYPE;
  if (how === TYPED_BY_VALUE && passes(view, from, head, arrayTypes)) return TYPED_BY_TYPE | TYPED_IS_ARRAY;
  return how;
}
