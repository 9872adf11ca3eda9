/**
 * How a language's table names nodes. Children are named by field (`"name"`), or by place: `"#first"`, `"#second"`,
 * `"#last"`; names, bodies and parameters, where no field fits, by node type. For names also: `"#self"` is the node
 * itself, `"#unfielded"` every child without a field, `"#none"` no child (the rule's `unnamed` gives the name).
 */
import type { TreeView } from "../extract/tree-view";

export type ChildName = string;

/** A place: `"parent_type.field"`, or `"parent_type"` for children without a field. */
export type Pair = string;

/** Where a name's type or value stands: a child, or the node that a function finds (-1 for none). */
export type TypePlace = ChildName | ((view: TreeView, node: number, name: number) => number);

/** In place of a node: a literal's type is that of `this`. */
export const OF_THIS = -2;

/** Where a literal's type stands: a child, or the node that a function finds (-1 for none). */
export type TypeOfLiteral = ChildName | ((view: TreeView, node: number) => number);
