/**
 * Structs and unions of C and C++ without a name. What they hold belongs to the first field or variable that is
 * declared with them: `struct { int port; } tcp;` holds `tcp.port`. Without one it belongs to the type around.
 */
import type { TreeView } from "../extract/tree-view";
import type { OwnerRule } from "./table/declarations";

/** The declarator that names what such a type holds; -1 for a type that has a name, or nothing declared with it. */
function declaredWith(view: TreeView, type: number): number {
  if (view.child(type, "name") >= 0 || view.child(type, "body") < 0) return -1;
  const around = view.parent(type);
  const isTyped = view.is(around, "field_declaration", "declaration") && view.child(around, "type") === type;
  return isTyped ? view.child(around, "declarator") : -1;
}

/** In functions there are locals of such types, which are told apart by their place. */
export const unnamedOwner: OwnerRule = { owner: declaredWith, outsideFunctions: true };

/** What a further name that is declared with such a type is like: the first one. -1 for any other name. */
export function likeFirst(view: TreeView, node: number, name: number): number {
  const first = declaredWith(view, view.child(node, "type"));
  let at = name;
  while (at !== first && at >= 0 && view.parent(at) !== node) at = view.parent(at);
  return at === first ? -1 : first;
}

/** `struct { int port; } all[] = { { .port = 1 } }`: values of such a type belong to what is declared with it. */
export function typeOfValues(view: TreeView, node: number): number {
  const type = view.child(node, "type");
  const first = declaredWith(view, type);
  return first >= 0 ? first : type;
}
