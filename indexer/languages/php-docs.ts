/** Types that PHP writes into comments: `@var A[] $all`, `@param ?A $a`, `@return list<A>`. */
import type { TreeView } from "../extract/tree-view";
import type { DocType } from "./declaration-rule";

const WRAPPERS = ["expression_statement", "assignment_expression", "reference_assignment_expression"];
/** Types without a name of their own. */
const PLAIN =
  /^(?:null|int|string|bool|boolean|float|mixed|void|array|iterable|callable|object|self|static|never|false|true|resource)$/i;

/** `@var` above a property, or above a statement that assigns. */
export function documentedValue(view: TreeView, node: number, name: number): DocType | null {
  const comment = commentAbove(view, node);
  const [, type, variable] = /@(?:phpstan-|psalm-)?var\s+((?:[^\s<]|<[^>]*>)+)(?:\s+\$(\w+))?/.exec(comment) ?? [];
  return type === undefined || (variable !== undefined && variable !== view.text(name)) ? null : namedIn(type);
}

/** `@var A $each` above a loop over rows. */
export function documentedElement(view: TreeView, node: number, name: number): DocType | null {
  const isNamed = new RegExp(`@(?:phpstan-|psalm-)?var\\s.*\\$${view.text(name)}\\b`).test(commentAbove(view, node));
  return isNamed ? documentedValue(view, node, name) : null;
}

/** `@param` of the function around. */
export function documentedParameter(view: TreeView, node: number, name: number): DocType | null {
  const around = view.parent(view.parent(node));
  const found = new RegExp(`@param\\s+((?:[^\\s<]|<[^>]*>)+)\\s+[&.]*\\$${view.text(name)}\\b`).exec(
    commentAbove(view, around),
  );
  return found && namedIn(found[1]);
}

/** `@return` of the function. */
export function documentedResult(view: TreeView, node: number): DocType | null {
  const found = /@(?:phpstan-|psalm-)?return\s+((?:[^\s<]|<[^>]*>)+)/.exec(commentAbove(view, node));
  return found && (OWN.test(found[1]) ? "own" : namedIn(found[1]));
}

/** What the method is called on; a subclass of `self` at most. */
const OWN = /^\??(?:\$this|static|self)(?:\||$)/i;

/** The comment that stands before a node, or before the statement that the node is. */
function commentAbove(view: TreeView, node: number): string {
  let at = node;
  while (at > 0 && view.is(view.parent(at), ...WRAPPERS)) at = view.parent(at);
  const parent = view.parent(at);
  let before = at - 1;
  while (before > parent && view.parent(before) !== parent) before = view.parent(before);
  return before > parent && view.is(before, "comment") ? view.text(before) : "";
}

/** The first class that a type names: of `array<int, A>` the last argument, of `A[]` and `list<A>` an array of it. */
function namedIn(written: string): DocType | null {
  for (const choice of written.replace(/^[?(]+/, "").split(/[|&)](?![^<]*>)/)) {
    const [, inside] =
      /^\\?(?:array|list|iterable|non-empty-array|non-empty-list|Collection|Generator)<(?:[^<>,]*,\s*)*([^<>,]+)>?/.exec(
        choice,
      ) ?? [];
    const element = inside ?? /^(.+?)\[\]/.exec(choice)?.[1];
    const name = (element ?? choice).replace(/<.*$/, "").split("\\").pop()?.replace(/\W+$/, "") ?? "";
    if (/^[A-Za-z_]\w*$/.test(name) && !PLAIN.test(name)) return { name, isArray: element !== undefined };
  }
  return null;
}
