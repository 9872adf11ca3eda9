/** Go: packages, receivers, embedding, short declarations. */
import type { TreeView } from "../extract/tree-view";
import { withoutArguments } from "../extract/source-words";
import type { Modifier, RelationFact } from "../model";
import type { DeclarationSite, DeclaredAs, UnnamedName } from "./declaration-rule";
import { defineLanguage } from "./table";
import type { Narrowing } from "./table/types";
import { grammar } from "./grammars/go";
import { go as importTarget } from "../link/import-targets/go";
import { privateInGo } from "./private-names";

/** Parameters bind in a body; those of a function type or an interface's method bind nothing. */
function parameterKind({ view, node }: DeclarationSite): DeclaredAs {
  const owner = view.parent(view.parent(node));
  return view.is(owner, "function_declaration", "method_declaration", "func_literal") ? "local" : "unbound";
}

function typeKind({ view, node }: DeclarationSite): DeclaredAs {
  const type = view.child(node, "type");
  if (view.is(type, "struct_type")) return "struct";
  return view.is(type, "interface_type") ? "interface" : "type_alias";
}

/** A field or element that is only a type embeds it. */
function embedded({ view, node }: DeclarationSite): Omit<RelationFact, "child">[] {
  const type = view.child(node, "type");
  if (!view.is(type, "struct_type", "interface_type")) return [];
  const list = view.is(type, "struct_type") ? view.first(type) : type;
  if (list < 0) return [];
  const isEmbedded = (c: number) =>
    (view.is(c, "field_declaration") && view.child(c, "name") < 0) ||
    (view.is(c, "type_elem") &&
      view.children(c).length === 1 &&
      view.is(view.first(c), "type_identifier", "qualified_type", "generic_type"));
  return view
    .children(list)
    .filter(isEmbedded)
    .map((c) => {
      const base = view.is(c, "field_declaration") ? view.child(c, "type") : view.first(c);
      return { baseName: withoutArguments(view.text(base)), relation: "embeds", access: null, virtual: false };
    });
}

/** An embedded field bears its type's name. */
function embeddedName(view: TreeView, node: number): UnnamedName | null {
  let type = view.child(node, "type");
  if (view.is(type, "generic_type")) type = view.child(type, "type");
  if (view.is(type, "qualified_type")) type = view.child(type, "name");
  if (!view.is(type, "type_identifier")) return null;
  return { name: view.text(type), at: node, written: [view.start(type), view.end(type)] };
}

function embeddedModifiers({ view, node }: DeclarationSite): Modifier[] {
  const name = view.child(node, "name") < 0 ? embeddedName(view, node)?.name : undefined;
  return name !== undefined && /^\p{Lu}/u.test(name) ? ["exported"] : [];
}

/** `T` of `func (r *Box[T]) M()`: what a method calls its receiver's type arguments is declared there. */
function receiverArgument({ view, node }: DeclarationSite): DeclaredAs {
  let at = view.parent(view.parent(node));
  if (!view.is(at, "generic_type")) return null;
  if (view.is(view.parent(at), "pointer_type")) at = view.parent(at);
  const list = view.parent(view.parent(at));
  return view.field(list) === "receiver" && view.is(view.parent(list), "method_declaration") ? "local" : null;
}

/**
 * What a type parameter is bound by, where that is one type: `Maker[T]`. `any` says nothing of what is given for it.
 */
function boundOf(view: TreeView, node: number): number {
  const all = view.children(view.child(node, "type"));
  return all.length === 1 && !/^(?:any|comparable)$/.test(view.text(all[0])) ? all[0] : -1;
}

/** The type of a method's receiver: `T` of `func (r *T[K]) M()`. */
function receiverType(view: TreeView, node: number): string | null {
  const parameter = view.first(view.child(node, "receiver"));
  const type = parameter < 0 ? -1 : view.child(parameter, "type");
  return type < 0 ? null : withoutArguments(view.text(type)).replace(/^\*/, "");
}

/** The fields of a struct and the methods of an interface are no part of its signature. */
function braceOfType(view: TreeView, node: number): number {
  const type = view.child(node, "type");
  return view.is(type, "struct_type", "interface_type") ? view.source.indexOf("{", view.start(type)) : -1;
}

export const go = defineLanguage({
  id: "go",
  grammar,
  importTarget,
  manifest: "go.mod",
  privateToFile: privateInGo,
  extensions: [".go"],
  identifiers: {
    identifier: "read",
    type_identifier: "type",
    field_identifier: "member",
    package_identifier: "read",
    label_name: "read",
  },
  declarations: {
    package_clause: { kind: "package", name: "#first", enclosesRest: true },
    function_declaration: {
      kind: "function",
      body: "body",
      bodyless: "declaration",
      parameters: "parameters",
      type: "result",
    },
    method_declaration: {
      kind: "method",
      body: "body",
      bodyless: "declaration",
      parameters: "parameters",
      owner: receiverType,
      type: "result",
    },
    method_elem: { kind: "method", type: "result" },
    type_spec: { kind: typeKind, type: "type", bodyAt: braceOfType, extraBases: embedded },
    type_alias: { kind: "type_alias", type: "type" },
    field_declaration: { kind: "field", type: "type", unnamed: embeddedName, extraModifiers: embeddedModifiers },
    const_spec: { kind: "constant", inFunction: "local" },
    var_spec: { kind: "variable", inFunction: "local", bindAfter: true, type: "type", value: "value" },
    short_var_declaration: { kind: "local", name: "left", bindAfter: true, assignsInScope: true, value: "right" },
    range_clause: {
      kind: ({ view, node }) => (isDefining(view, node) ? "local" : null),
      name: "left",
      bindAfter: true,
      element: rangedOver,
    },
    receive_statement: { kind: ({ view, node }) => (isDefining(view, node) ? "local" : null), name: "left" },
    type_switch_statement: { kind: "local", name: "alias" },
    parameter_declaration: { kind: parameterKind, type: "type" },
    variadic_parameter_declaration: { kind: parameterKind, type: "type" },
    type_parameter_declaration: { kind: "local", localType: true, type: boundOf },
    type_elem: { kind: receiverArgument, name: "#first", localType: true },
  },
  heads: {
    pointer_type: "#first",
    parameter_list: "#first",
    parameter_declaration: "type",
    generic_type: "type",
    slice_type: "element",
    array_type: "element",
    map_type: "value",
    parenthesized_type: "#first",
    parenthesized_expression: "#first",
    unary_expression: "operand",
    index_expression: "operand",
    slice_expression: "operand",
    type_assertion_expression: "type",
    type_conversion_expression: "type",
    type_instantiation_expression: "type",
    composite_literal: "type",
    expression_list: "#unfielded",
    literal_element: "#first",
  },
  patterns: { expression_list: "all" },
  uses: {
    "call_expression.function": "call",
    "assignment_statement.left": "write",
    inc_statement: "write",
    dec_statement: "write",
    "range_clause.left": "write",
    "type_assertion_expression.type": "type",
    "receive_statement.left": "write",
    "unary_expression.operand": "address",
    "index_expression.operand": "read",
    "composite_literal.type": "type",
    "keyed_element.key": "write",
    "labeled_statement.label": "label_definition",
    break_statement: "label",
    continue_statement: "label",
    goto_statement: "label",
  },
  genericElements: true,
  calledType,
  members: ["keyed_element.key"],
  literals: {
    pairs: { keyed_element: "key" },
    types: { composite_literal: "type" },
    keyedByValues: ["map_type", "slice_type", "array_type", "implicit_length_array_type"],
  },
  lefts: {
    selector_expression: { left: "operand", name: "field" },
    qualified_type: { left: "package", name: "name", scope: true },
  },
  calls: { call_expression: { callee: "function", arguments: "arguments" } },
  scopes: {
    function_declaration: "function",
    method_declaration: "function",
    func_literal: "function",
    type_spec: "type",
    block: "block",
    if_statement: "block",
    for_statement: "block",
    expression_switch_statement: "block",
    type_switch_statement: "block",
    expression_case: "block",
    type_case: "block",
    default_case: "block",
    communication_case: "block",
  },
  imports: {
    import_spec: (view, node) => {
      const specifier = view.text(view.child(node, "path")).slice(1, -1);
      const alias = view.child(node, "name");
      const written = alias >= 0 ? view.text(alias) : packageName(specifier);
      if (written === ".") return [{ specifier, kind: "import_wildcard", name: null, imported: null }];
      return [{ specifier, kind: "import", name: written === "_" ? null : written, imported: null }];
    },
  },
  arrayTypes: ["slice_type", "array_type", "map_type", "channel_type", "variadic_parameter_declaration"],
  firstOfMany: true,
  items: ["index_expression"],
  alternatives: { call_expression: madeOrCalled },
  narrows: { type_case: caseType },
  typeArguments: ["type_arguments", "type_parameter_list", "index_expression"],
  headedArguments: ["index_expression"],
  listsTypes: (view, list) => !view.is(list, "index_expression") || view.field(list) === "function",
  comments: ["comment"],
  wrappers: ["type_declaration", "const_declaration", "var_declaration"],
  modifiers: {},
  exportedByCase: true,
});

function isDefining(view: TreeView, node: number): boolean {
  return /^[^={]*:=/.test(view.text(node).slice(0, 500));
}

/** `example.com/sonar/v2` is known as `sonar`. */
function packageName(path: string): string {
  const segments = path.split("/").filter((s) => !/^v\d+$/.test(s));
  return (segments.pop() ?? path).replace(/^go-|\.v\d+$/g, "");
}

/** `for i, x := range xs`: the second name is an element, the first an index or a key. */
function rangedOver(view: TreeView, node: number, leaf: number): number {
  const names = view.children(view.parent(leaf));
  return view.is(view.parent(leaf), "expression_list") && names[1] === leaf ? view.child(node, "right") : -1;
}

/** `keep[int](1)` reads as a conversion, and is written like one: a call as any other conversion, `Weight(1)`. */
function calledType(view: TreeView, leaf: number): number {
  let at = view.parent(leaf);
  if (view.is(at, "qualified_type") && view.child(at, "name") === leaf) at = view.parent(at);
  const named = view.is(at, "generic_type") ? view.child(at, "type") : -1;
  if (named !== leaf && named !== view.parent(leaf)) return -1;
  const conversion = view.parent(at);
  return view.is(conversion, "type_conversion_expression") && view.child(conversion, "type") === at ? 1 : -1;
}

/** `new(T)` and `make([]T, n)` give what they name; other calls what is called. */
function madeOrCalled(view: TreeView, node: number): number[] {
  const callee = view.child(node, "function");
  return [/^(?:new|make)$/.test(view.text(callee)) ? view.first(view.child(node, "arguments")) : callee];
}

/** `switch t := x.(type) { case *T: … }`: in a case of one type, the name is of it. */
function caseType(view: TreeView, node: number): Narrowing[] {
  const alias = view.child(view.parent(node), "alias");
  const types = view.children(node).filter((c) => view.field(c) === "type");
  if (alias < 0 || types.length !== 1) return [];
  return [{ subject: view.first(alias), type: types[0], from: view.end(types[0]), until: view.end(node) }];
}
