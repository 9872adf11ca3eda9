/**
 * TypeScript: everything that JavaScript has, and types, overloads, namespaces, ambient declarations, parameter
 * properties.
 */
import { sharedTable } from "./javascript";
import { destructured, keysTaken } from "./javascript-destructuring";
import { calleeAround } from "./javascript-callbacks";
import { functionModifiers, ofWhole, quotedName } from "./javascript-kinds";
import { firstKey, namedFirst, shapeOf } from "./javascript-shapes";
import { chosenByCondition, mappedFrom, partsOfType } from "./typescript-parts";
import type { DeclarationRule, DeclarationSite, DeclaredAs, DerivedRule } from "./declaration-rule";
import { defineLanguage } from "./table";
import type { FunctionType } from "./table/types";
import { maskLineEnds, maskVariance } from "../mask/mask-scripts";
import type { TreeView } from "../extract/tree-view";
import type { Modifier, SymbolKind, SymbolRole } from "../model";
import { grammar } from "./grammars/typescript";
import { script } from "../link/import-targets/script";

/** Types of the language that have the members of what they are given, or some of them. */
const LIKE_ARGUMENT: ReadonlySet<string> = new Set(["Omit", "Partial", "Pick", "Readonly", "Required"]);

/**
 * `Api` of `Omit<Api, "close">`: what a type derives from in truth. What is made of other types in turn
 * (`Omit<Made<Api>, …>`) stays, since it may have other members.
 */
function baseWithin(view: TreeView, base: number): number {
  const isLike = view.is(base, "generic_type") && LIKE_ARGUMENT.has(view.text(view.child(base, "name")));
  const given = isLike ? view.first(view.child(base, "type_arguments")) : -1;
  if (view.is(given, "nested_type_identifier", "type_identifier")) return given;
  const within = view.is(given, "generic_type") ? baseWithin(view, given) : given;
  return within === given ? base : within;
}

/** The declaration that follows, below `export`; -1 for none. */
function nextDeclaration(view: TreeView, node: number): number {
  const exported = view.is(view.parent(node), "export_statement");
  const from = exported ? view.parent(node) : node;
  const next = view.tree.next[from];
  if (next >= view.tree.next[view.parent(from)]) return -1;
  return view.is(next, "export_statement") ? view.child(next, "declaration") : next;
}

/**
 * An overload announces its implementation where one follows; without one (interfaces, `.d.ts`) it is all there is.
 */
function overloadRole({ view, node, name }: DeclarationSite): SymbolRole {
  const own = view.text(name);
  for (let at = nextDeclaration(view, node); at >= 0; at = nextDeclaration(view, at)) {
    const isOverload = view.is(at, "function_signature", "method_signature");
    const named = view.child(at, "name");
    if (named < 0 || view.text(named) !== own) return "definition";
    if (!isOverload) return view.child(at, "body") >= 0 ? "declaration" : "definition";
  }
  return "definition";
}

const MEMBER_OWNERS: readonly (SymbolKind | null)[] = ["class", "interface", "type_alias"];

/** Members of a type; those of an unnamed type (of a parameter, a local variable) are no symbols. */
const memberOf =
  (kind: SymbolKind) =>
  ({ ownerKind, inFunction }: DeclarationSite): DeclaredAs =>
    !inFunction && MEMBER_OWNERS.includes(ownerKind) ? kind : null;

function signatureKind(site: DeclarationSite): DeclaredAs {
  const { view, node, name } = site;
  const isAccessor = /\b[gs]et\s+$/.test(view.slice(view.start(node), view.start(name)));
  return memberOf(isAccessor ? "property" : "method")(site);
}

function fieldKind({ view, node }: DeclarationSite): DeclaredAs {
  const value = view.child(node, "value");
  return view.is(value, "arrow_function", "function_expression", "generator_function") ? "method" : "field";
}

const PROPERTY_WORDS = /^(?:@[\w.]+(?:\([^()]*\))?\s*)*(?:(public|protected|private)\s+|override\s+|(readonly)\s+)/;

/** `constructor(private readonly x: X)` declares a field and binds the parameter. */
const parameterProperty: DerivedRule = ({ view, node, ownerKind }) => {
  const pattern = ownerKind === "constructor" ? view.child(node, "pattern") : -1;
  if (
    !view.is(pattern, "identifier") ||
    !view.is(view.ancestor(node, "method_definition", "arrow_function", "function_type"), "method_definition")
  )
    return null;
  const before = view.slice(view.start(node), view.start(pattern));
  if (!PROPERTY_WORDS.test(before)) return null;
  const words = before.split(/\s+/);
  const modifiers = (["public", "protected", "private", "readonly", "override"] as const).filter((w) =>
    words.includes(w),
  );
  const hasAccess = modifiers.some((m) => m === "public" || m === "protected" || m === "private");
  return { name: pattern, kind: "field", modifiers: hasAccess ? modifiers : ["public", ...modifiers] };
};

/** `declare module "x"` is named by its string. */
const moduleName: NonNullable<DeclarationRule["unnamed"]> = (view, node) => {
  const at = view.child(node, "name");
  return view.is(at, "string")
    ? { name: view.text(at).slice(1, -1), at, written: [view.start(at), view.end(at)] }
    : null;
};

const optional = ({ view, name }: DeclarationSite): Modifier[] =>
  view.source[view.end(name)] === "?" ? ["optional"] : [];

const moduleRule: DeclarationRule = { kind: "namespace", wholeName: true, body: "body", unnamed: moduleName };
const signature: DeclarationRule = {
  kind: signatureKind,
  type: "return_type",
  role: overloadRole,
  extraModifiers: functionModifiers,
  unnamed: quotedName,
};
const parameter: DeclarationRule = {
  kind: "local",
  name: "pattern",
  type: ofWhole("type"),
  value: ofWhole("value"),
  destructured,
  keysTaken,
  callback: (view, node, leaf) => (view.parent(leaf) === node ? calleeAround(view, node) : -1),
};
const typeParameterScope = "type" as const;

/** `(row: Row, at: number) => void`: what it takes, each parameter by its type. */
const functionType = (view: TreeView, node: number): FunctionType => ({
  receiver: -1,
  firstName: view.child(view.first(view.child(node, "parameters")), "pattern"),
  parameters: view.children(view.child(node, "parameters")).map((parameter) => {
    const type = view.child(parameter, "type");
    return type < 0 ? parameter : type;
  }),
});

const { declarations: shared } = sharedTable;

export const typescript = defineLanguage({
  ...sharedTable,
  id: "typescript",
  grammar,
  importTarget: script,
  manifest: "package.json",
  extensions: [".ts", ".mts", ".cts"],
  interpreters: ["ts-node", "tsx", "deno", "bun"],
  identifiers: { ...sharedTable.identifiers, type_identifier: "type" },
  declarations: {
    ...sharedTable.declarations,
    function_declaration: { ...shared.function_declaration, type: "return_type" },
    generator_function_declaration: { ...shared.generator_function_declaration, type: "return_type" },
    method_definition: { ...shared.method_definition, type: "return_type" },
    "lexical_declaration.": { ...shared["lexical_declaration."], type: ofWhole("type") },
    "variable_declaration.": { ...shared["variable_declaration."], type: ofWhole("type") },
    abstract_class_declaration: { kind: "class", body: "body" },
    interface_declaration: { kind: "interface", body: "body" },
    type_alias_declaration: { kind: "type_alias", type: "value" },
    enum_declaration: { kind: "enum", body: "body" },
    "enum_body.name": { kind: "enum_member", unnamed: quotedName },
    enum_assignment: { kind: "enum_member", unnamed: quotedName },
    internal_module: moduleRule,
    module: {
      ...moduleRule,
      kind: ({ view, node }) => (view.is(view.child(node, "name"), "string") ? "module" : "namespace"),
    },
    function_signature: { kind: "function", role: overloadRole, type: "return_type" },
    method_signature: signature,
    abstract_method_signature: { ...signature, role: undefined },
    property_signature: { kind: memberOf("property"), type: "type", extraModifiers: optional, unnamed: quotedName },
    call_signature: { kind: memberOf("method"), name: "#none", unnamed: "()" },
    construct_signature: { kind: memberOf("constructor"), name: "#none", unnamed: "new" },
    public_field_definition: {
      kind: fieldKind,
      body: ["value.body"],
      type: "type",
      value: ofWhole("value"),
      extraModifiers: functionModifiers,
      unnamed: quotedName,
    },
    required_parameter: parameter,
    optional_parameter: parameter,
    index_signature: { kind: "local" },
    type_parameter: { kind: "local", localType: true, type: "constraint" },
    infer_type: { kind: "local", name: "#first", localType: true, clauseWide: true },
    mapped_type_clause: { kind: "local", localType: true },
  },
  resultType: "return_type",
  functionTypes: { function_type: functionType },
  heads: {
    ...sharedTable.heads,
    non_null_expression: "#first",
    as_expression: "#last",
    satisfies_expression: "#first",
    type_assertion: "#last",
    instantiation_expression: "#first",
    generic_type: "name",
    type_annotation: "#first",
    array_type: "#first",
    readonly_type: "#first",
    parenthesized_type: "#first",
    constraint: "#first",
    type_query: "#first",
  },
  uses: {
    ...sharedTable.uses,
    "required_parameter.name": "ignore",
    "optional_parameter.name": "ignore",
  },
  lefts: {
    ...sharedTable.lefts,
    nested_identifier: { left: "object", name: "property", scope: true },
    nested_type_identifier: { left: "module", name: "name", scope: true },
  },
  scopes: {
    ...sharedTable.scopes,
    abstract_class_declaration: typeParameterScope,
    interface_declaration: typeParameterScope,
    type_alias_declaration: typeParameterScope,
    function_signature: typeParameterScope,
    method_signature: typeParameterScope,
    abstract_method_signature: typeParameterScope,
    call_signature: typeParameterScope,
    construct_signature: typeParameterScope,
    function_type: typeParameterScope,
    constructor_type: typeParameterScope,
    conditional_type: "clause",
    object_type: typeParameterScope,
    index_signature: typeParameterScope,
  },
  memberBodies: ["internal_module.body", "module.body", "ambient_declaration."],
  bases: {
    extends_clause: { relation: "extends", skip: ["type_arguments"] },
    implements_clause: { relation: "implements", meant: baseWithin },
    extends_type_clause: { relation: "extends", meant: baseWithin },
  },
  imports: {
    ...sharedTable.imports,
    import_alias: (view, node) => [
      {
        specifier: view.text(view.last(node)),
        kind: "import",
        name: view.text(view.first(node)),
        imported: null,
      },
    ],
  },
  wrappers: [...sharedTable.wrappers, "ambient_declaration"],
  modifiers: {
    ...sharedTable.modifiers,
    public: "public",
    protected: "protected",
    private: "private",
    abstract: "abstract",
    readonly: "readonly",
    override: "override",
    declare: "extern",
  },
  arrayTypes: ["array_type", "array"],
  shapes: { ...sharedTable.shapes, object_type: shapeOf },
  typeArguments: ["type_arguments", "type_parameters"],
  selfTypes: ["this_type"],
  alternatives: {
    ...sharedTable.alternatives,
    object_type: (view, node) => [...firstKey(view, node), ...mappedFrom(view, node)],
    union_type: (view, node) => namedFirst(view, view.children(node)),
    intersection_type: (view, node) => namedFirst(view, view.children(node)),
    conditional_type: chosenByCondition,
  },
  besides: { union_type: partsOfType, intersection_type: partsOfType },
  mask: maskVariance,
  maskAgain: (source) => [maskLineEnds(source)],
  derived: { required_parameter: parameterProperty, optional_parameter: parameterProperty },
});
