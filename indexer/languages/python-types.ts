/** Where Python writes types outside of annotations' own syntax: in texts, and in the first argument of a cast. */
import type { TreeView } from "../extract/tree-view";

/** What may stand between a text and the annotation that it belongs to. */
const INSIDE = ["type", "generic_type", "type_parameter", "subscript", "union_type", "binary_operator", "list"];
/** Types whose arguments are values, all of them or all but the first. */
const OF_VALUES = /(?:^|\.)Literal$/;
const OF_ONE_TYPE = /(?:^|\.)Annotated$/;
const MAX_DEPTH = 20;

/** `typing.cast(Type, value)` */
function isCast(view: TreeView, call: number): boolean {
  const callee = view.is(call, "call") ? view.child(call, "function") : -1;
  const name = view.is(callee, "attribute") ? view.child(callee, "attribute") : callee;
  return view.is(name, "identifier") && view.text(name) === "cast";
}

/**
 * Whether a list holds arguments of a type: those of `list[Ship]`, `typing.List[Ship]` and `cast(Ship, x)` are some.
 */
export function listsTypes(view: TreeView, list: number): boolean {
  if (view.is(list, "argument_list")) return isCast(view, view.parent(list));
  return !view.is(list, "subscript") || isWritten(view, list, view.first(list));
}

/** Whether the content of a string is a type: `x: "Stream"`, `-> list["Stream"]`, `cast("Stream", x)`. */
export function holdsType(view: TreeView, content: number): boolean {
  const text = view.parent(content);
  const list = view.parent(text);
  if (view.is(list, "argument_list")) return view.first(list) === text && isCast(view, view.parent(list));
  return isWritten(view, text, content);
}

/** Whether what stands at a node is the type of an annotation or a class's base, or a part of one. */
function isWritten(view: TreeView, node: number, within: number): boolean {
  let inner = within;
  let at = node;
  for (let depth = 0; depth < MAX_DEPTH; depth++) {
    const around = view.parent(at);
    if (!view.is(around, ...INSIDE)) return view.is(at, "type") || isListedBase(view, around);
    if (view.is(around, "generic_type", "subscript") && !isTypeArgument(view, around, at, inner)) return false;
    [inner, at] = [at, around];
  }
  return false;
}

/** `class Press(Case[Coin])` */
const isListedBase = (view: TreeView, list: number): boolean =>
  view.is(list, "argument_list") && view.is(view.parent(list), "class_definition");

/**
 * Whether a part of `Name[…]` is a type: what `Literal` lists is none, nor what `Annotated` lists behind the first.
 */
function isTypeArgument(view: TreeView, generic: number, part: number, inner: number): boolean {
  const name = view.text(view.first(generic));
  if (OF_VALUES.test(name)) return false;
  if (!OF_ONE_TYPE.test(name)) return true;
  return view.is(part, "type_parameter") ? view.first(part) === inner : part === view.second(generic);
}
