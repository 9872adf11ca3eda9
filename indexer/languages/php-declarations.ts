/** What declarations of PHP are by their places: variables that assignments bind, promoted and assigned properties. */
import type { TreeView } from "../extract/tree-view";
import type { Modifier, SymbolKind } from "../model";
import type { DeclarationSite, DeclaredAs, DerivedRule, UnnamedName } from "./declaration-rule";

/** What may stand between a declared variable and the node that declares it. */
const PATTERNS = ["list_literal", "by_ref", "pair"];

/** Whether the name is a plain variable that the node assigns, and no member or element of one. */
function assignsVariable({ view, node, name }: DeclarationSite): boolean {
  let at = view.parent(name);
  if (!view.is(at, "variable_name")) return false;
  do at = view.parent(at);
  while (at !== node && view.is(at, ...PATTERNS));
  return at === node;
}

export function assignedKind(site: DeclarationSite): DeclaredAs {
  if (!assignsVariable(site)) return null;
  return site.inFunction ? "local" : "variable";
}

export const loopKind = (site: DeclarationSite): DeclaredAs =>
  site.inFunction && assignsVariable(site) ? "local" : null;

export const variableKind = ({ inFunction }: DeclarationSite): DeclaredAs => (inFunction ? "local" : null);

export const globalKind = ({ inFunction }: DeclarationSite): DeclaredAs => (inFunction ? "global" : null);

export const methodKind = ({ view, name }: DeclarationSite): DeclaredAs =>
  view.text(name).toLowerCase() === "__construct" ? "constructor" : "method";

/** `define("NAME", value)` declares a constant by a call. */
export function definedName(view: TreeView, node: number): UnnamedName | null {
  const callee = view.child(node, "function");
  if (!view.is(callee, "name") || view.text(callee) !== "define") return null;
  const argument = view.first(view.child(node, "arguments"));
  const at = argument < 0 ? -1 : view.first(argument);
  if (!view.is(at, "string", "encapsed_string")) return null;
  const name = view.text(at).slice(1, -1);
  return /^[\\\w]+$/.test(name) ? { name, at, written: [view.start(at) + 1, view.end(at) - 1] } : null;
}

/** `foreach ($rows as $key => $row)`: only a plain variable in the last place takes an element. */
export function elementsOf(view: TreeView, node: number, name: number): number {
  const variable = view.parent(name);
  const around = view.parent(variable);
  const takesElement = around === node || (view.is(around, "pair") && variable === view.last(around));
  return takesElement ? view.first(node) : -1;
}

/** A parameter of the constructor with an access is a property too. */
export const promotedProperty: DerivedRule = ({ view, node, ownerKind }) => {
  if (ownerKind !== "constructor") return null;
  const variable = view.child(node, "name");
  const name = view.is(variable, "by_ref") ? view.first(view.first(variable)) : view.first(variable);
  if (name < 0) return null;
  const words = view.slice(view.start(node), view.start(variable)).toLowerCase().split(/\W+/);
  const access = (["public", "protected", "private"] as const).find((word) => words.includes(word)) ?? "public";
  return { name, kind: "property", modifiers: words.includes("readonly") ? [access, "readonly"] : [access] };
};

/** `$this->ship = new Ship()` says the type of a property that is declared without one. */
export const givenProperty: DerivedRule = ({ view, node }) => {
  const left = view.child(node, "left");
  const isOwn = view.is(left, "member_access_expression") && view.text(view.child(left, "object")) === "$this";
  const name = isOwn ? view.child(left, "name") : -1;
  return view.is(name, "name") ? { name, kind: "property", isUse: true, value: view.child(node, "right") } : null;
};

export const defaultAccess = (owner: SymbolKind): Modifier | null =>
  owner === "class" || owner === "interface" || owner === "enum" ? "public" : null;
