/** What declares a symbol in a language: its name, its kind, what it belongs to and derives from. */
import type { TreeView } from "../../extract/tree-view";
import type { ImportFact, Modifier, RelationFact, SymbolKind } from "../../model";
import type { ChildName, Pair } from "../child-names";
import type { DeclarationRule, DerivedRule } from "../declaration-rule";

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
  /** kinds of imports that give a name of another file a name here: `using Tag = Shop.Label;` */
  renamedBy?: readonly ImportFact["kind"][];
  /** word(s) written before a base inside the node: access and `virtual` (C++) */
  words?: boolean;
  /** the node is itself the one base (`impl Trait for X`, `class A < B`) */
  single?: boolean;
  /**
   * child of the node's parent that names the deriving type, where it is not the enclosing symbol (Rust `impl T for
   * X`)
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

export interface DeclarationTable {
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
  /** by node type or pair */
  bases?: Readonly<Record<string, BaseRule>>;
  owners?: Readonly<Record<string, OwnerRule>>;
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
  /** modifiers stand behind the parameters of a function, too: `const`, `override` */
  trailingModifiers?: boolean;
  /** declarations that follow from uses, e.g. `self.x = 1` in Python; asked for these node types */
  derived?: Readonly<Record<string, DerivedRule>>;
}
