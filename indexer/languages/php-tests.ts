/**
 * Where tests of PHP tell the type of a name: `if ($x instanceof A)`, `assert($x instanceof A)`, what test frameworks
 * assert, `switch (true) { case $x instanceof A: }`.
 */
import type { TreeView } from "../extract/tree-view";
import { instanceTests, testsThatHold } from "./instance-tests";
import type { Narrowing } from "./table/types";

const NODES = {
  guarded: "body",
  subject: "variable_name",
  member: { type: "member_access_expression", of: "object", name: "name", thisWord: "$this", isOfAny: true },
  negation: "unary_op_expression",
  leaving: ["return_statement", "throw_expression", "continue_statement", "break_statement"],
};
const BLOCKS = ["compound_statement", "program", "case_statement", "default_statement", "colon_block"];

const guarding = instanceTests(NODES);

/** `assert($x instanceof A);` holds for the rest of the block. */
function asserted(view: TreeView, node: number): Narrowing[] {
  const callee = view.child(node, "function");
  if (callee < 0 || !/^\\?assert$/.test(view.text(callee))) return [];
  const condition = argument(view, node, 0);
  return condition < 0 ? [] : testsThatHold(view, NODES, condition).map((test) => ({ ...test, ...behind(view, node) }));
}

/** `$this->assertInstanceOf(A::class, $x);` */
function assertedByTest(view: TreeView, node: number): Narrowing[] {
  if (view.text(view.child(node, "name")) !== "assertInstanceOf") return [];
  const [wanted, value] = [argument(view, node, 0), argument(view, node, 1)];
  if (!view.is(wanted, "class_constant_access_expression") || !view.is(value, "variable_name")) return [];
  return [{ subject: view.first(value), type: view.first(wanted), ...behind(view, node) }];
}

/** `case $x instanceof A:` where `true` is what cases are compared with, and the same of `match`. */
function ofCase(view: TreeView, node: number): Narrowing[] {
  const whole = view.parent(view.parent(node));
  const isMatch = view.is(node, "match_conditional_expression");
  if (!/^\(?\s*true\s*\)?$/i.test(view.text(view.child(whole, "condition")))) return [];
  const values = isMatch ? view.children(view.child(node, "conditional_expressions")) : [view.child(node, "value")];
  // one of several tests holds
  if (values.length !== 1 || values[0] < 0) return [];
  const place = { from: view.end(values[0]), until: view.end(node) };
  return testsThatHold(view, NODES, values[0]).map((test) => ({ ...test, ...place }));
}

function argument(view: TreeView, call: number, place: number): number {
  const given = view.children(view.child(call, "arguments"))[place] ?? -1;
  return given < 0 ? -1 : view.first(given);
}

/** From the end of a statement to that of the block around it. */
function behind(view: TreeView, node: number): { from: number; until: number } {
  const block = view.ancestor(node, ...BLOCKS);
  return { from: view.end(node), until: block < 0 ? view.source.length : view.end(block) };
}

export const narrows = {
  if_statement: guarding,
  else_if_clause: guarding,
  while_statement: guarding,
  conditional_expression: guarding,
  binary_expression: guarding,
  function_call_expression: asserted,
  member_call_expression: assertedByTest,
  scoped_call_expression: assertedByTest,
  case_statement: ofCase,
  match_conditional_expression: ofCase,
};
