/** What hands a lambda of C# its parameters: the call that takes it, or what is declared to hold or to return it. */
import type { TreeView } from "../extract/tree-view";

/** Nodes between a lambda and what it is given to that change nothing of it. */
const PASSED_ON = ["parenthesized_expression", "conditional_expression"] as const;
const HOLDERS = [
  "method_declaration",
  "local_function_statement",
  "property_declaration",
  "indexer_declaration",
  "operator_declaration",
] as const;
const LIST = "initializer_expression";
const FUNCTIONS = ["lambda_expression", "anonymous_method_expression", ...HOLDERS] as const;

/**
 * The name of what takes the lambda that a parameter belongs to: a function that is called with it, a variable that
 * holds it, a method or a property that returns it. -1 for none, and for what is no lambda's parameter.
 */
export function takerAround(view: TreeView, node: number): number {
  let lambda = node;
  for (let steps = 0; steps < 2 && !view.is(lambda, "lambda_expression"); steps++) lambda = view.parent(lambda);
  if (!view.is(lambda, "lambda_expression")) return -1;
  while (view.is(view.parent(lambda), ...PASSED_ON)) lambda = view.parent(lambda);
  const around = view.parent(lambda);
  if (view.is(around, "argument", LIST)) return calleeOf(view, around);
  if (view.is(around, "variable_declarator")) return view.first(around);
  if (view.is(around, "assignment_expression")) return assigned(view, around);
  if (view.is(around, "property_declaration")) return view.child(around, "name");
  return view.is(around, "return_statement", "arrow_expression_clause") ? returner(view, around) : -1;
}

/** What is given a lambda: a name, or what is made in `new Rules { ["first"] = r => … }`. */
function assigned(view: TreeView, assignment: number): number {
  const left = view.child(assignment, "left");
  const isIndexed = view.is(left, "element_binding_expression") && view.is(view.parent(assignment), LIST);
  return isIndexed ? calleeOf(view, view.parent(assignment)) : left;
}

/** `new Rules { r => …, { "first", r => … } }` hands lambdas to a method of what is made. */
function calleeOf(view: TreeView, around: number): number {
  let list = view.is(around, "argument") ? view.parent(around) : around;
  if (view.is(list, LIST) && view.is(view.parent(list), LIST)) list = view.parent(list);
  const call = view.parent(list);
  if (view.is(call, "object_creation_expression")) return view.child(call, "type");
  return view.is(around, "argument") && view.is(call, "invocation_expression") ? view.child(call, "function") : -1;
}

/** The name of what returns a value there. */
function returner(view: TreeView, at: number): number {
  const around = view.ancestor(at, ...FUNCTIONS);
  return view.is(around, ...HOLDERS) ? view.child(around, "name") : -1;
}
