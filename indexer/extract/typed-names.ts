/**
 * What names say of their type: the identifier that names the declared (or returned) type, else the one that names the value; and
 * the arguments that types are written with. Resolution follows these from file to file; nothing is judged here.
 */
import { USE_ROLES } from "../../lib/contract/vocabulary";
import type { CompiledLanguage } from "../languages/compiled";
import type { DeclarationRule, DerivedMember, DocType } from "../languages/declaration-rule";
import type { FunctionType, Narrowing, Shape } from "../languages/table";
import {
  MAX_TYPE_ARGUMENTS,
  TYPED_BY_CALLBACK,
  TYPED_BY_ELEMENT,
  TYPED_BY_ITEM,
  TYPED_BY_TYPE,
  TYPED_BY_VALUE,
  TYPED_EXTENDS,
  TYPED_HAS_ARGUMENT,
  TYPED_IS_ARRAY,
  TYPED_MEMBER_OF_TYPE,
  TYPED_MEMBER_OF_VALUE,
  TYPED_NAMES_PARAMETER,
  TYPED_WITHIN,
} from "../model";
import type { DocumentedType } from "./doc-types";
import type { FileState } from "./file-state";
import { passes } from "./find-names";
import { eachNarrowed, eachOfReceiver } from "./narrowings";
import { triplesOf } from "./shapes";
import { argumentsOf, OWN_TYPE, typeLeaf } from "./type-leaf";
import { functionTypeAt, isFunctionNode, madeIn, onTheWayUp, parameterPlace, placeOf, valueOf } from "./type-places";
import type { TreeView } from "./tree-view";
import { addArgument, inOrder, type TypeTriple } from "./type-triples";

interface Pending {
  leaf: number;
  /** node that the type is read from */
  from: number;
  how: number;
}

/** Nodes from an argument up to its call. */
const MAX_TO_CALL = 4;

export class TypedNames {
  private readonly pending: Pending[] = [];
  /** what says more than what is pending */
  private readonly preferred: Pending[] = [];
  /** nodes that list type arguments or parameters */
  private readonly lists: number[] = [];
  private readonly shapes: Shape[] = [];
  /** names with the types that comments give them */
  private readonly documented: { leaf: number; type: DocType }[] = [];
  /** triples of types that stand in texts */
  private readonly written: TypeTriple[] = [];
  private readonly narrowings: Narrowing[] = [];
  private readonly results: { owner: number; value: number }[] = [];
  /** callees that lambdas are handed to, as far as noted */
  private readonly handedTo = new Set<number>();
  /** declaring node -> the identifier that it declares; kept where a language's functions are typed by what they return */
  private readonly declaredBy = new Map<number, number>();

  /** A declared identifier and the node that declares it. */
  note(language: CompiledLanguage, view: TreeView, node: number, leaf: number, rule: DeclarationRule): void {
    if (language.table.results) this.declaredBy.set(node, leaf);
    const extended = rule.receiver ? placeOf(view, node, leaf, rule.receiver) : -1;
    if (extended >= 0) this.pending.push({ leaf, from: extended, how: TYPED_EXTENDS });
    const type = rule.type ? onTheWayUp(view, leaf, node, rule.type) : -1;
    const shape = type < 0 ? null : functionTypeAt(language, view, type);
    if (shape) return this.noteFunction(leaf, shape);
    const named = type < 0 ? -1 : typeLeaf(language, view, type);
    if (named === OWN_TYPE || (named >= 0 && !language.keywords?.has(view.text(named)))) {
      this.pending.push({ leaf, from: type, how: TYPED_BY_TYPE });
      return;
    }
    const whole = rule.destructured?.(view, leaf);
    if (whole && "type" in whole) this.pending.push({ leaf, from: whole.type, how: TYPED_MEMBER_OF_TYPE });
    else if (whole) this.pending.push({ leaf, from: whole.value, how: TYPED_MEMBER_OF_VALUE });
    const documented = rule.documented?.(view, node, leaf);
    if (documented) this.documented.push({ leaf, type: documented });
    const value = rule.value ? valueOf(language, view, node, leaf, rule.value) : -1;
    if (value >= 0) this.pending.push({ leaf, from: value, how: TYPED_BY_VALUE });
    const isAlone =
      typeof rule.element === "function" ||
      view.parent(leaf) === node ||
      language.patterns[view.tree.type[view.parent(leaf)]] === undefined;
    const element = rule.element && isAlone ? placeOf(view, node, leaf, rule.element) : -1;
    if (element >= 0) this.pending.push({ leaf, from: element, how: TYPED_BY_ELEMENT });
    const callee = rule.callback ? placeOf(view, node, leaf, rule.callback) : -1;
    if (callee >= 0)
      this.pending.push({ leaf, from: callee, how: TYPED_BY_CALLBACK | parameterPlace(language, view, leaf) });
    const part = rule.part?.(view, leaf);
    if (part && part.place < MAX_TYPE_ARGUMENTS)
      this.pending.push({ leaf, from: part.of, how: TYPED_BY_CALLBACK | part.place });
  }

  /** What a use that declares a member, or a later one, says of its type: `leaf` is the first use. */
  noteMember(language: CompiledLanguage, view: TreeView, leaf: number, { type = -1, value = -1 }: DerivedMember): void {
    if (type >= 0) this.preferred.push({ leaf, from: type, how: TYPED_BY_TYPE });
    if (type >= 0 || value < 0) return;
    const made = madeIn(language, view, value);
    if (made >= 0) this.preferred.push({ leaf, from: made, how: TYPED_BY_VALUE });
    else this.pending.push({ leaf, from: value, how: TYPED_BY_VALUE });
  }

  /** A value that is given to a member that is declared at `leaf`, as far as its declaration says nothing. */
  noteGiven(leaf: number, value: number): void {
    this.pending.push({ leaf, from: value, how: TYPED_BY_VALUE });
  }

  /** A name of a function type has what the function takes as its type arguments. */
  private noteFunction(leaf: number, { receiver, parameters }: FunctionType): void {
    if (receiver >= 0) this.pending.push({ leaf, from: receiver, how: TYPED_EXTENDS });
    parameters.slice(0, MAX_TYPE_ARGUMENTS).forEach((from, place) => {
      this.pending.push({ leaf, from, how: TYPED_HAS_ARGUMENT | place });
    });
  }

  /** A node that lists type arguments, or the type parameters of a declaration. */
  noteArguments(list: number): void {
    this.lists.push(list);
  }

  /** An argument of a type that stands in a text, both by their occurrences. */
  noteWrittenArgument(head: number, argument: number, place: number, isArray = false): void {
    this.written.push([head, argument, TYPED_HAS_ARGUMENT | place | (isArray ? TYPED_IS_ARRAY : 0)]);
  }

  /** The first use of a name that a lambda brings: it is the lambda's first parameter. */
  noteImplicit(leaf: number, callee: number): void {
    if (callee >= 0) this.pending.push({ leaf, from: callee, how: TYPED_BY_CALLBACK });
  }

  /** A base that a block gives to a type (Rust `impl Base for Type`). */
  noteExtended(base: number, type: number): void {
    this.pending.push({ leaf: base, from: type, how: TYPED_EXTENDS });
  }

  /** A name that no declaration binds, inside of lambdas that may have receivers. */
  noteWithin({ language, view }: FileState, leaf: number): void {
    const { types = [], callee } = language.table.lambdas ?? {};
    let inner = leaf;
    for (let lambda = view.ancestor(leaf, ...types); callee && lambda >= 0; lambda = view.ancestor(lambda, ...types)) {
      const named = callee(view, lambda);
      const head = named < 0 ? -1 : typeLeaf(language, view, named);
      if (head < 0) continue;
      this.pending.push({ leaf: inner, from: head, how: TYPED_WITHIN });
      if (this.handedTo.has(head)) return;
      this.handedTo.add(head);
      inner = head;
    }
  }

  /** `f(name = 1)`: the name of an argument is that of the parameter which it is given for. */
  noteNamedArgument({ language, view }: FileState, leaf: number): void {
    const { namedArguments, namedArgumentLists } = language.table;
    const argument = view.parent(leaf);
    if (!namedArguments?.includes(view.type(argument))) return;
    let call = view.parent(argument);
    if (namedArgumentLists && !namedArgumentLists.includes(view.type(call))) return;
    for (let steps = 1; call >= 0 && !language.calls[view.tree.type[call]] && steps < MAX_TO_CALL; steps++)
      call = view.parent(call);
    const rule = call < 0 ? undefined : language.calls[view.tree.type[call]];
    const callee = rule ? view.child(call, rule.callee) : -1;
    if (callee >= 0) this.pending.push({ leaf, from: callee, how: TYPED_NAMES_PARAMETER });
  }

  noteNarrowings(found: readonly Narrowing[]): void {
    this.narrowings.push(...found);
  }

  noteShape(shape: Shape | null): void {
    if (shape === null) return;
    this.shapes.push(shape);
    const how = shape.isType ? TYPED_BY_TYPE : TYPED_BY_VALUE;
    for (const { key, value } of shape.members) if (value >= 0) this.pending.push({ leaf: key, from: value, how });
  }

  /** A node that says what the function around it (or it itself, where it is a function) gives back. */
  noteResult(language: CompiledLanguage, view: TreeView, node: number): void {
    const child = language.results[view.tree.type[node]];
    const value = child === undefined ? -1 : view.child(node, child);
    if (value < 0) return;
    let owner = node;
    while (!isFunctionNode(language, view, owner)) owner = view.parent(owner);
    if (owner >= 0) this.results.push({ owner, value });
  }

  /** Triples (see FileFacts.types), once every occurrence has been emitted. */
  settle(state: FileState): number[] {
    const { language, view, memory, tree, occurrences } = state;
    const { start } = occurrences.all;
    const emittedAt = (leaf: number): number => {
      const i = leaf < 0 ? -1 : memory.emitted[leaf];
      // a name that is written in a literal stands behind the literal's start
      return i >= 0 && i < occurrences.count && start[i] >= tree.start[leaf] && start[i] < tree.end[leaf] ? i : -1;
    };
    const triples: TypeTriple[] = [...this.written];
    const typed = new Set<number>();
    const within = new Set<number>();
    const add = (leaf: number, from: number, how: number): void => {
      const head = typeLeaf(language, view, from);
      const name = emittedAt(leaf);
      if (how >= TYPED_HAS_ARGUMENT) {
        const by = emittedAt(head);
        if (how === TYPED_WITHIN) within.add(name);
        const isArray = how < TYPED_EXTENDS && passes(view, from, head, language.table.arrayTypes);
        if (name >= 0 && by >= 0 && by !== name) triples.push([name, by, isArray ? how | TYPED_IS_ARRAY : how]);
        return;
      }
      if (name < 0 || typed.has(name)) return;
      if (head === OWN_TYPE) triples.push([name, name, TYPED_BY_TYPE]);
      const by = emittedAt(head);
      const says = by >= 0 && (by !== name || how === TYPED_BY_VALUE);
      if (says) triples.push([name, by, marked(language, view, from, head, how)]);
      if (head === OWN_TYPE || says) typed.add(name);
    };
    for (const { leaf, type } of this.documented) {
      const of = emittedAt(leaf);
      const by = type === "own" ? { head: of, isArray: false } : documentedBy(state, type);
      if (of < 0 || !by || by.head < 0 || typed.has(of)) continue;
      typed.add(of);
      triples.push([of, by.head, by.isArray ? TYPED_BY_TYPE | TYPED_IS_ARRAY : TYPED_BY_TYPE]);
    }
    for (const { leaf, from, how } of this.preferred) add(leaf, from, how);
    for (const { leaf, from, how } of this.pending) add(leaf, from, how);
    for (const { owner, value } of this.results) {
      const leaf = this.declaredBy.get(owner) ?? this.declaredBy.get(view.parent(owner));
      if (leaf !== undefined) add(leaf, value, TYPED_BY_VALUE);
    }
    const isOfReceiver = ({ subject }: Narrowing) => language.table.thisWords?.includes(view.text(subject)) === true;
    eachOfReceiver(state, this.narrowings.filter(isOfReceiver), (use, leaf) => {
      const by = emittedAt(leaf);
      if (by >= 0 && !within.has(use)) triples.push([use, by, TYPED_WITHIN]);
      within.add(use);
    });
    for (const shape of this.shapes) triples.push(...triplesOf(shape, state, emittedAt));
    eachNarrowed(state, this.narrowings, (use, leaf) => {
      const by = typed.has(use) ? -1 : emittedAt(leaf);
      if (by < 0) return;
      typed.add(use);
      triples.push([use, by, TYPED_BY_TYPE]);
    });
    for (const list of this.lists)
      for (const argument of argumentsOf(language, view, list)) addArgument(triples, argument, emittedAt);
    return inOrder(triples);
  }
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
  if (how === TYPED_BY_VALUE && passes(view, from, head, items)) return TYPED_BY_ITEM;
  if (how === TYPED_BY_ELEMENT && passes(view, from, head, arrayTypes)) return TYPED_BY_TYPE;
  if (how === TYPED_BY_VALUE && passes(view, from, head, arrayTypes)) return TYPED_BY_TYPE | TYPED_IS_ARRAY;
  return how;
}
