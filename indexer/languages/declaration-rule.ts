/**
 * How a language's table says that a node declares something: symbols, local names, members that follow from their
 * use.
 */
import type { TreeView } from "../extract/tree-view";
import type { Modifier, RelationFact, SymbolKind, SymbolRole } from "../model";
import type { ChildName, TypePlace } from "./child-names";

/** A node that a declaration rule is asked about. */
export interface DeclarationSite {
  view: TreeView;
  /** the node that the rule stands for */
  node: number;
  /** the identifier that is declared */
  name: number;
  /** kind of the innermost enclosing symbol; null at file level */
  ownerKind: SymbolKind | null;
  ownerName: string | null;
  /** the owner written before the name, e.g. `AActor` in `void AActor::Tick()`; null when there is none */
  qualifier: string | null;
  /** inside a function body or another local scope */
  inFunction: boolean;
  /** kind of what the file has declared under a name so far, outside of everything else; null for nothing */
  declaredAtTop: (name: string) => SymbolKind | null;
}

/**
 * `local` binds a name in the scope; `unbound` is a name of no consequence (a prototype's parameter); `outer` and
 * `global` say that the name means in this function what it means outside of it, or at file level (Python); null: no
 * declaration.
 */
export type DeclaredAs = SymbolKind | "local" | "unbound" | "outer" | "global" | null;
type KindOf = (site: DeclarationSite) => DeclaredAs;

/** What a member is taken out of. */
export type Whole =
  | { type: number }
  | { value: number }
  /** an element of what is iterated over */
  | { elementOf: number }
  /** what a lambda takes that is passed to a call: its callee */
  | { takenFrom: number };

/** A key of a pattern, what its member is taken out of, and the name that the member gets (-1 for none). */
export interface TakenKey {
  key: number;
  of: Whole;
  name: number;
}

/** How a node declares symbols or local names. */
export interface DeclarationRule {
  /** `local` binds a name inside the file; a function decides by the site and may decline with null */
  kind: SymbolKind | "local" | "unbound" | "outer" | "global" | KindOf;
  /** kind when the innermost enclosing symbol is a type */
  memberKind?: SymbolKind;
  /** inside functions the declared name is a local (variables) or nothing at all; otherwise a symbol everywhere */
  inFunction?: "local";
  /** child or children that hold the name; the way down goes on through `heads` and `patterns`. Default `name` */
  name?: ChildName;
  /** where the name stands that the grammar reads as a part of something else, -1 where it reads it as a name */
  misreadName?: (view: TreeView, node: number) => number;
  /** the name is the whole text of the name child, not its last identifier: `package a.b.c` */
  wholeName?: boolean;
  /**
   * when there is no name child: the name to use (`Companion`, `init`), placed at the start of the node or of `at`, or
   * where `written` says that it is written, as [start, end)
   */
  unnamed?: string | ((view: TreeView, node: number) => UnnamedName | null);
  /**
   * field or node type of the body (`value.body` goes down twice); of several the first that is found counts. The body
   * ends the signature, and a row without one has the role `bodyless`
   */
  body?: ChildName | readonly ChildName[];
  /** where a body that is no node of its own starts, -1 for none: it ends the signature */
  bodyAt?: (view: TreeView, node: number) => number;
  /** role of a row whose body is missing. Default `definition` */
  bodyless?: SymbolRole;
  /** overrides `bodyless` */
  role?: (site: DeclarationSite) => SymbolRole;
  /** field (searched below the node, on the way to the name too) of the parameter list, for overloads */
  parameters?: ChildName;
  /** what tells a declaration without parameters from others of its name and owner; null for nothing */
  apart?: (view: TreeView, node: number) => string | null;
  /** the name is bound only after the whole declaration: `let x = x + 1` */
  bindAfter?: boolean;
  /** an assignment: where the scope has the name already, it is a write and no declaration */
  assigns?: boolean;
  /** likewise, but only where the innermost scope has the name: Go's `x, err := f()` */
  assignsInScope?: boolean;
  /** the local name holds in its whole function, not only in its block: JavaScript's `var` */
  functionWide?: boolean;
  /**
   * the local name holds in the scope of sort `clause` around it, whatever it stands in there: TypeScript's `infer`
   */
  clauseWide?: boolean;
  /** owner that the declaration names apart from the name: a Go receiver */
  owner?: (view: TreeView, node: number) => string | null;
  /** a value encloses all that follows in the node, not only in its name child: `exports.a = { … }` */
  enclosesNode?: boolean;
  /** the name stands in no scope, wherever it is declared: a macro of C */
  outermost?: boolean;
  /**
   * names a type that the same node declares, and stands beside it instead of around it: `typedef struct a { … } b;`
   */
  isBeside?: (view: TreeView, node: number) => boolean;
  /** the symbol encloses all that follows it in its parent: `package a.b;`, `namespace A;` */
  enclosesRest?: boolean | ((view: TreeView, node: number) => boolean);
  /** the local name is a type (type parameters) */
  localType?: boolean;
  /** the first string of the body is the documentation */
  docstring?: boolean;
  /**
   * child (of the node or on the way to the name) that is the declared type; of a function, the type that it returns
   */
  type?: TypePlace;
  /** the type that a comment says, where the declaration itself says none */
  documented?: (view: TreeView, node: number, name: number) => DocType | null;
  /** child that is the value, where there is no declared type */
  value?: TypePlace;
  /** what has a member of the declared name, whose value the name takes: `{ name }: Type`, `{ name } = value` */
  destructured?: (view: TreeView, leaf: number) => Whole | null;
  /** the keys of patterns that lead to the name, the innermost first: `{ key: name } = value` */
  keysTaken?: (view: TreeView, leaf: number) => readonly TakenKey[];
  /** child that is iterated over: the name is typed by its elements */
  element?: TypePlace;
  /** the type that an extension is called on */
  receiver?: TypePlace;
  /** what a lambda's parameter is handed by: the callee of the call that the lambda is an argument of */
  callback?: TypePlace;
  /**
   * what a pattern takes apart, itself or an element of it, and which of its parts the name is: `Pair(left, right)`
   */
  part?: (view: TreeView, leaf: number) => { of: number; place: number; isElement?: boolean } | null;
  /** modifiers beyond the words in front of the name */
  extraModifiers?: (site: DeclarationSite) => Modifier[];
  /** bases that follow from the declaration itself (Go embedding, Rust derive) */
  extraBases?: (site: DeclarationSite) => Omit<RelationFact, "child">[];
}

/** Every property of a rule, said by none. */
const UNSAID: { [property in keyof Required<DeclarationRule>]: undefined } = {
  kind: undefined,
  memberKind: undefined,
  inFunction: undefined,
  name: undefined,
  misreadName: undefined,
  wholeName: undefined,
  unnamed: undefined,
  body: undefined,
  bodyAt: undefined,
  bodyless: undefined,
  role: undefined,
  parameters: undefined,
  apart: undefined,
  bindAfter: undefined,
  assigns: undefined,
  assignsInScope: undefined,
  functionWide: undefined,
  clauseWide: undefined,
  owner: undefined,
  enclosesNode: undefined,
  outermost: undefined,
  isBeside: undefined,
  enclosesRest: undefined,
  localType: undefined,
  docstring: undefined,
  type: undefined,
  documented: undefined,
  value: undefined,
  destructured: undefined,
  keysTaken: undefined,
  element: undefined,
  receiver: undefined,
  callback: undefined,
  part: undefined,
  extraModifiers: undefined,
  extraBases: undefined,
};

/**
 * The same rule with all properties that rules can have, in one order. A rule is asked for most of them at each
 * declaration of a file, and the engine finds a property at once only where all objects that it meets look alike.
 */
export const inOneShape = (rule: DeclarationRule): DeclarationRule => ({ ...UNSAID, ...rule });

/** The name of a declaration whose name is no identifier node: an operator, an indexer, a companion. */
export interface UnnamedName {
  name: string;
  /** node that the name is placed at */
  at: number;
  written?: readonly [start: number, end: number];
}

/**
 * A type that a comment names: it is found where the file uses the name. `own`: whatever the function is called on.
 */
export type DocType =
  | { name: string; isArray: boolean }
  | { comment: number; tag: "param" | "type" | "returns"; parameter: string; isPart: boolean }
  | "own";

/**
 * Finds members that are declared by use: returns the identifier and its kind, or null. Only the first use of a member
 * counts. A local name that the node declares too stays local.
 */
export type DerivedRule = (
  site: Omit<DeclarationSite, "name" | "qualifier" | "declaredAtTop">,
) => DerivedMember | readonly DerivedMember[] | null;

export interface DerivedMember {
  /** the identifier */
  name: number;
  kind: SymbolKind;
  modifiers?: Modifier[];
  /** the function whose `this` has the member; default: the type around */
  within?: number;
  /** where `this` of that function is nothing that has a name, the member is a local name of the function */
  isLocal?: boolean;
  /** it is declared elsewhere, or not at all: only what is said of its type counts */
  isUse?: boolean;
  /** nodes that say its type, or give it a value: later ones count where the first says nothing */
  type?: number;
  value?: number;
}
