/** Java: packages, types, members, records, annotations. */
import type { TreeView } from "../extract/tree-view";
import type { DeclarationSite, DeclaredAs } from "./declaration-rule";
import { maskJavaAgain } from "../mask/mask-java-again";
import { defineLanguage } from "./table";
import { grammar } from "./grammars/java";
import { jvm } from "../link/import-targets/jvm";

/** The parameters of a record are its components: a field and the method that reads it. */
const parameterKind = ({ view, node }: DeclarationSite): DeclaredAs =>
  view.is(view.parent(view.parent(node)), "record_declaration") ? "property" : "local";

/** The type of a parameter; in `final int... xs` it has no field. */
function parameterType(view: TreeView, parameter: number): number {
  const type = view.child(parameter, "type");
  if (type >= 0 || !view.is(parameter, "spread_parameter")) return type;
  return view.children(parameter).find((child) => !view.is(child, "modifiers")) ?? -1;
}

/** `Outer.this` */
function ownerOfThis(view: TreeView, node: number): number {
  const owner = view.is(node, "field_access") && view.is(view.child(node, "field"), "this") ? view.first(node) : -1;
  return view.is(owner, "identifier") ? owner : -1;
}

/** What a `switch` is over, for one of its labels; -1 where it has no name. */
function subjectOf(view: TreeView, label: number): number {
  const choice = view.ancestor(label, "switch_expression");
  return choice < 0 ? -1 : view.child(choice, "condition");
}

/** `int[][]` is one node, with as many brackets as it is deep. */
const arrayMarks = (view: TreeView, type: number): string =>
  "Array".repeat(view.text(view.child(type, "dimensions")).split("[").length - 1);

export const java = defineLanguage({
  id: "java",
  grammar,
  importTarget: jvm,
  extensions: [".java"],
  overloads: {
    parameterTypes: parameterType,
    parameters: ["formal_parameter", "spread_parameter"],
    marks: { array_type: arrayMarks, spread_parameter: "Array" },
  },
  localTypes: true,
  identifiers: { identifier: "read", type_identifier: "type" },
  declarations: {
    package_declaration: { kind: "package", name: "#last", wholeName: true, enclosesRest: true },
    module_declaration: { kind: "module", wholeName: true, body: "body" },
    class_declaration: { kind: "class", body: "body" },
    record_declaration: { kind: "class", body: "body" },
    interface_declaration: { kind: "interface", body: "body" },
    annotation_type_declaration: { kind: "interface", body: "body" },
    enum_declaration: { kind: "enum", body: "body" },
    enum_constant: { kind: "enum_member", body: "body", extraModifiers: () => ["public"] },
    method_declaration: { kind: "method", body: "body", parameters: "parameters", type: "type" },
    annotation_type_element_declaration: { kind: "method", type: "type" },
    constructor_declaration: { kind: "constructor", body: "body", parameters: "parameters" },
    compact_constructor_declaration: { kind: "constructor", body: "body" },
    field_declaration: { kind: "field", name: "declarator", type: "type" },
    constant_declaration: { kind: "constant", name: "declarator", type: "type" },
    local_variable_declaration: { kind: "local", name: "declarator", type: "type", value: "value" },
    formal_parameter: { kind: parameterKind, type: "type" },
    spread_parameter: { kind: parameterKind, name: "#last", type: parameterType },
    catch_formal_parameter: { kind: "local", type: (view, node) => view.childOfType(node, "catch_type") },
    enhanced_for_statement: { kind: "local", type: "type", element: "value" },
    resource: { kind: "local", type: "type", value: "value" },
    inferred_parameters: { kind: "local", name: "#self", callback: calleeAround },
    lambda_expression: {
      kind: ({ view, name }) => (view.is(view.parent(name), "lambda_expression") ? "local" : null),
      name: "parameters",
      callback: calleeAround,
    },
    type_parameter: {
      kind: "local",
      name: "type_identifier",
      localType: true,
      type: (view, node) => view.first(view.childOfType(node, "type_bound")),
    },
    instanceof_expression: { kind: "local", type: "right" },
    type_pattern: { kind: "local", name: "#last", type: "#first" },
    record_pattern_component: { kind: "local", name: "#last", type: "#first" },
  },
  heads: {
    variable_declarator: "name",
    generic_type: "#first",
    array_type: "element",
    annotated_type: "#last",
    catch_type: "#first",
    type_bound: "#first",
    array_access: "array",
    parenthesized_expression: "#first",
    cast_expression: "type",
  },
  patterns: { inferred_parameters: "all" },
  uses: {
    "method_invocation.name": "call",
    "object_creation_expression.type": "call",
    "assignment_expression.left": "write",
    update_expression: "write",
    "array_access.array": "read",
    "marker_annotation.name": "type",
    "annotation.name": "type",
    "element_value_pair.key": "write",
    "record_pattern.#first": "type",
    "uses_module_directive.type": "type",
    "provides_module_directive.provided": "type",
    "provides_module_directive.provider": "type",
    "method_reference.#last": "address",
    "labeled_statement.#first": "label_definition",
    break_statement: "label",
    continue_statement: "label",
  },
  members: ["element_value_pair.key", "method_invocation.name"],
  lefts: {
    method_invocation: { left: "object", name: "name" },
    field_access: { left: "object", name: "field" },
    method_reference: { left: "#first", name: "#last" },
    scoped_identifier: { left: "scope", name: "name", scope: true },
    scoped_type_identifier: { left: "#first", name: "#last", scope: true },
  },
  calls: {
    method_invocation: { callee: "name", arguments: "arguments" },
    object_creation_expression: { callee: "type", arguments: "arguments" },
  },
  // a label names a constant of what the `switch` is over
  lambdas: { types: ["switch_label"], callee: subjectOf, hasParameters: () => false, bringReceivers: true },
  // `if` opens none: after `if (!(o instanceof A a)) return;` the name goes on
  scopes: {
    class_declaration: "type",
    record_declaration: "type",
    interface_declaration: "type",
    method_declaration: "function",
    constructor_declaration: "function",
    compact_constructor_declaration: "function",
    lambda_expression: "function",
    static_initializer: "function",
    block: "block",
    switch_block: "block",
    switch_rule: "block",
    for_statement: "block",
    enhanced_for_statement: "block",
    catch_clause: "block",
    try_with_resources_statement: "block",
    while_statement: "block",
  },
  bases: {
    superclass: { relation: "extends" },
    super_interfaces: { relation: "implements", through: ["type_list"] },
    extends_interfaces: { relation: "extends", through: ["type_list"] },
  },
  imports: {
    import_declaration: (view, node) => {
      const target = view.childOfType(node, "scoped_identifier", "identifier");
      if (target < 0) return [];
      const specifier = view.text(target).replace(/\s+/g, "");
      const isStatic = /^import\s+static\b/.test(view.text(node));
      if (view.childOfType(node, "asterisk") >= 0)
        return [{ specifier, kind: "import_wildcard", name: null, imported: null }];
      return [
        {
          specifier,
          kind: isStatic ? "import_static" : "import",
          name: specifier.split(".").pop() ?? null,
          imported: null,
        },
      ];
    },
  },
  keywords: ["var"],
  arrayTypes: ["array_type", "spread_parameter"],
  items: ["array_access"],
  typeArguments: ["type_arguments", "type_parameters"],
  alternatives: {
    ternary_expression: (view, node) => [view.child(node, "consequence"), view.child(node, "alternative")],
    wildcard: (view, node) => [view.last(node)],
  },
  comments: ["line_comment", "block_comment"],
  modifiers: {
    public: "public",
    protected: "protected",
    private: "private",
    static: "static",
    abstract: "abstract",
    final: "final",
    native: "native",
    synchronized: "synchronized",
    volatile: "volatile",
    default: "default",
  },
  defaultAccess: (owner) => (owner === "interface" ? "public" : null),
  ownerOfThis,
  thisWords: ["this"],
  superWords: ["super"],
  longStrings: "text blocks",
  maskAgain: (source) => [maskJavaAgain(source)],
});

/** The method that is called with a lambda; -1 where the lambda is no argument. */
function calleeAround(view: TreeView, node: number): number {
  const lambda = view.is(node, "lambda_expression") ? node : view.parent(node);
  const call = view.is(view.parent(lambda), "argument_list") ? view.parent(view.parent(lambda)) : -1;
  return view.is(call, "method_invocation") ? view.child(call, "name") : -1;
}
