/** Which names are local in a language, where they hold, and what they hide. */
import type { TreeView } from "../../extract/tree-view";
import type { Pair } from "../child-names";

export interface ScopeTable {
  /**
   * places whose name is looked up among the local ones whatever its leaf word says; in a function, the first use of
   * an unknown one binds it (PHP's `$x`)
   */
  localPlaces?: readonly Pair[];
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
}

/**
 * Node types: of what declares such names, of the type that they belong to, of its bodies and what there sees them.
 */
export interface InitialNames {
  names: string;
  owner: string;
  bodies: readonly string[];
  initializers: readonly string[];
  /** parts of these that see none of them all the same: `get() = …` */
  except: readonly string[];
}
