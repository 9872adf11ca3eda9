/** Where Python's tests of a value's type hold. */
import type { TreeView } from "../extract/tree-view";
import type { Narrowing } from "./table/types";

/** What a test tells, wherever that holds. */
type Told = Omit<Narrowing, "from" | "until">;

const LEAVES = ["return_statement", "raise_statement", "continue_statement", "break_statement"];
const MAX_DEPTH = 30;
/** Statements behind a test that are looked through: what it tells holds no further. */
const MAX_BEHIND = 200;

/**
 * `isinstance(x, A)` holds in what its `if` guards, and behind `and`; asserted, to the end of the block, as behind an
 * `if not` that leaves it.
 */
export function instanceTests(view: TreeView, node: number): Narrowing[] {
  if (view.is(node, "boolean_operator")) return inOperand(view, node);
  if (view.is(node, "assert_statement")) return behind(view, node, told(view, view.first(node), true));
  if (view.is(node, "if_clause"))
    return told(view, view.first(node), true).map((each) => ({
      ...each,
      ...extent(view, view.first(view.parent(node))),
    }));
  const isChoice = view.is(node, "conditional_expression");
  const test = isChoice ? view.second(node) : view.child(node, "condition");
  const guarded = isChoice ? view.first(node) : view.child(node, "consequence");
  const other = isChoice ? view.last(node) : view.child(node, "alternative");
  const found = told(view, test, true).map((each) => ({ ...each, ...extent(view, guarded) }));
  const not = told(view, test, false);
  if (other >= 0) return [...found, ...not.map((each) => ({ ...each, ...extent(view, other) }))];
  const isLeft = view.is(node, "if_statement") && view.is(view.last(guarded), ...LEAVES);
  return isLeft ? [...found, ...behind(view, node, not)] : found;
}

const extent = (view: TreeView, node: number) => ({ from: view.start(node), until: view.end(node) });

/** Behind `and` the left side holds, behind `or` it does not. */
function inOperand(view: TreeView, node: number): Narrowing[] {
  const [left, right] = [view.child(node, "left"), view.child(node, "right")];
  return told(view, left, isBoth(view, node)).map((each) => ({ ...each, ...extent(view, right) }));
}

/** To the end of the block around, or to the next statement in it that gives the name another value. */
function behind(view: TreeView, node: number, tests: readonly Told[]): Narrowing[] {
  const block = view.parent(node);
  const from = view.end(node);
  const statements = tests.length === 0 ? [] : view.children(block).filter((other) => view.start(other) >= from);
  return tests.map((each) => {
    const isMember = each.isOfThis === true || each.of !== undefined;
    const name = view.text(isMember ? view.parent(each.subject) : each.subject).replace(/\W+/g, String.raw`\s*\.\s*`);
    const given = new RegExp(String.raw`(?<![\w.])${name}\s*(?:[:,][^=\n]*)?=(?!=)`);
    const next = statements.find((other, at) => at === MAX_BEHIND || given.test(view.text(other)));
    return { ...each, from, until: next === undefined ? view.end(block) : view.start(next) };
  });
}

/** What a condition tells where it holds, or where it does not. */
function told(view: TreeView, condition: number, holds: boolean, depth = 0): Told[] {
  if (condition < 0 || depth > MAX_DEPTH) return [];
  const within = (node: number, isTrue: boolean) => told(view, node, isTrue, depth + 1);
  if (view.is(condition, "parenthesized_expression")) return within(view.first(condition), holds);
  if (view.is(condition, "not_operator")) return within(view.child(condition, "argument"), !holds);
  if (view.is(condition, "boolean_operator")) {
    if (isBoth(view, condition) !== holds) return [];
    return [...within(view.child(condition, "left"), holds), ...within(view.child(condition, "right"), holds)];
  }
  return holds ? instanceTest(view, condition) : [];
}

/** `isinstance(x, A)`, `isinstance(x.part, A)`: one name of a type alone tells it. */
function instanceTest(view: TreeView, node: number): Told[] {
  const callee = view.is(node, "call") ? view.child(node, "function") : -1;
  if (callee < 0 || view.text(callee) !== "isinstance") return [];
  const [subject, type] = view.children(view.child(node, "arguments"));
  if (type === undefined || view.is(type, "tuple")) return [];
  if (view.is(subject, "identifier")) return [{ subject, type }];
  if (!view.is(subject, "attribute")) return [];
  const [of, member] = [view.child(subject, "object"), view.child(subject, "attribute")];
  if (!view.is(of, "identifier")) return [];
  return [view.text(of) === "self" ? { subject: member, isOfThis: true, type } : { subject: member, of, type }];
}

/** `and`, and not `or`. */
const isBoth = (view: TreeView, node: number): boolean =>
  view.slice(view.end(view.child(node, "left")), view.start(view.child(node, "right"))).trim() === "and";
