/** How types are written in a language, and what says the type of a value. */
import type { TreeView } from "../../extract/tree-view";
import type { ChildName } from "../child-names";

export interface TypeTable {
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
  /** a later assignment tells the type of a variable from there on, in the order of the text */
  assignmentsTell?: boolean;
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
   * for a literal: the type, member, or callee (with the argument's place, else -1) that it is given to, itself or in
   * a list
   */
  given: { to: number; place: number; isElement: boolean } | null;
}

/** A function type by its parts. */
export interface FunctionType {
  receiver: number;
  parameters: readonly number[];
  /** the name of the first of them, by which the type is known where it is a type argument; left out without names */
  firstName?: number;
}

/** Between two offsets a local name, or `this`, is of this type. */
export interface Narrowing {
  /** node of the name */
  subject: number;
  /** the name is a member of `this`: `this.crew instanceof Pilots` */
  isOfThis?: boolean;
  /** the name is a member of this local name: `ship.crew instanceof Pilots`; -1 for a name that stands alone */
  of?: number;
  /** node of the type */
  type: number;
  from: number;
  until: number;
}
