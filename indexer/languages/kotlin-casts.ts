/**
 * Where Kotlin takes a value for one of a narrower type: after `is`, in the branches of `when`, behind an early
 * return.
 */
import type { TreeView } from "../extract/tree-view";
import { operatorOf } from "./operator-of";
import type { Narrowing } from "./table/types";

/** What a test may narrow. */
const TESTED = ["identifier", "this_expression"];
const LEAVES = ["return_expression", "throw_expression"];

/** `if (x is A && x.b) …`, and `if (x !is A) return` for what follows. */
export function typeTests(view: TreeView, node: number): Narrowing[] {
  const isBoth = view.is(node, "binary_expression");
  if (isBoth && operatorOf(view, node) !== "&&") return [];
  const condition = view.child(node, isBoth ? "left" : "condition");
  const branches = view.children(node).filter((child) => child !== condition);
  const [then] = branches;
  if (condition < 0 || then === undefined) return [];
  return testsIn(view, condition).flatMap(({ test, isNegated }) => {
    const [subject, type] = [view.child(test, "left"), view.child(test, "right")];
    if (!view.is(subject, ...TESTED) || type < 0) return [];
    if (!isNegated) return [{ subject, type, from: view.end(test), until: view.end(then) }];
    const leaves =
      !isBoth && branches.length === 1 && (view.is(then, ...LEAVES) || view.is(view.last(then), ...LEAVES));
    return leaves ? [{ subject, type, from: view.end(node), until: view.end(view.parent(node)) }] : [];
  });
}

/** Tests that hold where the whole condition does. */
function testsIn(view: TreeView, condition: number, depth = 0): { test: number; isNegated: boolean }[] {
  if (view.is(condition, "is_expression")) {
    const between = view.slice(view.end(view.child(condition, "left")), view.start(view.child(condition, "right")));
    return [{ test: condition, isNegated: between.trim().startsWith("!") }];
  }
  const isBoth = view.is(condition, "binary_expression") && operatorOf(view, condition) === "&&";
  if (!isBoth && !view.is(condition, "parenthesized_expression")) return [];
  return depth > 20 ? [] : view.children(condition).flatMap((child) => testsIn(view, child, depth + 1));
}

/** `x as A` as a statement: what follows in its block is not come to with another type. */
export function typeAsserted(view: TreeView, node: number): Narrowing[] {
  const block = view.parent(node);
  const [subject, type] = [view.child(node, "left"), view.child(node, "right")];
  if (!view.is(block, "block", "lambda_literal") || !view.is(subject, ...TESTED) || type < 0) return [];
  return operatorOf(view, node) === "as" ? [{ subject, type, from: view.end(node), until: view.end(block) }] : [];
}

/** `when (x) { is A -> … }` */
export function typeCases(view: TreeView, node: number): Narrowing[] {
  const written = view.childOfType(node, "when_subject");
  const last = written < 0 ? -1 : view.first(written);
  const subject = view.is(last, "variable_declaration") ? view.first(last) : last;
  if (!view.is(subject, ...TESTED)) return [];
  return view.children(node).flatMap((entry) => {
    const test = view.is(entry, "when_entry") ? view.child(entry, "condition") : -1;
    const type = view.is(test, "type_test") && view.text(test).startsWith("is") ? view.first(test) : -1;
    return type < 0 ? [] : [{ subject, type, from: view.end(test), until: view.end(entry) }];
  });
}

/** `a ?: b` is the one or the other. */
export function valueOrElse(view: TreeView, node: number): number[] {
  const operator = operatorOf(view, node);
  if (operator === ">") return calledWithType(view, node);
  return operator === "?:" ? [view.child(node, "left"), view.child(node, "right")] : [];
}

/** `make<Row>("x")`, which is read as two comparisons. */
function calledWithType(view: TreeView, node: number): number[] {
  const [left, right] = [view.child(node, "left"), view.child(node, "right")];
  const isTight = view.end(left) + 1 === view.start(right) && view.is(right, "parenthesized_expression");
  if (!isTight || !view.is(left, "binary_expression") || operatorOf(view, left) !== "<") return [];
  const [callee, type] = [view.child(left, "left"), view.child(left, "right")];
  return view.end(callee) + 1 === view.start(type) ? [callee] : [];
}
