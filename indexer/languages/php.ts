/**
 * PHP: namespaces, classes, traits, enums, functions, constants. A variable is local to its function from its first
 * use on; assigned outside of functions it is a symbol of the file.
 */
import { maskPhpAgain } from "../mask/mask-php-again";
import type { TreeView } from "../extract/tree-view";
import { documentedElement, documentedParameter, documentedResult, documentedValue } from "./php-docs";
import { phpDocTags } from "./phpdoc-types";
import { narrows } from "./php-tests";
import { alternatives } from "./php-values";
import { requireFile, useDeclaration } from "./php-imports";
import {
  assignedKind,
  defaultAccess,
  definedName,
  elementsOf,
  givenProperty,
  globalKind,
  loopKind,
  methodKind,
  promotedProperty,
  variableKind,
} from "./php-declarations";
import { defineLanguage } from "./table";
import { grammar } from "./grammars/php";
import { php as importTarget } from "../link/import-targets/php";
import { privateInPhp } from "./private-names";

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
    property_promotion_parameter: { kind: "local", type: "type", documented: documentedParameter },
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
    assignment_expression: "right",
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
  docTags: phpDocTags,
  docMembersOf: ["class_declaration", "interface_declaration", "trait_declaration", "enum_declaration"],
  docsAreNoUses: true,
  docsSayMore: true,
  assignmentsTell: true,
  maskAgain: (source) => [maskPhpAgain(source)],
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
  narrows,
  alternatives,
  results: { return_statement: "#first", arrow_function: "body" },
  rootMark: "\\",
  rootedScopes: true,
  thisWords: ["$this", "self", "static"],
  superWords: ["parent"],
  derived: { property_promotion_parameter: promotedProperty, assignment_expression: givenProperty },
});
