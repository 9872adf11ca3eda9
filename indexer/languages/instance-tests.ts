/**
 * `x instanceof A`: where such a test tells the type of a name, behind `&&`, in the branch that it guards, or behind
 * one that leaves.
 */
import type { TreeView } from "../extract/tree-view";
import { operatorOf } from "./operator-of";
import type { Narrowing } from "./table/types";

/** What a language's grammar calls the nodes of such tests. */
export interface TestNodes {
  /** the field of what a condition guards */
  guarded: string;
  /** a plain name */
  subject: string;
  /** a member, with the child that it is of, its name, and the word for `this` */
  member: { type: string; of: string; name: string; thisWord: string; isOfAny?: boolean };
  /** a `!` with what it negates */
  negation: string;
  /** statements, or expressions of them, that leave the block */
  leaving: readonly string[];
  /** functions that leave it where the first of their arguments does not hold */
  asserting?: RegExp;
}

/** A name with the type that it has. */
export interface InstanceTest {
  subject: number;
  isOfThis: boolean;
  /** the local name that the subject is a member of, -1 for none */
  of: number;
  type: number;
}

const BOTH: ReadonlySet<string> = new Set(["&&", "and"]);
const EITHER: ReadonlySet<string> = new Set(["||", "or"]);
const MAX_DEPTH = 30;
const COMMENTS = /\/\*[^]*?\*\/|(?:\/\/|#)[^\n]*/g;

/** Where the tests of an `if`, a `?:`, an `&&` or an `||` hold. */
export function instanceTests(nodes: TestNodes): (view: TreeView, node: number) => Narrowing[] {
  return (view, node) => {
    if (view.is(node, "binary_expression")) return inOperand(view, nodes, node);
    if (view.is(node, "expression_statement")) return behindAssertion(view, nodes, node);
    const [condition, place] = [view.child(node, "condition"), view.child(node, nodes.guarded)];
    const found = testsThatHold(view, nodes, condition).map((test) => ({ ...test, ...extent(view, place) }));
    const other = view.child(node, "alternative");
    const leaves = view.is(node, "if_statement") && isLeft(view, nodes, place);
    if (other < 0 && !leaves) return found;
    const behind = { from: view.end(node), until: view.end(view.parent(node)) };
    for (const test of testsThatHold(view, nodes, condition, false)) {
      if (other >= 0) found.push({ ...test, ...extent(view, other) });
      if (leaves) found.push({ ...test, ...behind });
    }
    return found;
  };
}

const extent = (view: TreeView, node: number) => ({ from: view.start(node), until: view.end(node) });

/** Behind `&&` the left side holds, behind `||` it does not. */
function inOperand(view: TreeView, nodes: TestNodes, node: number): Narrowing[] {
  const operator = operatorAlone(view, node);
  if (!BOTH.has(operator) && !EITHER.has(operator)) return [];
  const tests = testsThatHold(view, nodes, view.child(node, "left"), BOTH.has(operator));
  return tests.map((test) => ({ ...test, ...extent(view, view.child(node, "right")) }));
}

/** `assert(x instanceof A)`: what is asserted holds in the rest of the block. */
function behindAssertion(view: TreeView, nodes: TestNodes, statement: number): Narrowing[] {
  const call = view.first(statement);
  const callee = view.is(call, "call_expression") ? view.text(view.child(call, "function")) : "";
  if (!nodes.asserting?.test(callee)) return [];
  const behind = { from: view.end(statement), until: view.end(view.parent(statement)) };
  const asserted = view.first(view.child(call, "arguments"));
  return testsThatHold(view, nodes, asserted).map((test) => ({ ...test, ...behind }));
}

/** Tests that hold where a condition does, or where it does not. */
export function testsThatHold(
  view: TreeView,
  nodes: TestNodes,
  condition: number,
  isTrue = true,
  depth = 0,
): InstanceTest[] {
  if (condition < 0 || depth > MAX_DEPTH) return [];
  const within = (node: number, holds: boolean) => testsThatHold(view, nodes, node, holds, depth + 1);
  if (view.is(condition, "parenthesized_expression")) return within(view.first(condition), isTrue);
  if (view.is(condition, nodes.negation))
    return view.text(condition).startsWith("!") ? within(view.last(condition), !isTrue) : [];
  if (!view.is(condition, "binary_expression")) return [];
  const operator = operatorAlone(view, condition);
  const [left, right] = [view.child(condition, "left"), view.child(condition, "right")];
  if ((isTrue ? BOTH : EITHER).has(operator)) return [...within(left, isTrue), ...within(right, isTrue)];
  if (!isTrue || operator !== "instanceof") return [];
  const member = memberTested(view, nodes, left);
  if (member) return [{ ...member, type: right }];
  if (!view.is(left, nodes.subject)) return [];
  // a `$this` keeps its mark: what it is narrowed to, its members are sought in
  const isThis = view.text(left) === nodes.member.thisWord;
  return [{ subject: isThis ? left : nameIn(view, left), isOfThis: false, of: -1, type: right }];
}

/** What `this.name` or, where such are told, `local.name` names; null for anything else. */
function memberTested(view: TreeView, { member, subject }: TestNodes, node: number): Omit<InstanceTest, "type"> | null {
  if (!view.is(node, member.type)) return null;
  const [of, name] = [view.child(node, member.of), view.child(node, member.name)];
  if (view.text(of) === member.thisWord) return { subject: name, isOfThis: true, of: -1 };
  return member.isOfAny && view.is(of, subject) ? { subject: name, isOfThis: false, of: nameIn(view, of) } : null;
}

/** The name in a node that may hold one, as `$name` does. */
function nameIn(view: TreeView, node: number): number {
  const name = view.first(node);
  return name < 0 ? node : name;
}

/** Whether a branch ends in leaving the block around. */
function isLeft(view: TreeView, { leaving }: TestNodes, branch: number): boolean {
  const last = view.is(branch, "compound_statement", "statement_block") ? view.last(branch) : branch;
  return view.is(last, ...leaving) || (view.is(last, "expression_statement") && view.is(view.first(last), ...leaving));
}

const operatorAlone = (view: TreeView, node: number): string => operatorOf(view, node).replace(COMMENTS, "").trim();
