/** Kotlin: classes, objects, properties with accessors, extension functions, lambdas, destructuring. */
import type { TreeView } from "../extract/tree-view";
import { maskKotlin } from "../mask/mask-kotlin";
import type { ImportFact, Modifier, RelationFact, SymbolKind, SymbolRole } from "../model";
import { defineLanguage, type DeclarationSite, type DeclaredAs, type UnnamedName } from "./table";

const MEMBER_BODIES = ["class_body", "enum_class_body"];

/** Text of the declaration before its name: where Kotlin writes `enum class`, `fun interface`, `val`. */
const before = ({ view, node, name }: DeclarationSite): string => view.slice(view.start(node), view.start(name));

function classKind(site: DeclarationSite): DeclaredAs {
  const words = before(site);
  if (/\binterface\s*$/.test(words)) return "interface";
  return /\benum\s+class\s*$/.test(words) ? "enum" : "class";
}

/** The body of `class A : B by c { … }` is read as a lambda behind `c`. */
function isMember({ view, node }: DeclarationSite): boolean {
  const body = view.parent(node);
  if (!view.is(body, "lambda_literal")) return view.is(body, ...MEMBER_BODIES);
  return view.is(view.parent(view.parent(view.parent(body))), "explicit_delegation");
}

const functionKind = (site: DeclarationSite): DeclaredAs => (isMember(site) ? "method" : "function");

/** A property of a class or of the file; inside a function it is a local variable. */
function propertyKind(site: DeclarationSite): DeclaredAs {
  if (site.inFunction && !isMember(site)) return "local";
  return /\bconst\s+val\b/.test(before(site)) ? "constant" : "property";
}

/** `val` and `var` make a property of a constructor's parameter. */
function classParameterKind(site: DeclarationSite): DeclaredAs {
  if (!isFirstIdentifier(site)) return null;
  return /\b(?:val|var)\s*$/.test(before(site)) ? "property" : "local";
}

/** Names of properties are declared by the property around them. */
const variableKind = ({ view, node }: DeclarationSite): DeclaredAs =>
  view.is(view.parent(node), "property_declaration") ? null : "local";

/** Where a default value may follow the name, which can be a plain name too. */
function isFirstIdentifier({ view, node, name }: DeclarationSite): boolean {
  return view.childOfType(node, "identifier") === name;
}

const firstIdentifierKind = (site: DeclarationSite): DeclaredAs => (isFirstIdentifier(site) ? "local" : null);

/** `expect fun` and `expect class` announce what each platform defines with `actual`. */
const expectRole = (site: DeclarationSite): SymbolRole =>
  /\bexpect\b/.test(before(site).replace(/\([^)]*\)|"[^"]*"/g, "")) ? "declaration" : "definition";

const TYPES = ["user_type", "nullable_type", "non_nullable_type", "parenthesized_type", "function_type"];

/** The node after this one below the same parent, or -1. */
function sibling(view: TreeView, node: number): number {
  const { next } = view.tree;
  return next[node] < next[view.parent(node)] ? next[node] : -1;
}

/** `name: Type` */
function typeOf(view: TreeView, _node: number, name: number): number {
  const type = sibling(view, name);
  return view.is(type, ...TYPES) ? type : -1;
}

function returnType(view: TreeView, node: number): number {
  const parameters = view.childOfType(node, "function_value_parameters");
  const type = parameters < 0 ? -1 : sibling(view, parameters);
  return view.is(type, ...TYPES) ? type : -1;
}

/** `fun f() = value` */
function returnedValue(view: TreeView, node: number): number {
  const body = view.childOfType(node, "function_body");
  return body >= 0 && view.text(body).startsWith("=") ? view.first(body) : -1;
}

function propertyValue(view: TreeView, node: number): number {
  const value = sibling(view, view.childOfType(node, "variable_declaration"));
  return view.is(value, "getter", "setter", "property_delegate", "type_constraints") ? -1 : value;
}

/** `for (x in xs)`: the node that declares `x` is followed by what is iterated over. */
function elementsOf(view: TreeView, node: number): number {
  return view.is(view.parent(node), "for_statement") ? sibling(view, node) : -1;
}

/** `when (val x = value)` */
function subjectOf(view: TreeView, node: number): number {
  return view.is(view.parent(node), "when_subject") ? sibling(view, node) : -1;
}

/** A companion without a name is called `Companion`, and stands at its keyword. */
function companionName(view: TreeView, node: number): UnnamedName | null {
  const at = view.childOfType(node, "delegation_specifiers", "class_body");
  const until = at >= 0 ? view.start(at) : view.end(node);
  const found = /\bcompanion\s+object\b/.exec(view.slice(view.start(node), until));
  if (!found) return null;
  const start = view.start(node) + found.index;
  return { name: "Companion", at: at >= 0 ? at : node, written: [start, start + found[0].length] };
}

/** A constructor is called like its class, and stands at its keyword. */
function constructorName(view: TreeView, node: number): UnnamedName | null {
  const owner = view.ancestor(node, "class_declaration");
  const name = owner < 0 ? -1 : view.child(owner, "name");
  const at = view.childOfType(node, "function_value_parameters");
  if (name < 0 || at < 0) return null;
  const start = view.start(node) + view.slice(view.start(node), view.start(at)).lastIndexOf("constructor");
  return { name: view.text(name), at, written: [start, start + "constructor".length] };
}

/** A class is extended by calling its constructor; all else in the list is an interface. */
function baseRelation(view: TreeView, base: number): RelationFact["relation"] {
  if (view.is(base, "constructor_invocation")) return "extends";
  const owner = view.ancestor(base, "class_declaration", "object_declaration", "companion_object", "object_literal");
  if (!view.is(owner, "class_declaration")) return "implements";
  const head = view.slice(view.start(owner), view.start(view.child(owner, "name")));
  return /\binterface\s*$/.test(head) ? "extends" : "implements";
}

function importHeader(view: TreeView, node: number): Omit<ImportFact, "start">[] {
  const target = view.childOfType(node, "qualified_identifier");
  if (target < 0) return [];
  const specifier = view.text(target).replace(/[\s`]+/g, "");
  if (/^\s*\.\s*\*/.test(view.slice(view.end(target), view.end(node))))
    return [{ specifier, kind: "import_wildcard", name: null, imported: null }];
  const last = specifier.split(".").pop() ?? null;
  const alias = view.childOfType(node, "identifier");
  if (alias >= 0) return [{ specifier, kind: "import", name: view.text(alias), imported: last }];
  return [{ specifier, kind: "import", name: last, imported: null }];
}

/** Everything is public that says nothing else; what stands inside of functions has no access at all. */
function defaultAccess(owner: SymbolKind): Modifier | null {
  return owner === "function" || owner === "method" || owner === "constructor" ? null : "public";
}

export const kotlin = defineLanguage({
  id: "kotlin",
  extensions: [".kt", ".kts"],
  interpreters: ["kotlin", "kotlinc"],
  overloads: { parameterTypes: "#last", parameters: ["parameter"] },
  identifiers: { identifier: "read" },
  declarations: {
    package_header: { kind: "package", name: "#first", wholeName: true, enclosesRest: true },
    class_declaration: { kind: classKind, body: MEMBER_BODIES, role: expectRole },
    object_declaration: { kind: "class", body: "class_body", role: expectRole },
    companion_object: { kind: "class", unnamed: companionName, body: "class_body" },
    enum_entry: { kind: (site) => (isFirstIdentifier(site) ? "enum_member" : null), name: "identifier" },
    type_alias: { kind: "type_alias", name: "type" },
    function_declaration: {
      kind: functionKind,
      body: "function_body",
      parameters: "function_value_parameters",
      role: expectRole,
      type: returnType,
      value: returnedValue,
    },
    secondary_constructor: {
      kind: "constructor",
      unnamed: constructorName,
      body: "block",
      parameters: "function_value_parameters",
    },
    property_declaration: {
      kind: propertyKind,
      name: "variable_declaration",
      body: ["getter", "setter"],
      bindAfter: true,
      enclosesNode: true,
      type: typeOf,
      value: propertyValue,
      role: expectRole,
    },
    class_parameter: { kind: classParameterKind, name: "identifier", type: typeOf },
    parameter: { kind: "local", name: "#first", type: typeOf },
    variable_declaration: {
      kind: variableKind,
      name: "#self",
      type: typeOf,
      value: subjectOf,
      element: elementsOf,
    },
    setter: { kind: firstIdentifierKind, name: "identifier" },
    catch_block: { kind: firstIdentifierKind, name: "identifier", type: typeOf },
    type_parameter: { kind: "local", name: "identifier", localType: true },
  },
  heads: {
    nullable_type: "#last",
    parenthesized_type: "#first",
    type_projection: "#last",
    constructor_invocation: "#first",
    explicit_delegation: "#first",
    index_expression: "#first",
    parenthesized_expression: "#first",
    unary_expression: "argument",
    as_expression: "right",
    annotated_expression: "#last",
    labeled_expression: "#last",
  },
  chains: { user_type: "identifier", qualified_identifier: "identifier", variable_declaration: "identifier" },
  uses: {
    "call_expression.#first": "call",
    "infix_expression.#second": "call",
    "assignment.left": "write",
    "index_expression.#first": "read",
    "unary_expression.argument": "update",
    "callable_reference.#last": "address",
    user_type: "type",
    type_constraint: "type",
    "return_expression.label": "ignore",
  },
  membersBeforeEquals: ["value_argument.#first"],
  lefts: {
    navigation_expression: { left: "#first", name: "#last" },
    infix_expression: { left: "#first", name: "#second" },
    callable_reference: { left: "#first", name: "#last" },
  },
  calls: {
    call_expression: { callee: "#first", arguments: "value_arguments", trailing: "annotated_lambda" },
    constructor_invocation: { callee: "#first", arguments: "value_arguments" },
    infix_expression: { callee: "#second", arguments: 1 },
  },
  keywords: ["null", "true", "false", "break", "continue", "class"],
  implicitNames: { it: ["lambda_literal"], field: ["getter", "setter"] },
  scopes: {
    class_declaration: "type",
    object_declaration: "type",
    companion_object: "type",
    type_alias: "type",
    function_declaration: "function",
    secondary_constructor: "function",
    anonymous_initializer: "function",
    anonymous_function: "function",
    lambda_literal: "function",
    getter: "function",
    setter: "function",
    block: "block",
    for_statement: "block",
    when_expression: "block",
    when_entry: "block",
    catch_block: "block",
  },
  bases: {
    delegation_specifiers: {
      relation: baseRelation,
      through: ["delegation_specifier", "explicit_delegation"],
      only: ["constructor_invocation", "user_type"],
    },
  },
  imports: { import: importHeader },
  comments: ["line_comment", "block_comment"],
  mask: maskKotlin,
  modifiers: {
    public: "public",
    protected: "protected",
    private: "private",
    internal: "internal",
    abstract: "abstract",
    sealed: "abstract",
    open: "virtual",
    override: "override",
    final: "final",
    const: "const",
    val: "readonly",
    suspend: "async",
    inline: "inline",
    external: "extern",
    operator: "operator",
  },
  defaultAccess,
  thisWords: ["this"],
  superWords: ["super"],
});
