/**
 * PHP: namespaces, classes, traits, enums, functions, constants. A variable is local to its function from its first
 * use on; assigned outside of functions it is a symbol of the file.
 */
import type { TreeView } from "../extract/tree-view";
import type { Modifier, SymbolKind } from "../model";
import { instanceTests } from "./instance-tests";
import { documentedElement, documentedParameter, documentedResult, documentedValue } from "./php-docs";
import { requireFile, useDeclaration } from "./php-imports";
import type { DeclarationSite, DeclaredAs, DerivedRule, UnnamedName } from "./declaration-rule";
import { defineLanguage } from "./table";
import { grammar } from "./grammars/php";
import { php as importTarget } from "../link/import-targets/php";
import { privateInPhp } from "./private-names";

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

function assignedKind(site: DeclarationSite): DeclaredAs {
  if (!assignsVariable(site)) return null;
  return site.inFunction ? "local" : "variable";
}

const loopKind = (site: DeclarationSite): DeclaredAs => (site.inFunction && assignsVariable(site) ? "local" : null);

const variableKind = ({ inFunction }: DeclarationSite): DeclaredAs => (inFunction ? "local" : null);

const globalKind = ({ inFunction }: DeclarationSite): DeclaredAs => (inFunction ? "global" : null);

const methodKind = ({ view, name }: DeclarationSite): DeclaredAs =>
  view.text(name).toLowerCase() === "__construct" ? "constructor" : "method";

/** `define("NAME", value)` declares a constant by a call. */
function definedName(view: TreeView, node: number): UnnamedName | null {
  const callee = view.child(node, "function");
  if (!view.is(callee, "name") || view.text(callee) !== "define") return null;
  const argument = view.first(view.child(node, "arguments"));
  const at = argument < 0 ? -1 : view.first(argument);
  if (!view.is(at, "string", "encapsed_string")) return null;
  const name = view.text(at).slice(1, -1);
  return /^[\\\w]+$/.test(name) ? { name, at, written: [view.start(at) + 1, view.end(at) - 1] } : null;
}

/** `foreach ($rows as $key => $row)`: only a plain variable in the last place takes an element. */
function elementsOf(view: TreeView, node: number, name: number): number {
  const variable = view.parent(name);
  const around = view.parent(variable);
  const takesElement = around === node || (view.is(around, "pair") && variable === view.last(around));
  return takesElement ? view.first(node) : -1;
}

/** A parameter of the constructor with an access is a property too. */
const promotedProperty: DerivedRule = ({ view, node, ownerKind }) => {
  if (ownerKind !== "constructor") return null;
  const variable = view.child(node, "name");
  const name = view.is(variable, "by_ref") ? view.first(view.first(variable)) : view.first(variable);
  if (name < 0) return null;
  const words = view.slice(view.start(node), view.start(variable)).toLowerCase().split(/\W+/);
  const access = (["public", "protected", "private"] as const).find((word) => words.includes(word)) ?? "public";
  return { name, kind: "property", modifiers: words.includes("readonly") ? [access, "readonly"] : [access] };
};

/** `$this->ship = new Ship()` says the type of a property that is declared without one. */
const givenProperty: DerivedRule = ({ view, node }) => {
  const left = view.child(node, "left");
  const isOwn = view.is(left, "member_access_expression") && view.text(view.child(left, "object")) === "$this";
  const name = isOwn ? view.child(left, "name") : -1;
  return view.is(name, "name") ? { name, kind: "property", isUse: true, value: view.child(node, "right") } : null;
};

const defaultAccess = (owner: SymbolKind): Modifier | null =>
  owner === "class" || owner === "interface" || owner === "enum" ? "public" : null;

const typeTests = instanceTests({
  guarded: "body",
  subject: "variable_name",
  member: { type: "member_access_expression", of: "object", name: "name", thisWord: "$this" },
  negation: "unary_op_expression",
  leaving: ["return_statement", "throw_expression", "continue_statement", "break_statement"],
});

/** A variable may be called like a word of the language, `$this` aside, and so may what is asked of an object. */
function keywordNames(view: TreeView, leaf: number): boolean {
  const around = view.parent(leaf);
  if (view.is(around, "variable_name")) return view.text(leaf) !== "this";
  return view.is(around, ...MEMBER_PLACES) && view.child(around, "name") === leaf;
}

const MEMBER_PLACES = [
  "member_access_expression",
  "nullsafe_member_access_expression",
  "member_call_expression",
  "nullsafe_member_call_expression",
];

export const php = defineLanguage({
  id: "php",
  grammar,
  importTarget,
  privateToFile: privateInPhp,
  extensions: [".php", ".phtml", ".php3", ".php4", ".php5", ".php7", ".php8"],
  interpreters: ["php"],
  identifiers: { name: "member" },
  declarations: {
    namespace_definition: {
      kind: "namespace",
      wholeName: true,
      body: "body",
      enclosesRest: (view, node) => view.child(node, "body") < 0,
    },
    class_declaration: { kind: "class", body: "body" },
    trait_declaration: { kind: "class", body: "body" },
    interface_declaration: { kind: "interface", body: "body" },
    enum_declaration: { kind: "enum", body: "body" },
    enum_case: { kind: "enum_member" },
    const_declaration: { kind: "constant", name: "const_element", type: "type" },
    property_declaration: {
      kind: "property",
      name: "property_element",
      body: "property_hook_list",
      enclosesNode: true,
      type: "type",
      documented: documentedValue,
    },
    function_definition: { kind: "function", body: "body", type: "return_type", documented: documentedResult },
    method_declaration: { kind: methodKind, body: "body", type: "return_type", documented: documentedResult },
    function_call_expression: { kind: "constant", name: "#none", unnamed: definedName },
    simple_parameter: { kind: "local", type: "type", documented: documentedParameter },
    variadic_parameter: { kind: "local", type: "type" },
    property_promotion_parameter: { kind: "local", type: "type" },
    assignment_expression: {
      kind: assignedKind,
      name: "left",
      assigns: true,
      functionWide: true,
      enclosesNode: true,
      value: "right",
      documented: documentedValue,
    },
    reference_assignment_expression: {
      kind: assignedKind,
      name: "left",
      assigns: true,
      functionWide: true,
      enclosesNode: true,
      value: "right",
    },
    foreach_statement: {
      kind: loopKind,
      name: "#second",
      assigns: true,
      functionWide: true,
      element: elementsOf,
      documented: documentedElement,
    },
    static_variable_declaration: { kind: variableKind, functionWide: true, value: "value" },
    global_declaration: { kind: globalKind, name: "variable_name" },
    catch_clause: { kind: variableKind, assigns: true, functionWide: true, type: "type" },
  },
  heads: {
    const_element: "#first",
    property_element: "name",
    named_type: "#first",
    optional_type: "#first",
    union_type: "#first",
    intersection_type: "#first",
    type_list: "#first",
    subscript_expression: "#first",
    parenthesized_expression: "#first",
    clone_expression: "#first",
    by_ref: "#first",
    error_suppression_expression: "#first",
  },
  chains: { variable_name: "name", namespace_name: "name" },
  patterns: { list_literal: "all", pair: "all" },
  items: ["subscript_expression"],
  localPlaces: ["variable_name"],
  uses: {
    "function_call_expression.function": "call",
    "member_call_expression.name": "call",
    "nullsafe_member_call_expression.name": "call",
    "scoped_call_expression.name": "call",
    "object_creation_expression.#first": "call",
    "assignment_expression.left": "write",
    "reference_assignment_expression.left": "write",
    "augmented_assignment_expression.left": "write",
    "update_expression.argument": "write",
    list_literal: "write",
    "subscript_expression.#first": "read",
    "attribute.#first": "type",
    named_type: "type",
    property_hook: "ignore",
    visibility_modifier: "ignore",
    "named_label_statement.#first": "label_definition",
    goto_statement: "label",
  },
  lefts: {
    member_access_expression: { left: "object", name: "name", leafOnly: true },
    nullsafe_member_access_expression: { left: "object", name: "name", leafOnly: true },
    member_call_expression: { left: "object", name: "name", leafOnly: true },
    nullsafe_member_call_expression: { left: "object", name: "name", leafOnly: true },
    scoped_call_expression: { left: "scope", name: "name", scope: true, leafOnly: true },
    scoped_property_access_expression: { left: "scope", name: "name", scope: true },
    class_constant_access_expression: { left: "#first", name: "#last", scope: true },
    qualified_name: { left: "prefix", name: "#last", scope: true },
    relative_name: { left: "prefix", name: "#last", scope: true },
  },
  namedArguments: ["argument"],
  members: ["argument.name"],
  calls: {
    function_call_expression: { callee: "function", arguments: "arguments" },
    member_call_expression: { callee: "name", arguments: "arguments" },
    nullsafe_member_call_expression: { callee: "name", arguments: "arguments" },
    scoped_call_expression: { callee: "name", arguments: "arguments" },
    object_creation_expression: { callee: "#first", arguments: "arguments" },
  },
  keywords: ["this", "self", "static", "parent", "class"],
  keywordNames,
  scopes: {
    function_definition: "function",
    method_declaration: "function",
    anonymous_function: "function",
    arrow_function: "function",
    property_hook: "function",
  },
  closedSymbols: true,
  bases: {
    base_clause: { relation: "extends" },
    class_interface_clause: { relation: "implements" },
    use_declaration: { relation: "includes", skip: ["use_list"] },
  },
  imports: {
    namespace_use_declaration: useDeclaration,
    include_expression: requireFile,
    include_once_expression: requireFile,
    require_expression: requireFile,
    require_once_expression: requireFile,
  },
  comments: ["comment"],
  modifiers: {
    public: "public",
    protected: "protected",
    private: "private",
    static: "static",
    abstract: "abstract",
    final: "final",
    readonly: "readonly",
    const: "const",
  },
  defaultAccess,
  narrows: {
    if_statement: typeTests,
    else_if_clause: typeTests,
    conditional_expression: typeTests,
    binary_expression: typeTests,
  },
  results: { return_statement: "#first", arrow_function: "body" },
  rootMark: "\\",
  thisWords: ["$this", "self", "static"],
  superWords: ["parent"],
  derived: { property_promotion_parameter: promotedProperty, assignment_expression: givenProperty },
});
