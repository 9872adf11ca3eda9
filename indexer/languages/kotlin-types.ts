/** Where Kotlin writes the types and the values of what it declares. */
import type { TreeView } from "../extract/tree-view";
import type { FunctionType } from "./table/types";

const TYPES = ["user_type", "nullable_type", "non_nullable_type", "parenthesized_type", "function_type"];

/** The node after this one below the same parent, or -1. */
function sibling(view: TreeView, node: number): number {
  const { next } = view.tree;
  return next[node] < next[view.parent(node)] ? next[node] : -1;
}

/** `name: Type` */
export function typeOf(view: TreeView, _node: number, name: number): number {
  const type = sibling(view, name);
  return view.is(type, ...TYPES) ? type : -1;
}

/** `val Crane.Companion.name` is read as a type of three names before a property without one: the last is its name. */
export function misreadProperty(view: TreeView, node: number): number {
  const name = view.first(view.childOfType(node, "variable_declaration"));
  if (name < 0 || view.end(name) > view.start(name)) return -1;
  const type = view.childOfType(node, "user_type");
  return type >= 0 && view.end(type) === view.start(name) && view.is(view.last(type), "identifier")
    ? view.last(type)
    : -1;
}

/** `val name: Type` */
export function propertyType(view: TreeView, node: number, name: number): number {
  const isMisread = misreadProperty(view, node) === name;
  return typeOf(view, node, isMisread ? view.first(view.childOfType(node, "variable_declaration")) : name);
}

/** `fun Type.name()`, `val Type.name`: the type before the name, -1 for none. */
export function extendedType(view: TreeView, node: number): number {
  const name = Math.max(view.child(node, "name"), view.childOfType(node, "variable_declaration"));
  const type = view.childOfType(node, "user_type", "nullable_type", "parenthesized_type");
  const misread = misreadProperty(view, node);
  if (misread >= 0) return view.children(type).at(-2) ?? -1;
  return type >= 0 && name >= 0 && view.start(type) < view.start(name) ? type : -1;
}

/**
 * What is called with the lambda that holds a node (or is it), the value of a `with` that has a name; -1 where the
 * lambda is no argument.
 */
export function calleeAround(view: TreeView, node: number): number {
  const lambda = view.is(node, "lambda_literal") ? node : view.ancestor(node, "lambda_literal");
  let around = view.parent(lambda);
  if (view.is(around, "annotated_lambda")) around = view.parent(around);
  else if (view.is(around, "value_argument")) around = view.parent(view.parent(around));
  if (!view.is(around, "call_expression")) return declaredAs(view, around);
  // `f(x) { … }` is read as a call of `f(x)`
  const callee = view.first(around);
  const called = view.is(callee, "call_expression") ? view.first(callee) : callee;
  if (!view.is(called, "identifier") || view.text(called) !== "with") return called;
  const argument = view.first(view.childOfType(callee, "value_arguments"));
  const value = view.is(argument, "value_argument") ? view.last(argument) : -1;
  return value < 0 || view.is(value, "call_expression") ? called : value;
}

/** The name of what a lambda is the value of, or gives: its type says what the lambda takes. */
function declaredAs(view: TreeView, around: number): number {
  const owner = view.is(around, "function_body") ? view.parent(around) : around;
  if (view.is(owner, "property_declaration"))
    return view.childOfType(view.childOfType(owner, "variable_declaration"), "identifier");
  return view.is(owner, "function_declaration", "class_parameter") ? view.childOfType(owner, "identifier") : -1;
}

/** `Receiver.(A, name: B) -> C` */
export function functionType(view: TreeView, node: number): FunctionType {
  const [first] = view.children(node).filter((each) => !view.is(each, "type_modifiers"));
  const list = view.childOfType(node, "function_type_parameters");
  const parameters = list < 0 ? [] : view.children(list);
  return {
    receiver: first === list ? -1 : first,
    parameters: parameters.map((each) => (view.is(each, "parameter") ? view.last(each) : each)),
  };
}

/** What Kotlin itself calls a function type, by what it takes, its receiver included; null for any other type. */
export function functionTypeName(view: TreeView, type: number): string | null {
  let at = type;
  while (view.is(at, "nullable_type", "parenthesized_type")) at = view.first(at);
  if (!view.is(at, "function_type")) return null;
  const { receiver, parameters } = functionType(view, at);
  const modifiers = view.childOfType(at, "type_modifiers");
  const isSuspending = modifiers >= 0 && /\bsuspend\b/.test(view.text(modifiers));
  return `${isSuspending ? "Suspend" : ""}Function${parameters.length + (receiver < 0 ? 0 : 1)}`;
}

/** What an alias stands for. */
export const aliasedType = (view: TreeView, node: number): number => {
  const last = view.last(node);
  return view.is(last, ...TYPES) ? last : -1;
};

/** The type behind the parameters, -1 for none. */
export function returnType(view: TreeView, node: number): number {
  const parameters = view.childOfType(node, "function_value_parameters");
  const type = parameters < 0 ? -1 : sibling(view, parameters);
  return view.is(type, ...TYPES) ? type : -1;
}

/** `fun f() = value` */
export function returnedValue(view: TreeView, node: number): number {
  const body = view.childOfType(node, "function_body");
  return body >= 0 && view.text(body).startsWith("=") ? view.first(body) : -1;
}

/** What stands behind `=`, -1 for none. */
export function propertyValue(view: TreeView, node: number): number {
  const value = sibling(view, view.childOfType(node, "variable_declaration"));
  // `val size get() = rows.size`
  if (view.is(value, "getter")) return returnedValue(view, value);
  if (view.is(value, "property_delegate")) return lazyValue(view, value);
  return view.is(value, "setter", "type_constraints") || isClassLiteral(view, value) ? -1 : value;
}

/** `Ship::class` is no ship. */
const isClassLiteral = (view: TreeView, value: number): boolean =>
  view.is(value, "callable_reference") && /::\s*class$/.test(view.text(value));

/** `by lazy { value }`: what the lambda ends in. */
function lazyValue(view: TreeView, delegate: number): number {
  const call = view.childOfType(delegate, "call_expression");
  if (call < 0 || !/^lazy\b/.test(view.text(view.first(call)))) return -1;
  const lambda = view.childOfType(view.childOfType(call, "annotated_lambda"), "lambda_literal");
  const last = lambda < 0 ? -1 : view.last(lambda);
  return view.is(last, "lambda_parameters") ? -1 : last;
}

/** `for (x in xs)`: the node that declares `x` is followed by what is iterated over. */
export function elementsOf(view: TreeView, node: number): number {
  return view.is(view.parent(node), "for_statement") ? sibling(view, node) : -1;
}

/** `when (val x = value)` */
export function subjectOf(view: TreeView, node: number): number {
  return view.is(view.parent(node), "when_subject") ? sibling(view, node) : -1;
}
