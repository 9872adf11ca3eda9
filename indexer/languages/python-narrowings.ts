/** Where Python's tests of a value's type hold. */
import type { TreeView } from "../extract/tree-view";
import type { Narrowing } from "./table/types";

/** `isinstance(x, A)` holds in what its `if` guards; asserted, to the end of the block. */
export function instanceTests(view: TreeView, node: number): Narrowing[] {
  const isAssertion = view.is(node, "assert_statement");
  const isChoice = view.is(node, "conditional_expression");
  const guarded = isAssertion ? view.parent(node) : isChoice ? view.first(node) : view.child(node, "consequence");
  const test = isAssertion ? view.first(node) : isChoice ? view.second(node) : view.child(node, "condition");
  const from = isAssertion ? view.end(node) : view.start(guarded);
  return conjuncts(view, test).flatMap((each) => {
    const callee = view.is(each, "call") ? view.child(each, "function") : -1;
    if (callee < 0 || view.text(callee) !== "isinstance") return [];
    const [subject, type] = view.children(view.child(each, "arguments"));
    if (type === undefined || !view.is(subject, "identifier") || view.is(type, "tuple")) return [];
    return [{ subject, type, from, until: view.end(guarded) }];
  });
}

/** The parts of a condition that all have to hold. */
function conjuncts(view: TreeView, condition: number): number[] {
  if (view.is(condition, "parenthesized_expression")) return conjuncts(view, view.first(condition));
  if (!view.is(condition, "boolean_operator")) return [condition];
  const [left, right] = [view.child(condition, "left"), view.child(condition, "right")];
  if (view.slice(view.end(left), view.start(right)).trim() !== "and") return [condition];
  return [...conjuncts(view, left), ...conjuncts(view, right)];
}
