/**
 * Projections of pinned types: `#[project = StateProj]` above an enum, told to a macro, names a second enum with the
 * same variants, whose fields are borrowed.
 */
import type { TreeView } from "../extract/tree-view";
import type { DeclarationSite, DeclaredAs } from "./declaration-rule";

const PROJECTIONS: ReadonlySet<string> = new Set(["project", "project_ref", "project_replace"]);

/** What may stand between an attribute and its type. */
const BETWEEN = ["attribute_item", "line_comment", "block_comment"];

/** What an attribute names: a projection, or nothing. */
export function projectionKind({ view, node }: DeclarationSite): DeclaredAs {
  const isNamed = PROJECTIONS.has(view.text(view.first(node))) && view.is(view.child(node, "value"), "identifier");
  return isNamed && projected(view, node) >= 0 ? "type_alias" : null;
}

/** The name of the type that stands below an attribute; -1 where none does. */
export function projected(view: TreeView, node: number): number {
  const item = view.parent(node);
  const siblings = view.children(view.parent(item));
  const below = siblings.slice(siblings.indexOf(item) + 1).find((each) => !view.is(each, ...BETWEEN)) ?? -1;
  return view.is(below, "enum_item", "struct_item") ? view.child(below, "name") : -1;
}
