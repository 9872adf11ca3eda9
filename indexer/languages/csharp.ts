/** C#: namespaces, types with their members, delegates, events, indexers, operators, patterns, queries. */
import type { TreeView } from "../extract/tree-view";
import type { ImportFact, Modifier, RelationFact, SymbolKind, SymbolRole } from "../model";
import { defineLanguage, type DeclarationSite, type DeclaredAs, type UnnamedName } from "./table";

function hasModifier(view: TreeView, node: number, word: string): boolean {
  return view.children(node).some((child) => view.is(child, "modifier") && view.text(child) === word);
}

const fieldKind = ({ view, node }: DeclarationSite): DeclaredAs =>
  hasModifier(view, node, "const") ? "constant" : "field";

/** `record struct` is a value type; every other record is a class. */
const recordKind = ({ view, node, name }: DeclarationSite): DeclaredAs =>
  /\brecord\s+struct\s*$/.test(view.slice(view.start(node), view.start(name))) ? "struct" : "class";

/** Variables of fields and events are declared by the node around them. */
const variableKind = ({ view, node }: DeclarationSite): DeclaredAs =>
  view.is(view.parent(node), "field_declaration", "event_field_declaration") ? null : "local";

function isRecordParameter({ view, node }: DeclarationSite): boolean {
  return view.is(view.parent(view.parent(node)), "record_declaration");
}

/** The parameters of a record are its properties. */
const parameterKind = (site: DeclarationSite): DeclaredAs => (isRecordParameter(site) ? "property" : "local");
const parameterModifiers = (site: DeclarationSite): Modifier[] => (isRecordParameter(site) ? ["public"] : []);

/** `partial void OnLoad();` announces a body that stands in another part of the type. */
const methodRole = ({ view, node }: DeclarationSite): SymbolRole =>
  view.child(node, "body") < 0 && hasModifier(view, node, "partial") ? "declaration" : "definition";

/** A name among children that have no field: the range variable of a join or of `into`, directly in its node. */
function rangeVariableKind({ view, node, name }: DeclarationSite): DeclaredAs {
  if (view.parent(name) !== node) return null;
  if (view.is(node, "query_expression")) return "local";
  const first = view.children(node).find((child) => view.field(child) === "");
  return name === first ? "local" : null;
}

/** The name as written where it is no identifier node: the end of the declaration's text up to an offset. */
function writtenName(view: TreeView, node: number, at: number, until: number, pattern: RegExp): UnnamedName | null {
  const found = at < 0 ? null : pattern.exec(view.slice(view.start(node), until));
  if (!found) return null;
  const start = view.start(node) + found.index;
  const written = found[0].trimEnd();
  return { name: written.replace(/\s+/g, " "), at, written: [start, start + written.length] };
}

const operatorName = (view: TreeView, node: number): UnnamedName | null => {
  const at = view.child(node, "parameters");
  const found = writtenName(view, node, at, view.start(at), /\boperator\s*(?:checked\s+)?\S+\s*$/);
  return found && { ...found, name: found.name.replace(/^operator(?=[^\w\s])/, "operator ") };
};

const conversionName = (view: TreeView, node: number): UnnamedName | null => {
  const at = view.child(node, "type");
  return writtenName(view, node, at, view.end(at), /\boperator\b[\s\S]*$/);
};

const indexerName = (view: TreeView, node: number): UnnamedName | null => {
  const at = view.child(node, "parameters");
  const found = writtenName(view, node, at, view.start(at), /\bthis\s*$/);
  return found && { ...found, name: "this[]" };
};

const finalizerName = (view: TreeView, node: number): UnnamedName | null => {
  const at = view.child(node, "name");
  return writtenName(view, node, at, view.end(at), /~\s*\S+$/);
};

/** Only the convention `IName` tells an interface from a class in a list of bases. */
function baseRelation(view: TreeView, base: number): RelationFact["relation"] {
  const list = view.parent(base);
  const type = view.parent(list);
  if (view.is(type, "interface_declaration")) return "extends";
  if (view.is(type, "struct_declaration") || base !== view.first(list)) return "implements";
  const name = view.text(base).replace(/<[\s\S]*$/, "");
  return /(?:^|[.:\s])I[A-Z]\w*$/.test(name) ? "implements" : "extends";
}

function usingDirective(view: TreeView, node: number): Omit<ImportFact, "start">[] {
  const target = view.last(node);
  if (target < 0) return [];
  const specifier = view.text(target).replace(/\s+/g, "");
  const alias = view.child(node, "name");
  if (alias >= 0) return [{ specifier, kind: "using", name: view.text(alias), imported: null }];
  const isStatic = /^(?:global\s+)?using\s+(?:unsafe\s+)?static\b/.test(view.text(node).slice(0, 100));
  return [{ specifier, kind: isStatic ? "import_static" : "import_wildcard", name: null, imported: null }];
}

function defaultAccess(owner: SymbolKind): Modifier | null {
  if (owner === "class" || owner === "struct") return "private";
  if (owner === "interface" || owner === "enum") return "public";
  return owner === "namespace" ? "internal" : null;
}

export const csharp = defineLanguage({
  id: "csharp",
  extensions: [".cs", ".csx"],
  overloads: { parameterTypes: "type", parameters: ["parameter"], marks: { array_type: "Array" } },
  identifiers: { identifier: "read", implicit_parameter: "read" },
  declarations: {
    namespace_declaration: { kind: "namespace", wholeName: true, body: "body" },
    file_scoped_namespace_declaration: { kind: "namespace", wholeName: true, enclosesRest: true },
    class_declaration: { kind: "class", body: "body" },
    struct_declaration: { kind: "struct", body: "body" },
    record_declaration: { kind: recordKind, body: "body" },
    interface_declaration: { kind: "interface", body: "body" },
    enum_declaration: { kind: "enum", body: "body" },
    enum_member_declaration: { kind: "enum_member" },
    delegate_declaration: { kind: "delegate", type: "type" },
    field_declaration: { kind: fieldKind, name: "#last", type: "type", value: "#last" },
    property_declaration: { kind: "property", body: ["accessors", "value"], type: "type" },
    event_declaration: { kind: "property", body: "accessors", type: "type" },
    event_field_declaration: { kind: "property", name: "#last", type: "type" },
    indexer_declaration: { kind: "property", unnamed: indexerName, body: ["accessors", "value"] },
    method_declaration: { kind: "method", body: "body", role: methodRole, parameters: "parameters", type: "returns" },
    constructor_declaration: { kind: "constructor", body: "body", parameters: "parameters" },
    destructor_declaration: { kind: "method", name: "#none", unnamed: finalizerName, body: "body" },
    operator_declaration: { kind: "method", unnamed: operatorName, body: "body", parameters: "parameters" },
    conversion_operator_declaration: {
      kind: "method",
      unnamed: conversionName,
      body: "body",
      parameters: "parameters",
    },
    local_function_statement: { kind: "function", body: "body", parameters: "parameters", type: "type" },
    parameter: { kind: parameterKind, extraModifiers: parameterModifiers, type: "type" },
    parameter_list: { kind: "local", type: "type" },
    bracketed_parameter_list: { kind: "local", type: "type" },
    type_parameter: { kind: "local", localType: true },
    lambda_expression: { kind: "local", name: "parameters" },
    variable_declaration: { kind: variableKind, name: "#unfielded", type: "type", value: "#last" },
    declaration_expression: { kind: "local", type: "type" },
    foreach_statement: { kind: "local", name: "left", type: "type", element: "right" },
    catch_declaration: { kind: "local", type: "type" },
    declaration_pattern: { kind: "local", type: "type" },
    recursive_pattern: { kind: "local", type: "type" },
    var_pattern: { kind: "local" },
    list_pattern: { kind: "local" },
    parenthesized_variable_designation: { kind: "local" },
    from_clause: { kind: "local", type: "type", element: "#last" },
    let_clause: { kind: "local", name: "#first", value: "#last" },
    join_clause: { kind: rangeVariableKind, name: "#unfielded" },
    join_into_clause: { kind: "local", name: "#first" },
    query_expression: { kind: rangeVariableKind, name: "#unfielded" },
    tuple_element: { kind: "unbound" },
  },
  heads: {
    variable_declarator: "#first",
    generic_name: "#first",
    array_type: "type",
    nullable_type: "type",
    pointer_type: "type",
    ref_type: "type",
    scoped_type: "type",
    primary_constructor_base_type: "type",
    element_access_expression: "expression",
    member_binding_expression: "name",
    parenthesized_expression: "#first",
    cast_expression: "type",
    as_expression: "right",
    await_expression: "#last",
    postfix_unary_expression: "#first",
    prefix_unary_expression: "#last",
  },
  patterns: { variable_declaration: ["#unfielded"], tuple_pattern: "all" },
  uses: {
    "invocation_expression.function": "call",
    "object_creation_expression.type": "call",
    "assignment_expression.left": "write",
    "element_access_expression.expression": "read",
    postfix_unary_expression: "update",
    prefix_unary_expression: "update",
    with_initializer: "read",
    "with_initializer.#first": "write",
    "attribute_argument.name": "write",
    "attribute.name": "type",
    "destructor_declaration.name": "ignore",
    preproc_pragma: "ignore",
    "labeled_statement.#first": "label_definition",
    goto_statement: "label",
    explicit_interface_specifier: "type",
    type_argument_list: "type",
    type_parameter_constraints_clause: "type",
    "type_parameter_constraint.type": "type",
    "variable_declaration.type": "type",
    "parameter.type": "type",
    "parameter_list.type": "type",
    "bracketed_parameter_list.type": "type",
    "property_declaration.type": "type",
    "event_declaration.type": "type",
    "indexer_declaration.type": "type",
    "method_declaration.returns": "type",
    "operator_declaration.type": "type",
    "conversion_operator_declaration.type": "type",
    "delegate_declaration.type": "type",
    "local_function_statement.type": "type",
    "lambda_expression.type": "type",
    "foreach_statement.type": "type",
    "catch_declaration.type": "type",
    "from_clause.type": "type",
    "join_clause.type": "type",
    "cast_expression.type": "type",
    "as_expression.right": "type",
    "is_expression.right": "type",
    "typeof_expression.type": "type",
    "sizeof_expression.type": "type",
    "default_expression.type": "type",
    "refvalue_expression.type": "type",
    "array_creation_expression.type": "type",
    "stackalloc_expression.type": "type",
    "declaration_expression.type": "type",
    "declaration_pattern.type": "type",
    "recursive_pattern.type": "type",
    "type_pattern.type": "type",
    "tuple_element.type": "type",
    "function_pointer_parameter.type": "type",
    "function_pointer_type.returns": "type",
  },
  members: ["argument.name", "attribute_argument.name", "with_initializer.#first", "subpattern.#first"],
  membersBeforeEquals: ["anonymous_object_creation_expression"],
  membersWithin: { pairs: ["assignment_expression.left"], within: ["initializer_expression"] },
  literals: {
    pair: "assignment_expression",
    key: "left",
    types: { object_creation_expression: "type", variable_declaration: "type", property_declaration: "type" },
  },
  lefts: {
    member_access_expression: { left: "expression", name: "name" },
    conditional_access_expression: { left: "condition", name: "#last" },
    qualified_name: { left: "qualifier", name: "name", scope: true },
    alias_qualified_name: { left: "alias", name: "name", scope: true },
  },
  calls: {
    invocation_expression: { callee: "function", arguments: "arguments" },
    object_creation_expression: { callee: "type", arguments: "arguments" },
  },
  arrayTypes: ["array_type"],
  implicitNames: { value: ["accessor_declaration"], field: ["accessor_declaration"] },
  scopes: {
    class_declaration: "type",
    struct_declaration: "type",
    record_declaration: "type",
    interface_declaration: "type",
    delegate_declaration: "type",
    indexer_declaration: "type",
    method_declaration: "function",
    constructor_declaration: "function",
    destructor_declaration: "function",
    operator_declaration: "function",
    conversion_operator_declaration: "function",
    local_function_statement: "function",
    accessor_declaration: "function",
    lambda_expression: "function",
    anonymous_method_expression: "function",
    arrow_expression_clause: "block",
    block: "block",
    switch_body: "block",
    switch_section: "block",
    switch_expression_arm: "block",
    for_statement: "block",
    foreach_statement: "block",
    while_statement: "block",
    using_statement: "block",
    fixed_statement: "block",
    catch_clause: "block",
    query_expression: "block",
  },
  bindsWholeScope: true,
  bases: { base_list: { relation: baseRelation, skip: ["predefined_type", "argument_list"] } },
  imports: { using_directive: usingDirective },
  comments: ["comment"],
  attributes: ["preproc_region", "preproc_pragma", "preproc_nullable"],
  modifiers: {
    public: "public",
    protected: "protected",
    private: "private",
    internal: "internal",
    static: "static",
    abstract: "abstract",
    virtual: "virtual",
    override: "override",
    sealed: "final",
    const: "const",
    readonly: "readonly",
    async: "async",
    extern: "extern",
    volatile: "volatile",
    unsafe: "unsafe",
    partial: "partial",
    explicit: "explicit",
    operator: "operator",
  },
  defaultAccess,
  thisWords: ["this"],
  superWords: ["base"],
});
