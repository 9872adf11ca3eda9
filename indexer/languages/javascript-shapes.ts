/**
 * Objects without a type's name: literals, and types that are written out (`{ title: string }`). What they have is
 * known by their keys; the first key stands for the whole. For a literal it is said, too, what it is given to.
 */
import type { TreeView } from "../extract/tree-view";
import { operatorOf } from "./operator-of";
import type { Shape } from "./table/types";

const KEYS = ["property_identifier", "shorthand_property_identifier"] as const;
const VALUE_OF: Readonly<Record<string, string>> = {
  pair: "value",
  property_signature: "type",
  method_signature: "return_type",
};

function keyOf(view: TreeView, member: number): number {
  if (view.is(member, "shorthand_property_identifier")) return member;
  const name = view.is(member, "pair") ? view.child(member, "key") : view.child(member, "name");
  return view.is(name, ...KEYS) ? name : -1;
}

/** The key that stands for an object; none for an empty one. */
export const firstKey = (view: TreeView, node: number): number[] => {
  const key = view
    .children(node)
    .map((member) => keyOf(view, member))
    .find((at) => at >= 0);
  return key === undefined ? [] : [key];
};

/** What a list holds: the first object without a name, or what all of it is made of, `[new Ship(), new Ship()]`. */
export const listedFirst = (view: TreeView, node: number): number[] => {
  const [first, ...others] = view.children(node);
  if (first === undefined || view.is(first, "object")) return first === undefined ? [] : [first];
  const madeOf = (each: number) =>
    view.is(each, "new_expression") ? view.text(view.child(each, "constructor")) : null;
  const made = madeOf(first);
  return made !== null && others.every((each) => madeOf(each) === made) ? [first] : [];
};

/** What a value may be, objects without a name last: what has a name says more. */
export const namedFirst = (view: TreeView, nodes: readonly number[]): number[] => {
  const isObject = (node: number) => view.is(node, "object", "object_type");
  return [...nodes.filter((node) => !isObject(node)), ...nodes.filter(isObject)];
};

export function shapeOf(view: TreeView, node: number): Shape | null {
  const members = view.children(node).flatMap((member) => {
    const key = keyOf(view, member);
    const field = VALUE_OF[view.type(member)];
    return key < 0 ? [] : [{ key, value: field === undefined ? -1 : view.child(member, field) }];
  });
  if (members.length === 0) return null;
  const isType = view.is(node, "object_type");
  const spread = view.children(node).find((each) => view.is(each, "spread_element"));
  const base = spread === undefined ? -1 : view.first(spread);
  return { members, isType, base, given: isType ? null : givenTo(view, node) };
}

/** Attributes of an element are what its component takes first. */
export function attributesOf(view: TreeView, node: number): Shape | null {
  const members = view.children(node).flatMap((attribute) => {
    const key = view.is(attribute, "jsx_attribute") ? view.first(attribute) : -1;
    return view.is(key, "property_identifier") ? [{ key, value: -1 }] : [];
  });
  const given = { to: view.child(node, "name"), place: 0, isElement: false };
  return members.length === 0 ? null : { members, isType: false, base: -1, given };
}

const SEEN_THROUGH = ["parenthesized_expression", "non_null_expression", "ternary_expression", "jsx_expression"];
/** Nodes whose child `type` is the type of what they declare. */
export const TYPED = ["variable_declarator", "public_field_definition", "required_parameter", "optional_parameter"];
export const FUNCTIONS = [
  ...["arrow_function", "function_expression", "function_declaration", "method_definition"],
  ...["generator_function", "generator_function_declaration"],
];
const MAX_STEPS = 12;

/** The type, name or callee that a value is given to, itself or in a list; null where nothing says it. */
export function givenTo(view: TreeView, node: number): Shape["given"] {
  let at = node;
  let isElement = false;
  for (let steps = 0; steps < MAX_STEPS; steps++) {
    const holder = view.parent(at);
    const to = (child: number) => (child < 0 ? null : { to: child, place: -1, isElement });
    if (view.is(holder, "array")) isElement = true;
    else if (view.is(holder, "pair")) return to(view.child(holder, "key"));
    else if (view.is(holder, "jsx_attribute")) return to(view.first(holder));
    else if (view.is(holder, ...TYPED)) return to(view.child(holder, "type"));
    else if (view.is(holder, "as_expression", "satisfies_expression")) return to(view.last(holder));
    else if (view.is(holder, "assignment_expression")) return to(view.child(holder, "left"));
    else if (view.is(holder, "return_statement"))
      return to(view.child(view.ancestor(holder, ...FUNCTIONS), "return_type"));
    else if (view.is(holder, "arrow_function")) return to(view.child(holder, "return_type"));
    else if (view.is(holder, "arguments")) return argumentOf(view, holder, at, isElement);
    else if (!view.is(holder, ...SEEN_THROUGH) && !isChoice(view, holder)) return null;
    at = holder;
  }
  return null;
}

const isChoice = (view: TreeView, node: number): boolean =>
  view.is(node, "binary_expression") && /^(?:\|\||\?\?)$/.test(operatorOf(view, node));

function argumentOf(view: TreeView, list: number, argument: number, isElement: boolean): Shape["given"] {
  const call = view.parent(list);
  const callee = Math.max(view.child(call, "function"), view.child(call, "constructor"));
  return callee < 0 ? null : { to: callee, place: view.children(list).indexOf(argument), isElement };
}
