/**
 * `x instanceof A`: where such a test tells the type of a name, behind `&&`, in the branch that it guards, or behind
 * one that leaves.
 */
import type { TreeView } from "../extract/tree-view";
import type { Narrowing } from "./table/types";

/** What a language's grammar calls the nodes of such tests. */
interface TestNodes {
  /** the field of what a condition guards */
  guarded: string;
  /** a plain name */
  subject: string;
  /** a member, with the child that it is of, its name, and the word for `this` */
  member: { type: string; of: string; name: string; thisWord: string };
  /** a `!` with what it negates */
  negation: string;
  /** statements, or expressions of them, that leave the block */
  leaving: readonly string[];
}

/** A test, or what it is not. */
interface Test {
  subject: number;
  isOfThis: boolean;
  type: number;
  isNegated: boolean;
}

const BOTH: ReadonlySet<string> = new Set(["&&", "and"]);
const MAX_DEPTH = 30;

/** Where the tests of an `if`, a `?:` or an `&&` hold. */
export function instanceTests(nodes: TestNodes): (view: TreeView, node: number) => Narrowing[] {
  return (view, node) => {
    const isBoth = view.is(node, "binary_expression");
    if (isBoth && !BOTH.has(operatorOf(view, node))) return [];
    const place = view.child(node, isBoth ? "right" : nodes.guarded);
    const tests = testsIn(view, nodes, view.child(node, isBoth ? "left" : "condition"));
    return tests.flatMap(({ isNegated, ...test }) => {
      if (!isNegated) return [{ ...test, from: view.start(place), until: view.end(place) }];
      const leaves = view.is(node, "if_statement") && isLeft(view, nodes, place);
      return leaves ? [{ ...test, from: view.end(node), until: view.end(view.parent(node)) }] : [];
    });
  };
}

/** Tests that hold where the whole condition does. */
function testsIn(view: TreeView, nodes: TestNodes, condition: number, depth = 0): Test[] {
  if (condition < 0 || depth > MAX_DEPTH) return [];
  if (view.is(condition, "parenthesized_expression")) return testsIn(view, nodes, view.first(condition), depth + 1);
  if (view.is(condition, nodes.negation)) {
    const isNot = view.text(condition).startsWith("!");
    const inner = isNot ? testsIn(view, nodes, view.last(condition), depth + 1) : [];
    // `!(a && b)` leaves both open
    return inner.length === 1 && !inner[0].isNegated ? [{ ...inner[0], isNegated: true }] : [];
  }
  if (!view.is(condition, "binary_expression")) return [];
  const operator = operatorOf(view, condition);
  const [left, right] = [view.child(condition, "left"), view.child(condition, "right")];
  if (BOTH.has(operator)) return [...testsIn(view, nodes, left, depth + 1), ...testsIn(view, nodes, right, depth + 1)];
  if (operator !== "instanceof") return [];
  const member = memberOfThis(view, nodes, left);
  if (member >= 0) return [{ subject: member, isOfThis: true, type: right, isNegated: false }];
  if (!view.is(left, nodes.subject)) return [];
  const name = view.first(left);
  return [{ subject: name < 0 ? left : name, isOfThis: false, type: right, isNegated: false }];
}

/** The name in `this.name`; -1 for anything else. */
function memberOfThis(view: TreeView, { member }: TestNodes, node: number): number {
  const isOwn = view.is(node, member.type) && view.text(view.child(node, member.of)) === member.thisWord;
  return isOwn ? view.child(node, member.name) : -1;
}

/** Whether a branch ends in leaving the block around. */
function isLeft(view: TreeView, { leaving }: TestNodes, branch: number): boolean {
  const last = view.is(branch, "compound_statement", "statement_block") ? view.last(branch) : branch;
  return view.is(last, ...leaving) || (view.is(last, "expression_statement") && view.is(view.first(last), ...leaving));
}

function operatorOf(view: TreeView, node: number): string {
  const [left, right] = [view.child(node, "left"), view.child(node, "right")];
  return left < 0 || right < 0 ? "" : view.slice(view.end(left), view.start(right)).trim();
}
