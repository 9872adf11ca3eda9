/**
 * A language is data: this is the shape of its table. The engine in `extract/` names no language, and
 * `compile.ts` rejects a word that the grammar or our vocabulary does not know.
 */
import type { TreeView } from "../extract/tree-view";
import type { MacroDictionary } from "../mask/macro-meanings";
import type { MaskedText } from "../mask/mask-builder";
import type { ImportFact, Modifier, ParsedLanguage, RelationFact, SymbolKind, UseRole } from "../model";
import type { LongStrings } from "../tree/long-comments";
import type { ChildName, Pair, TypeOfLiteral } from "./child-names";
import type { DeclarationRule, DerivedRule } from "./declaration-rule";
import type { ManifestName } from "../link/manifest-folders";
import type { ImportTargetRule } from "../link/import-targets/import-target-rule";
import type { Grammar } from "./grammars/grammar";
import type { DocTag } from "./jsdoc-types";
import type { PrivateNameRule } from "./private-names";

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
  /** field or node type of the argument list; its named children are counted. A number: always so many (infix calls) */
  arguments: ChildName | number;
  /** node types that stand for the list and are one argument: a generator without parentheses of its own */
  lone?: readonly string[];
  /** node type of a child that is one more argument: a lambda behind the parentheses */
  trailing?: string;
}

/** Bases listed by a node. Its children (through the node types in `through`) are bases of the enclosing type. */
export interface BaseRule {
  relation: RelationFact["relation"] | ((view: TreeView, base: number) => RelationFact["relation"]);
  /** the bases are those of the type around, be they listed in a function of it */
  ofTypeAround?: boolean;
  /** the node lists bases only where this holds: Ruby's `include A` among all calls */
  when?: (view: TreeView, node: number) => boolean;
  through?: readonly string[];
  /** only these node types are bases; default: all named children but comments */
  only?: readonly string[];
  skip?: readonly string[];
  /** the node that is derived from in truth: `Api` of `extends Omit<Api, "close">` */
  meant?: (view: TreeView, base: number) => number;
  /** word(s) written before a base inside the node: access and `virtual` (C++) */
  words?: boolean;
  /** the node is itself the one base (`impl Trait for X`, `class A < B`) */
  single?: boolean;
  /**
   * child of the node's parent that names the deriving type, where it is not the enclosing symbol (Rust `impl T for X`)
   */
  child?: ChildName;
}

/** A node whose members belong to a type that stands elsewhere: Rust `impl`, Go receivers. */
export interface OwnerRule {
  /** child whose text is the owner, or the node whose name is (-1 for none) */
  owner: ChildName | ((view: TreeView, node: number) => number);
  /** nothing is owned so within functions */
  outsideFunctions?: boolean;
}

export type ImportRule = (view: TreeView, node: number) => Omit<ImportFact, "start">[];

export interface LanguageTable {
  id: ParsedLanguage;
  grammar: Grammar;
  /** the file that an import means; missing where imports name no files */
  importTarget?: ImportTargetRule;
  /** the manifest beside its files that says by which names they are imported */
  manifest?: ManifestName;
  /** the file that makes its folder a package: names of what lies in it change with it */
  packageMark?: string;
  /** what the language keeps to its file, so that other files may have another symbol of that name */
  privateToFile?: PrivateNameRule;
  /** with the dot */
  extensions: readonly string[];
  filenames?: readonly string[];
  /** names of interpreters in a `#!` line */
  interpreters?: readonly string[];
  /**
   * Overloads are told apart by parameter types; `marks` are appended to a type's name for the nodes passed on the way
   * to it: `array_type: "Array"` tells `f(char[])` from `f(char)`. A function reads them off the node.
   */
  overloads?: {
    /** child of a parameter that is its type, or where it stands (-1 for none) */
    parameterTypes: ChildName | ((view: TreeView, parameter: number) => number);
    parameters: readonly string[];
    /** the name of a type that is written without one: `Function2` for `(A, B) -> C`; null for any other type */
    unnamedType?: (view: TreeView, type: number) => string | null;
    marks?: Readonly<Record<string, string | ((view: TreeView, type: number) => string)>>;
    /** what a parameter's way of being passed appends to its type's name: `&&` tells `f(T&&)` from `f(const T&)` */
    passing?: (view: TreeView, parameter: number) => string;
    /**
     * siblings of the parameters that tell overloads apart too, and the words in them that do: `const` behind a member
     * function
     */
    qualifiers?: { nodes: readonly string[]; words: readonly string[] };
    /**
     * what tells overloads apart beside the parameters, by the node of these: the parameters of a template; null for
     * nothing
     */
    head?: (view: TreeView, parameters: number) => string | null;
    /**
     * whether functions with these parameters have overloads, in a language where most have none: methods of Rust's
     * `impl From<T> for S`
     */
    only?: (view: TreeView, parameters: number) => boolean;
    /** marks behind all else, for what the names of types do not say: pointers of C++; null for nothing */
    behind?: (view: TreeView, parameters: number) => string | null;
    /** functions that have none, though the language has: C++'s `extern "C"` */
    except?: (view: TreeView, declaration: number) => boolean;
  };
  /** types in functions are seen in their block alone: others of the name beside them are other types */
  localTypes?: boolean;
  identifiers: Readonly<Record<string, LeafWord>>;
  /**
   * by node type, or by pair (`"parent."` for children without a field): what stands there declares by itself, name
   * `#self`
   */
  declarations: Readonly<Record<string, DeclarationRule>>;
  /** child that names a compound node: `pointer_declarator: "declarator"` */
  heads: Readonly<Record<string, ChildName>>;
  /**
   * nodes that are a chain of leaves of this type: `a.b.c` without nesting. The last leaf names the node, each is
   * qualified by the one before it
   */
  chains?: Readonly<Record<string, string>>;
  /** nodes that declare several names: the children that carry them */
  patterns?: Readonly<Record<string, "all" | readonly ChildName[]>>;
  uses: Readonly<Record<Pair, UseWord>>;
  /**
   * what is called as an element is called itself, `f[int](1)`: the grammar does not tell type arguments from an index
   */
  genericElements?: boolean;
  /** how literals name the fields that they fill, and patterns those that they take out */
  literals?: {
    /** nodes that pair a key with a value, and their child that is the key */
    pairs: Readonly<Record<string, ChildName>>;
    /** where the literal's type stands; a function ends the search, with the node that it finds (-1: nothing says it) */
    types: Readonly<Record<string, TypeOfLiteral>>;
    /** pairs whose key may stand alone, for a local of that name as well: `Point { x }` */
    shorthands?: readonly string[];
    /** types of literals whose keys are values and no fields: `map[string]int{key: 1}` */
    keyedByValues?: readonly string[];
  };
  /**
   * arguments of the call where the grammar takes what is called for a type: `Sorter sorter(order());` in a function of
   * C++, `keep[int](1)` in Go; -1 for a type
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
  /**
   * places whose name is looked up among the local ones whatever its leaf word says; in a function, the first use of an
   * unknown one binds it (PHP's `$x`)
   */
  localPlaces?: readonly Pair[];
  lefts: Readonly<Record<string, LeftRule>>;
  calls: Readonly<Record<string, CallRule>>;
  /** words that the grammar takes for identifiers and that name nothing: `null` */
  keywords?: readonly string[];
  /** where such a word names something all the same: PHP's `$class`, `->parent` */
  keywordNames?: (view: TreeView, leaf: number) => boolean;
  /**
   * names that are local without being declared, and the node types within which they are: `it`; the first use binds
   */
  implicitNames?: Readonly<Record<string, readonly string[]>>;
  /**
   * lambdas that bring names of their own: `implicitNames` in them (where `hasParameters` does not hold), and the
   * members of a receiver. Node types, and the callee of the call that such a lambda is an argument of (-1 for none)
   */
  lambdas?: {
    types: readonly string[];
    callee: (view: TreeView, lambda: number) => number;
    hasParameters: (view: TreeView, lambda: number) => boolean;
    bringReceivers?: boolean;
    /** what is declared in such a lambda belongs to what the call around makes: its name is noted, too */
    holdDeclarations?: boolean;
  };
  /** nodes that open a scope for local names; a `type` scope holds type parameters only, and so does a `clause` */
  scopes: Readonly<Record<string, "function" | "block" | "type" | "clause">>;
  /** places where a block of `scopes` opens none, because it is a body of members: TypeScript's namespaces */
  memberBodies?: readonly Pair[];
  /** a local name also holds before its declaration in the same scope */
  bindsWholeScope?: boolean;
  /** a name that looks like a type is a local value where one of that name is seen: `sizeof(buffer)` */
  localsHideTypes?: boolean;
  /** a value that is no local name may be a type parameter: `T::class` in Kotlin */
  valuesMayBeTypes?: boolean;
  /** local names that the initializers of a type see and its functions do not: parameters of Kotlin's classes */
  initial?: InitialNames;
  /** what stands before `::` is a type or a namespace, whatever local value has its name */
  scopesAreTypes?: boolean;
  /** local types, parameters of templates above all, are called to make a value, and derived from */
  localTypesMake?: boolean;
  /** inside a symbol no local name from outside of it is seen (Ruby, PHP) */
  closedSymbols?: boolean;
  /** a plain identifier that is no local name is a call without arguments (Ruby) */
  freeReadsCall?: boolean;
  /** by node type or pair */
  bases?: Readonly<Record<string, BaseRule>>;
  imports?: Readonly<Record<string, ImportRule>>;
  /** nodes of `imports` that say what a name here is exported as, and in which names are used as anywhere else */
  exportsByUse?: readonly string[];
  owners?: Readonly<Record<string, OwnerRule>>;
  /** node types on the way to a type's name that make it an array of it: `Row[]` */
  arrayTypes?: readonly string[];
  /** node types on the way to a value's name that make it an element of it: `rows[0]` */
  items?: readonly string[];
  /** nodes that list type arguments of what their parent names, or the type parameters that it declares */
  typeArguments?: readonly string[];
  /** types of one name differ by how many parameters they have: arguments that are no names count as well */
  countsTypeArguments?: boolean;
  /** those of them that begin with the type itself: `typing.List[Row]` */
  headedArguments?: readonly string[];
  /** which of those nodes do, where it is not all of them: in Python the arguments of `cast(Type, value)` */
  listsTypes?: (view: TreeView, list: number) => boolean;
  /** nodes that mean what one of several children means: `A | null`, `c ? a : b`; the first with a name counts */
  alternatives?: Readonly<Record<string, (view: TreeView, node: number) => readonly number[]>>;
  /** of types that are written as several, the nodes of those with names, the one that counts first: `A & B` */
  besides?: Readonly<Record<string, (view: TreeView, node: number) => readonly number[]>>;
  /** by node type: tests that tell the type of a local name, and where they hold */
  narrows?: Readonly<Record<string, (view: TreeView, node: number) => readonly Narrowing[]>>;
  /** node types of function types: where what they are called on (-1 for none) and what they take is written */
  functionTypes?: Readonly<Record<string, (view: TreeView, node: number) => FunctionType>>;
  /** types that stand for the receiver's own: TypeScript's `this` */
  selfTypes?: readonly string[];
  /** node types of objects whose members have no owner with a name, and what they are made of */
  shapes?: Readonly<Record<string, (view: TreeView, node: number) => Shape | readonly Shape[] | null>>;
  /** by node type, the child that the function around it gives back: of a lambda without a block, its body */
  results?: Readonly<Record<string, ChildName>>;
  /** the value that a function gives back by a name, where the name says less of it; else the value itself */
  resultBehind?: (view: TreeView, owner: number, value: number) => number;
  /** the child in which a function says the type of what it gives back */
  resultType?: string;
  /** of several names for one value, the first takes it (Go's `x, err := f()`) */
  firstOfMany?: boolean;
  comments: readonly string[];
  /** siblings that may stand between a comment and its declaration, and belong to the declaration */
  attributes?: readonly string[];
  /** a declaration directly inside one of these starts where the wrapper starts */
  wrappers?: readonly string[];
  modifiers: Readonly<Record<string, Modifier>>;
  /** node type whose text (`public:`) sets the access of what follows in the type */
  accessLabels?: string;
  /** places where a bare word does the same: Ruby's `private` */
  accessWords?: readonly Pair[];
  /** access of a member without a word, by kind of its owner */
  defaultAccess?: (owner: SymbolKind) => Modifier | null;
  /** names with a capital are exported (Go) */
  exportedByCase?: boolean;
  /** what is written before a name that stands in the outermost scope, and after a scope: `\\` in PHP */
  rootMark?: string;
  /** modifiers stand behind the parameters of a function, too: `const`, `override` */
  trailingModifiers?: boolean;
  /** the name of the type whose `this` a node is: `Outer.this`, `this@Outer`; -1 for none */
  ownerOfThis?: (view: TreeView, node: number) => number;
  thisWords?: readonly string[];
  /** nodes that have a `this` of their own */
  thisOwners?: readonly string[];
  /** node types of names that mean variables of `this` without saying it: `@ship` */
  variablesOfThis?: readonly string[];
  superWords?: readonly string[];
  /** blanks what the grammar cannot read; see mask/mask-builder.ts */
  mask?: (source: string, macros?: MacroDictionary) => MaskedText;
  /**
   * blanks other things, told where the gaps are ([start, end) of each): tried one by one where the text does not parse
   * as a whole; what leaves least unread is kept
   */
  maskAgain?: (source: string, gaps: readonly number[]) => readonly MaskedText[];
  /** what a text's own macros mean: tried where the mask alone left gaps */
  learnMacros?: (source: string) => MacroDictionary;
  /**
   * how strings that span lines are written; for languages that have C's strings and comments, and whose comments do
   * not nest: there the insides of long comments need not be parsed
   */
  longStrings?: LongStrings;
  /** strings may name functions of an engine, and its classes and assets by their paths */
  softReferences?: boolean;
  /** nodes that hold a macro's arguments as mere tokens: what stands left of a name there is read from the text */
  tokenTrees?: readonly string[];
  /** how such tokens declare a local name that holds in its braces: what the text has before the name, and behind it */
  tokenLocals?: { before: RegExp; behind: RegExp };
  /** leaves that hold unparsed code (macro bodies): identifiers in them are uses with this role */
  rawText?: Readonly<Record<string, UseRole>>;
  /** where such a leaf holds no more than one name, at its start: the name's length, 0 for none */
  rawName?: (view: TreeView, leaf: number) => number;
  /** such leaves hold a written type where this holds, and nothing elsewhere: the text of `x: "Stream"` */
  holdsType?: (view: TreeView, leaf: number) => boolean;
  /** others of them are the name of a symbol where this holds: what Python's `__all__` lists */
  holdsName?: (view: TreeView, leaf: number) => boolean;
  /** the types that a comment writes: names in them are uses, and type what the comment speaks of */
  docTags?: (comment: string) => DocTag[];
  /** declarations that follow from uses, e.g. `self.x = 1` in Python; asked for these node types */
  derived?: Readonly<Record<string, DerivedRule>>;
}

/** Node types: of what declares such names, of the type that they belong to, of its bodies and what there sees them. */
export interface InitialNames {
  names: string;
  owner: string;
  bodies: readonly string[];
  initializers: readonly string[];
  /** parts of these that see none of them all the same: `get() = …` */
  except: readonly string[];
}

/** An object without a name, by its nodes; its first key stands for it. */
export interface Shape {
  /** keys in their order, each with its type or value (-1 for none) */
  members: readonly { key: number; value: number }[];
  /** a type that is written out: its keys declare */
  isType: boolean;
  /** the local name that is given its keys one by one, `name.key = value`: they declare */
  holder?: number;
  /** what it has beside: a value that is spread in it, -1 for none */
  base: number;
  /**
   * for a literal: the type, member, or callee (with the argument's place, else -1) that it is given to, itself or in a
   * list
   */
  given: { to: number; place: number; isElement: boolean } | null;
}

/** A function type by its parts. */
export interface FunctionType {
  receiver: number;
  parameters: readonly number[];
}

/** Between two offsets a local name, or `this`, is of this type. */
export interface Narrowing {
  /** node of the name */
  subject: number;
  /** the name is a member of `this`: `this.crew instanceof Pilots` */
  isOfThis?: boolean;
  /** node of the type */
  type: number;
  from: number;
  until: number;
}

/** Checks nothing by itself; gives tables their type where they are written. */
export function defineLanguage(table: LanguageTable): LanguageTable {
  return table;
}
