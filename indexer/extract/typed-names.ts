/**
 * What declared names say of their type: the identifier that names the declared (or returned) type, else the one that names
 * the value. Resolution follows these from file to file; nothing is judged here.
 */
import type { CompiledLanguage } from "../languages/compile";
import type { DeclarationRule, TypePlace } from "../languages/table";
import { TYPED_BY_ELEMENT, TYPED_BY_TYPE, TYPED_BY_VALUE, TYPED_IS_ARRAY } from "../model";
import type { FileState } from "./file-state";
import { headLeaf } from "./find-names";
import type { TreeView } from "./tree-view";

interface Pending {
  leaf: number;
  /** node that the type is read from */
  from: number;
  how: number;
}

export class TypedNames {
  private readonly pending: Pending[] = [];

  /** A declared identifier and the node that declares it. */
  note(language: CompiledLanguage, view: TreeView, node: number, leaf: number, rule: DeclarationRule): void {
    const type = rule.type ? onTheWayUp(view, leaf, node, rule.type) : -1;
    const named = type < 0 ? -1 : headLeaf(language, view, type);
    if (named >= 0 && !language.keywords?.has(view.text(named))) {
      this.pending.push({ leaf, from: type, how: TYPED_BY_TYPE });
      return;
    }
    const value = rule.value ? valueOf(language, view, node, leaf, rule.value) : -1;
    if (value >= 0) this.pending.push({ leaf, from: value, how: TYPED_BY_VALUE });
    const isAlone = view.parent(leaf) === node || language.patterns[view.tree.type[view.parent(leaf)]] === undefined;
    const element = rule.element && isAlone ? elementsOf(view, node, leaf, rule.element) : -1;
    if (element >= 0) this.pending.push({ leaf, from: element, how: TYPED_BY_ELEMENT });
  }

  /** Triples (occurrence of the name, occurrence that it is typed by, TYPED_*), once every occurrence has been emitted. */
  settle(state: FileState): number[] {
    const { language, view, memory, tree, occurrences } = state;
    const { start } = occurrences.all;
    const emittedAt = (leaf: number): number => {
      const i = memory.emitted[leaf];
      return i < occurrences.count && start[i] === tree.start[leaf] ? i : -1;
    };
    const triples: [number, number, number][] = [];
    for (const { leaf, from, how } of this.pending) {
      const head = headLeaf(language, view, from);
      const name = emittedAt(leaf);
      const by = head < 0 ? -1 : emittedAt(head);
      if (name < 0 || by < 0 || by === name) continue;
      const isArray = how === TYPED_BY_TYPE && passesArray(language, view, from, head);
      triples.push([name, by, isArray ? how | TYPED_IS_ARRAY : how]);
    }
    return triples.sort((a, b) => a[0] - b[0]).flat();
  }
}

function elementsOf(view: TreeView, node: number, leaf: number, place: TypePlace): number {
  return typeof place === "function" ? place(view, node, leaf) : view.child(node, place);
}

/** What the place leads to; a child's name is looked for in the leaf's parents, up to the declaring node. */
function onTheWayUp(view: TreeView, leaf: number, node: number, name: TypePlace): number {
  if (typeof name === "function") return name(view, node, leaf);
  for (let at = view.parent(leaf); at >= 0; at = view.parent(at)) {
    const found = view.child(at, name);
    if (found >= 0) return found;
    if (at === node) break;
  }
  return -1;
}

/**
 * The value of a name. Of several names on the left, each takes the value in its place; of one value for all (a call
 * that returns several), only the first does.
 */
function valueOf(language: CompiledLanguage, view: TreeView, node: number, leaf: number, name: TypePlace): number {
  const value = onTheWayUp(view, leaf, node, name);
  if (value < 0) return -1;
  let at = leaf;
  for (let p = view.parent(leaf); p >= 0 && p !== node; at = p, p = view.parent(p)) {
    if (language.patterns[view.tree.type[p]] === undefined) continue;
    const names = view.children(p);
    if (names.length === 1) continue;
    const place = names.indexOf(at);
    if (view.type(value) === view.type(p)) return view.children(value)[place] ?? -1;
    return place === 0 && language.table.firstOfMany ? value : -1;
  }
  return value;
}

function passesArray(language: CompiledLanguage, view: TreeView, from: number, head: number): boolean {
  const { arrayTypes } = language.table;
  if (!arrayTypes) return false;
  for (let at = head; at >= from && at >= 0; at = view.parent(at)) if (arrayTypes.includes(view.type(at))) return true;
  return false;
}
