/** What a node of C++ declares, judged by its place: constructors, methods, fields, what has no name of its own. */
import type { TreeView } from "../extract/tree-view";
import { declaresFunction } from "./c";
import type { DeclarationSite, DeclaredAs, UnnamedName } from "./declaration-rule";
import type { SymbolRole } from "../model";

/** A function is a constructor by its name, a method by its owner. */
export function functionKind({ ownerKind, ownerName, qualifier, view, name, inFunction }: DeclarationSite): DeclaredAs {
  const own = view.text(name);
  if (qualifier !== null) return qualifier.split("::").pop() === own ? "constructor" : "method";
  const isMember = ownerKind === "class" || ownerKind === "struct" || ownerKind === "union";
  if (!isMember || inFunction) return "function";
  return own === ownerName ? "constructor" : "method";
}

export function declarationKind(site: DeclarationSite): DeclaredAs {
  const { view, name, inFunction, node, qualifier } = site;
  if (view.is(view.parent(node), "friend_declaration")) return null;
  if (declaresFunction(view, name)) return inFunction ? "local" : functionKind(site);
  if (inFunction) return "local";
  return qualifier !== null ? "field" : "variable";
}

export function fieldKind(site: DeclarationSite): DeclaredAs {
  return declaresFunction(site.view, site.name) ? functionKind(site) : "field";
}

export function fieldRole({ view, node, name }: DeclarationSite): SymbolRole {
  if (declaresFunction(view, name)) return "declaration";
  const isStatic = view.children(node).some((c) => view.is(c, "storage_class_specifier") && view.text(c) === "static");
  return isStatic && view.child(node, "default_value") < 0 ? "declaration" : "definition";
}

export const tagRole = ({ view, node }: DeclarationSite): SymbolRole =>
  view.child(node, "body") >= 0 ? "definition" : "forward_declaration";

/** `operator bool()` has no identifier: its name is made of its type. */
export const conversionName = (view: TreeView, node: number): UnnamedName | null => {
  let at = view.child(node, "declarator");
  while (view.is(at, "qualified_identifier")) at = view.child(at, "name");
  if (!view.is(at, "operator_cast")) return null;
  return { name: `operator ${view.text(view.child(at, "type"))}`, at };
};

/** What is moved from is often taken by an overload of its own: `push(T&&)` beside `push(const T&)`. */
export function rvalueMark(view: TreeView, parameter: number): string {
  const declarator = view.child(parameter, "declarator");
  const isReference = view.is(declarator, "reference_declarator", "abstract_reference_declarator");
  return isReference && view.text(declarator).startsWith("&&") ? "&&" : "";
}

/** A function in `extern "C"` has its name for itself, and may be defined or declared in C. */
export function isOfC(view: TreeView, declaration: number): boolean {
  const around = view.ancestor(declaration, "linkage_specification", "class_specifier", "struct_specifier");
  return view.is(around, "linkage_specification") && view.text(view.child(around, "value")) === '"C"';
}

/** `Sorter sorter(order());`, `Sorter *sorter(made());` read as functions that take one, and nobody means that. */
export function calledType(view: TreeView, leaf: number, inFunction: boolean): number {
  if (!inFunction) return -1;
  let at = leaf;
  while (view.is(view.parent(at), "qualified_identifier") && view.child(view.parent(at), "name") === at)
    at = view.parent(at);
  const parameter = view.parent(at);
  if (!view.is(parameter, "parameter_declaration") || view.child(parameter, "type") !== at) return -1;
  const call = view.child(parameter, "declarator");
  if (!view.is(call, "abstract_function_declarator")) return -1;
  const declarator = view.parent(view.parent(parameter));
  let around = view.parent(declarator);
  while (view.is(around, "pointer_declarator", "reference_declarator")) around = view.parent(around);
  const isVariable = view.is(declarator, "function_declarator") && view.is(around, "declaration");
  return isVariable ? view.children(view.child(call, "parameters")).length : -1;
}

/** `auto [name, value] = pair;`, `for (auto &[name, value] : pairs)`: which part of what the name is. */
export function boundPart(view: TreeView, leaf: number): { of: number; place: number; isElement: boolean } | null {
  const list = view.parent(leaf);
  if (!view.is(list, "structured_binding_declarator")) return null;
  let around = view.parent(list);
  if (view.is(around, "reference_declarator")) around = view.parent(around);
  const isElement = view.is(around, "for_range_loop");
  const of = view.child(around, isElement ? "right" : "value");
  return of < 0 ? null : { of, place: view.children(list).indexOf(leaf), isElement };
}

/** `return { .title = "x" };` makes what the function is declared to give; a lambda mostly does not say it. */
export function typeReturned(view: TreeView, statement: number): number {
  const around = view.ancestor(statement, "function_definition", "lambda_expression");
  return view.is(around, "function_definition") ? view.child(around, "type") : -1;
}
