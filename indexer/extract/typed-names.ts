/**
 * What names say of their type: the identifier that names the declared (or returned) type, else the one that names the
 * value; and the arguments that types are written with. Resolution follows these from file to file; nothing is judged
 * here.
 */
import type { CompiledLanguage } from "../languages/compiled";
import type { DeclarationRule, DerivedMember, DocType, Whole } from "../languages/declaration-rule";
import type { FunctionType, Narrowing, Shape } from "../languages/table/types";
import {
  MAX_TYPE_ARGUMENTS,
  TYPED_BY_CALLBACK,
  TYPED_BY_ELEMENT,
  TYPED_BY_TYPE,
  TYPED_BY_VALUE,
  TYPED_EXTENDS,
  TYPED_HAS_ARGUMENT,
  TYPED_IS_ARRAY,
  TYPED_KEY_OF,
  TYPED_MEMBER_OF_ELEMENT,
  TYPED_MEMBER_OF_PARAMETER,
  TYPED_MEMBER_OF_TYPE,
  TYPED_MEMBER_OF_VALUE,
  TYPED_NAMES_PARAMETER,
  TYPED_WITHIN,
} from "../model";
import { OWN_TYPE, typeLeaf } from "./type-leaf";
import { functionTypeAt, isFunctionNode, madeIn, onTheWayUp, parameterPlace, placeOf, valueOf } from "./type-places";
import type { TreeView } from "./tree-view";
import type { TypeTriple } from "./type-triples";

/** The text that is read, by the rules of its language. */
interface ReadText {
  language: CompiledLanguage;
  view: TreeView;
}

export interface PendingType {
  leaf: number;
  /** node that the type is read from */
  from: number;
  how: number;
}

/** Nodes from an argument up to its call. */
const MAX_TO_CALL = 4;

export class TypedNames {
  readonly pending: PendingType[] = [];
  /** what says more than what is pending */
  readonly preferred: PendingType[] = [];
  /** nodes that list type arguments or parameters */
  readonly lists: number[] = [];
  readonly shapes: Shape[] = [];
  /** nodes of types that are written beside each other */
  readonly besides: (readonly number[])[] = [];
  /** names with the types that comments give them */
  readonly documented: { leaf: number; type: DocType }[] = [];
  /** triples of types that stand in texts */
  readonly written: TypeTriple[] = [];
  readonly narrowings: Narrowing[] = [];
  /** names of variables that are assigned, with the offset from which on they hold the value */
  readonly assigned: { leaf: number; from: number }[] = [];
  readonly results: { owner: number; value: number; isType: boolean }[] = [];
  /** callees that lambdas are handed to, as far as noted */
  private readonly handedTo = new Set<number>();
  /**
   * declaring node -> the identifier that it declares; kept where a language's functions are typed by what they return
   */
  readonly declaredBy = new Map<number, number>();

  /** A declared identifier and the node that declares it. */
  note(language: CompiledLanguage, view: TreeView, node: number, leaf: number, rule: DeclarationRule): void {
    if (language.table.results) this.declaredBy.set(node, leaf);
    const extended = rule.receiver ? placeOf(view, node, leaf, rule.receiver) : -1;
    if (extended >= 0) this.pending.push({ leaf, from: extended, how: TYPED_EXTENDS });
    const type = rule.type ? onTheWayUp(view, leaf, node, rule.type) : -1;
    const shape = type < 0 ? null : functionTypeAt(language, view, type);
    if (shape) return this.noteFunction(leaf, shape);
    const { docsSayMore, assignmentsTell } = language.table;
    if (assignmentsTell && rule.assigns)
      this.assigned.push({ leaf, from: rule.value ? view.end(node) : view.end(leaf) });
    const said = docsSayMore ? rule.documented?.(view, node, leaf) : null;
    if (said) this.documented.push({ leaf, type: said });
    const named = type < 0 ? -1 : typeLeaf(language, view, type);
    if (named === OWN_TYPE || (named >= 0 && !language.keywords?.has(view.text(named)))) {
      this.pending.push({ leaf, from: type, how: TYPED_BY_TYPE });
      return;
    }
    const whole = rule.destructured?.(view, leaf);
    if (whole) this.noteTaken(language, view, leaf, whole);
    for (const { key, of, name } of rule.keysTaken?.(view, leaf) ?? []) {
      this.noteTaken(language, view, key, of);
      if (name >= 0) this.pending.push({ leaf: name, from: key, how: TYPED_BY_VALUE });
    }
    const documented = docsSayMore ? null : rule.documented?.(view, node, leaf);
    if (documented) this.documented.push({ leaf, type: documented });
    const part = rule.part?.(view, leaf);
    const value = rule.value && !part?.isElement ? valueOf(language, view, node, leaf, rule.value) : -1;
    if (value >= 0) this.pending.push({ leaf, from: value, how: TYPED_BY_VALUE });
    const isAlone =
      typeof rule.element === "function" ||
      view.parent(leaf) === node ||
      language.patterns[view.tree.type[view.parent(leaf)]] === undefined;
    const element = rule.element && isAlone ? placeOf(view, node, leaf, rule.element) : -1;
    if (element >= 0) this.pending.push({ leaf, from: element, how: TYPED_BY_ELEMENT });
    const callee = rule.callback ? placeOf(view, node, leaf, rule.callback) : -1;
    if (callee >= 0 && !whole)
      this.pending.push({ leaf, from: callee, how: TYPED_BY_CALLBACK | parameterPlace(language, view, leaf) });
    if (part && part.place < MAX_TYPE_ARGUMENTS) {
      const how = TYPED_BY_CALLBACK | part.place;
      this.pending.push({ leaf, from: part.of, how: part.isElement ? how | TYPED_IS_ARRAY : how });
    }
  }

  /** A name, or the key of a pattern, is the member of a whole. */
  private noteTaken(language: CompiledLanguage, view: TreeView, leaf: number, whole: Whole): void {
    if ("type" in whole) this.pending.push({ leaf, from: whole.type, how: TYPED_MEMBER_OF_TYPE });
    else if ("value" in whole) this.pending.push({ leaf, from: whole.value, how: TYPED_MEMBER_OF_VALUE });
    else if ("elementOf" in whole) this.pending.push({ leaf, from: whole.elementOf, how: TYPED_MEMBER_OF_ELEMENT });
    else {
      const how = TYPED_MEMBER_OF_PARAMETER + parameterPlace(language, view, leaf);
      if (how < TYPED_HAS_ARGUMENT) this.pending.push({ leaf, from: whole.takenFrom, how });
    }
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

  /** A key of a type that is written out in a text, with the first of them, by their occurrences. */
  noteWrittenKey(key: number, first: number): void {
    this.written.push([key, first, TYPED_KEY_OF]);
  }

  /** A type that stands beside another in a text, both by their occurrences. */
  noteWrittenBeside(of: number, beside: number): void {
    this.written.push([of, beside, TYPED_EXTENDS]);
  }

  /** A name that is declared in a text, with the name of its type, by their occurrences. */
  noteWrittenType(name: number, type: number, isArray: boolean): void {
    this.written.push([name, type, isArray ? TYPED_BY_TYPE | TYPED_IS_ARRAY : TYPED_BY_TYPE]);
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
  noteWithin({ language, view }: ReadText, leaf: number): void {
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
  noteNamedArgument({ language, view }: ReadText, leaf: number): void {
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

  noteShape(shape: Shape): void {
    this.shapes.push(shape);
    const how = shape.isType ? TYPED_BY_TYPE : TYPED_BY_VALUE;
    for (const { key, value } of shape.members) if (value >= 0) this.pending.push({ leaf: key, from: value, how });
    if (shape.holder !== undefined)
      this.pending.push({ leaf: shape.holder, from: shape.members[0].key, how: TYPED_BY_VALUE });
  }

  /** A node that says what the function around it (or it itself, where it is a function) gives back. */
  noteResult(language: CompiledLanguage, view: TreeView, node: number): void {
    const child = language.results[view.tree.type[node]];
    const value = child === undefined ? -1 : view.child(node, child);
    if (value < 0) return;
    let owner = node;
    while (!isFunctionNode(language, view, owner)) owner = view.parent(owner);
    const { resultType } = language.table;
    const type = owner < 0 || resultType === undefined ? -1 : view.child(owner, resultType);
    if (owner < 0) return;
    const behind = language.table.resultBehind?.(view, owner, value) ?? value;
    this.results.push({ owner, value: type < 0 ? behind : type, isType: type >= 0 });
  }
}
