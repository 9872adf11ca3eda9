/**
 * Which comment of PHP speaks of a declaration, and which of its tags: `@param` of the function, `@return`, `@var`.
 */
import type { TreeView } from "../extract/tree-view";
import type { DocType } from "./declaration-rule";

const WRAPPERS = ["expression_statement", "assignment_expression", "reference_assignment_expression"];
/** Comments that are looked at above a statement. */
const MAX_COMMENTS = 4;

/** `@var` above a property, or above a statement that assigns. */
export function documentedValue(view: TreeView, node: number, name: number): DocType | null {
  for (const comment of commentsAbove(view, node)) {
    const found = ofVariable(view, comment, name);
    if (found) return found;
    if (/@(?:phpstan-|psalm-)?var\b/.test(view.text(comment))) return null;
  }
  return null;
}

/** `@var A $each` above a loop over rows. */
export function documentedElement(view: TreeView, node: number, name: number): DocType | null {
  for (const comment of commentsAbove(view, node))
    if (names(view, comment, name)) return ofVariable(view, comment, name);
  return null;
}

/** `@param` of the function around, or `@var` above a property that its list declares. */
export function documentedParameter(view: TreeView, node: number, name: number): DocType | null {
  const [own] = commentsAbove(view, node);
  if (own !== undefined && /@var\b/.test(view.text(own))) return ofVariable(view, own, name);
  const [comment] = commentsAbove(view, view.parent(view.parent(node)));
  return comment === undefined ? null : { comment, tag: "param", parameter: view.text(name), isPart: false };
}

/** `@return` of the function. */
export function documentedResult(view: TreeView, node: number): DocType | null {
  const [comment] = commentsAbove(view, node);
  if (comment === undefined) return null;
  const isOwn = /@(?:phpstan-|psalm-)?return[ \t]+(?:\?|null\|)?(?:\$this|static|self)(?![\w<\\])/i;
  return isOwn.test(view.text(comment)) ? "own" : { comment, tag: "returns", parameter: "", isPart: false };
}

/** `@var A $name`, or a `@var` without a name. */
function ofVariable(view: TreeView, comment: number, name: number): DocType | null {
  const text = view.text(comment);
  if (!/@(?:phpstan-|psalm-)?var\b/.test(text)) return null;
  if (names(view, comment, name)) return { comment, tag: "param", parameter: view.text(name), isPart: false };
  return /@(?:phpstan-|psalm-)?var\b[^\n$]*\$\w/.test(text)
    ? null
    : { comment, tag: "type", parameter: "", isPart: false };
}

const names = (view: TreeView, comment: number, name: number): boolean =>
  new RegExp(`@(?:phpstan-|psalm-)?var\\s[^\\n]*\\$${view.text(name)}\\b`).test(view.text(comment));

/** The comments that stand before a node, or before the statement that the node is; the nearest first. */
function commentsAbove(view: TreeView, node: number): number[] {
  let at = node;
  while (at > 0 && view.is(view.parent(at), ...WRAPPERS)) at = view.parent(at);
  const parent = view.parent(at);
  const found: number[] = [];
  while (found.length < MAX_COMMENTS) {
    let before = at - 1;
    while (before > parent && view.parent(before) !== parent) before = view.parent(before);
    if (before <= parent || !view.is(before, "comment")) break;
    found.push(before);
    at = before;
  }
  return found;
}
