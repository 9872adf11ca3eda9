/**
 * What statements of Ruby give: a body its last one, a choice what its branches give, `rescue` and `ensure` nothing.
 */
import type { TreeView } from "../extract/tree-view";

type Given = (view: TreeView, node: number) => readonly number[];

/** Of a body with an `else` that is the last statement of it, as it runs where nothing was raised. */
const lastOf: Given = (view, node) => {
  const children = view.children(node).filter((child) => !view.is(child, "rescue", "ensure", "comment"));
  const last = children.at(-1);
  return last === undefined ? [] : [last];
};

const branches: Given = (view, node) => [view.child(node, "consequence"), view.child(node, "alternative")];

const cases: Given = (view, node) =>
  view
    .children(node)
    .filter((child) => view.is(child, "when", "in_clause", "else"))
    .map((child) => (view.is(child, "else") ? child : view.child(child, "body")));

/** `return a` gives what it names, `return a, b` a list. */
const returned: Given = (view, node) => {
  const list = view.first(node);
  const values = list < 0 ? [] : view.children(list);
  return values.length === 1 ? values : [];
};

/** By node type, what a statement or a body of several gives. */
export const GIVEN_LAST: Readonly<Record<string, Given>> = {
  body_statement: lastOf,
  begin: lastOf,
  then: lastOf,
  else: lastOf,
  if: branches,
  unless: branches,
  elsif: branches,
  conditional: branches,
  case: cases,
  case_match: cases,
  if_modifier: (view, node) => [view.child(node, "body")],
  unless_modifier: (view, node) => [view.child(node, "body")],
  rescue_modifier: (view, node) => [view.child(node, "body")],
  return: returned,
};
