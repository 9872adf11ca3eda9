/** What uses a name in a language, and what stands around a use: receivers, calls, keys of literals, imports. */
import type { TreeView } from "../../extract/tree-view";
import type { ImportFact, UseRole } from "../../model";
import type { ChildName, Pair, TypeOfLiteral } from "../child-names";

/**
 * What an identifier leaf does unless a pair says more. A `member` leaf is a read that is never looked up among the
 * local names (object keys, field names).
 */
type LeafWord = "read" | "type" | "member";

/**
 * A role for the occurrence that a pair leads to. `address` does not hold where the parent begins with an operator
 * other than `&`; `update` is a write where the parent begins or ends with `++` or `--`; `component` is a call and
 * `component_end` a read, and neither says anything of a word that begins with a small letter (`<div>`); `label` binds
 * among labels; `ignore` emits nothing.
 */
export type UseWord = UseRole | "label" | "label_definition" | "ignore" | "update" | "component" | "component_end";

/** What stands left of a name: a receiver (`a.b`) or, with `scope`, a qualifier (`A::b`). */
export interface LeftRule {
  left: ChildName;
  name: ChildName;
  scope?: boolean;
  /** only where the name is a plain identifier: in PHP's `$a->$b`, `$b` is no member */
  leafOnly?: boolean;
}

export interface CallRule {
  /** child that names what is called */
  callee: ChildName;
  /**
   * field or node type of the argument list; its named children are counted. A number: always so many (infix calls)
   */
  arguments: ChildName | number;
  /** node types that stand for the list and are one argument: a generator without parentheses of its own */
  lone?: readonly string[];
  /** node type of a child that is one more argument: a lambda behind the parentheses */
  trailing?: string;
}

export type ImportRule = (view: TreeView, node: number) => Omit<ImportFact, "start">[];

export interface UseTable {
  identifiers: Readonly<Record<string, LeafWord>>;
  uses: Readonly<Record<Pair, UseWord>>;
  /**
   * what is called as an element is called itself, `f[int](1)`: the grammar does not tell type arguments from an index
   */
  genericElements?: boolean;
  /** how literals name the fields that they fill, and patterns those that they take out */
  literals?: {
    /** nodes that pair a key with a value, and their child that is the key */
    pairs: Readonly<Record<string, ChildName>>;
    /**
     * where the literal's type stands; a function ends the search, with the node that it finds (-1: nothing says it)
     */
    types: Readonly<Record<string, TypeOfLiteral>>;
    /** pairs whose key may stand alone, for a local of that name as well: `Point { x }` */
    shorthands?: readonly string[];
    /** types of literals whose keys are values and no fields: `map[string]int{key: 1}` */
    keyedByValues?: readonly string[];
  };
  /**
   * arguments of the call where the grammar takes what is called for a type: `Sorter sorter(order());` in a function
   * of C++, `keep[int](1)` in Go; -1 for a type
   */
  calledType?: (view: TreeView, leaf: number, inFunction: boolean) => number;
  /** pairs whose name is never a local one (named arguments) */
  members?: readonly Pair[];
  /**
   * node types of arguments whose name, one of `members` or the two below, is that of a parameter of the call around
   */
  namedArguments?: readonly string[];
  /** node types that hold them, where the same nodes stand elsewhere too: `f(a: 1)`, `f({ a: 1 })` */
  namedArgumentLists?: readonly string[];
  /** likewise, but only where `=` follows the name: `f(name = 1)`, where a name alone is a value */
  membersBeforeEquals?: readonly Pair[];
  /** likewise, but only where the parent stands in one of these node types: `Name` in `new Person { Name = "x" }` */
  membersWithin?: { pairs: readonly Pair[]; within: readonly string[] };
  /** pairs whose name is never a local one, and a type and no typedef: C's `struct x` */
  tags?: readonly Pair[];
  lefts: Readonly<Record<string, LeftRule>>;
  calls: Readonly<Record<string, CallRule>>;
  /** words that the grammar takes for identifiers and that name nothing: `null` */
  keywords?: readonly string[];
  /** where such a word names something all the same: PHP's `$class`, `->parent` */
  keywordNames?: (view: TreeView, leaf: number) => boolean;
  imports?: Readonly<Record<string, ImportRule>>;
  /** nodes of `imports` that say what a name here is exported as, and in which names are used as anywhere else */
  exportsByUse?: readonly string[];
  /** what is written before a name that stands in the outermost scope, and after a scope: `\\` in PHP */
  rootMark?: string;
  /** a name with the mark before it is told from others where it is a scope of the next one, too */
  rootedScopes?: boolean;
  /** the name of the type whose `this` a node is: `Outer.this`, `this@Outer`; -1 for none */
  ownerOfThis?: (view: TreeView, node: number) => number;
  thisWords?: readonly string[];
  /** nodes that have a `this` of their own */
  thisOwners?: readonly string[];
  /** node types of names that mean variables of `this` without saying it: `@ship` */
  variablesOfThis?: readonly string[];
  superWords?: readonly string[];
  /** strings may name functions of an engine, and its classes and assets by their paths */
  softReferences?: boolean;
}
