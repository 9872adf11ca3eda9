/**
 * What a variable that is declared without a value is given later: `let bell; before(() => { bell = new Bell(); })`.
 */
import type { TreeView } from "../extract/tree-view";
import { belowCasts } from "./javascript-imports";

/** The assignments to each name of a file, and how many variables and parameters it declares. */
interface Given {
  values: Map<string, number[]>;
  declared: Map<string, number>;
}

const GIVEN = new WeakMap<TreeView, Given>();

/**
 * What a name is declared with; else what it is given where it is visible, if that is always made alike; -1 for none.
 */
export function ownOrLaterValue(view: TreeView, node: number, leaf: number): number {
  if (view.parent(leaf) !== node) return -1;
  const own = view.child(node, "value");
  return own >= 0 || !isStatement(view, node) ? own : laterValue(view, node, view.text(leaf));
}

/** A loop gives its variable a value of another kind. */
const isStatement = (view: TreeView, node: number): boolean =>
  view.is(view.parent(view.parent(node)), "program", "statement_block", "export_statement");

function laterValue(view: TreeView, node: number, name: string): number {
  const { values, declared } = givenIn(view);
  // another variable of this name may be the one that is given something
  if (declared.get(name) !== 1) return -1;
  const block = view.ancestor(node, "program", "statement_block");
  const given = (values.get(name) ?? []).filter((value) => value > block && value < view.tree.next[block]);
  const made = given.filter((value) => !view.is(value, "null", "undefined"));
  const callee = made.length === 0 ? null : calleeOf(view, made[0]);
  return callee !== null && made.every((value) => calleeOf(view, value) === callee) ? made[0] : -1;
}

/** What is called to make a value, as it is written; null for what is not made by a call. */
function calleeOf(view: TreeView, value: number): string | null {
  if (view.is(value, "new_expression")) return `new ${view.text(view.child(value, "constructor"))}`;
  return view.is(value, "call_expression") ? view.text(view.child(value, "function")).slice(0, 200) : null;
}

function givenIn(view: TreeView): Given {
  let found = GIVEN.get(view);
  if (!found) GIVEN.set(view, (found = readGiven(view)));
  return found;
}

function readGiven(view: TreeView): Given {
  const found: Given = { values: new Map(), declared: new Map() };
  for (let node = 0; node < view.tree.count; node++) {
    if (view.is(node, "assignment_expression")) noteAssigned(view, node, found);
    else if (view.is(node, "variable_declarator")) noteDeclared(view, view.child(node, "name"), found);
    else if (isParameter(view, node)) noteDeclared(view, node, found);
  }
  return found;
}

const isParameter = (view: TreeView, node: number): boolean =>
  view.is(node, "identifier") &&
  (view.is(view.parent(node), "formal_parameters") || view.child(view.parent(node), "parameter") === node);

function noteDeclared(view: TreeView, name: number, { declared }: Given): void {
  declared.set(view.text(name), (declared.get(view.text(name)) ?? 0) + 1);
}

function noteAssigned(view: TreeView, node: number, { values }: Given): void {
  const left = view.child(node, "left");
  if (!view.is(left, "identifier")) return;
  const [name, value] = [view.text(left), belowCasts(view, view.child(node, "right"))];
  const before = values.get(name);
  if (before) before.push(value);
  else values.set(name, [value]);
}
