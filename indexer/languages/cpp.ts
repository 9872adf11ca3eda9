/** C++: everything that C has, and namespaces, classes, templates, out-of-class definitions. */
import type { TreeView } from "../extract/tree-view";
import { c, declarationRole, declaresFunction, parameterKind, tagKind } from "./c";
import type { DeclarationSite, DeclaredAs, UnnamedName } from "./declaration-rule";
import { scopedMember, specialBody } from "./cpp-modifiers";
import { parameterMarks } from "./cpp-parameter-marks";
import { templateMark } from "./cpp-template-marks";
import { namedByArgument, unlessByMacro } from "./macro-functions";
import { defineLanguage } from "./table";
import type { SymbolRole } from "../model";
import { grammar } from "./grammars/cpp";
import { include } from "../link/import-targets/include";
import { privateInC } from "./private-names";
import { likeFirst, unnamedOwner } from "./unnamed-structs";

/** A function is a constructor by its name, a method by its owner. */
function functionKind({ ownerKind, ownerName, qualifier, view, name, inFunction }: DeclarationSite): DeclaredAs {
  const own = view.text(name);
  if (qualifier !== null) return qualifier.split("::").pop() === own ? "constructor" : "method";
  const isMember = ownerKind === "class" || ownerKind === "struct" || ownerKind === "union";
  if (!isMember || inFunction) return "function";
  return own === ownerName ? "constructor" : "method";
}

function declarationKind(site: DeclarationSite): DeclaredAs {
  const { view, name, inFunction, node, qualifier } = site;
  if (view.is(view.parent(node), "friend_declaration")) return null;
  if (declaresFunction(view, name)) return inFunction ? "local" : functionKind(site);
  if (inFunction) return "local";
  return qualifier !== null ? "field" : "variable";
}

function fieldKind(site: DeclarationSite): DeclaredAs {
  return declaresFunction(site.view, site.name) ? functionKind(site) : "field";
}

function fieldRole({ view, node, name }: DeclarationSite): SymbolRole {
  if (declaresFunction(view, name)) return "declaration";
  const isStatic = view.children(node).some((c) => view.is(c, "storage_class_specifier") && view.text(c) === "static");
  return isStatic && view.child(node, "default_value") < 0 ? "declaration" : "definition";
}

const tagRole = ({ view, node }: DeclarationSite): SymbolRole =>
  view.child(node, "body") >= 0 ? "definition" : "forward_declaration";

/** `operator bool()` has no identifier: its name is made of its type. */
const conversionName = (view: TreeView, node: number): UnnamedName | null => {
  let at = view.child(node, "declarator");
  while (view.is(at, "qualified_identifier")) at = view.child(at, "name");
  if (!view.is(at, "operator_cast")) return null;
  return { name: `operator ${view.text(view.child(at, "type"))}`, at };
};

/** What is moved from is often taken by an overload of its own: `push(T&&)` beside `push(const T&)`. */
function rvalueMark(view: TreeView, parameter: number): string {
  const declarator = view.child(parameter, "declarator");
  const isReference = view.is(declarator, "reference_declarator", "abstract_reference_declarator");
  return isReference && view.text(declarator).startsWith("&&") ? "&&" : "";
}

/** A function in `extern "C"` has its name for itself, and may be defined or declared in C. */
function isOfC(view: TreeView, declaration: number): boolean {
  const around = view.ancestor(declaration, "linkage_specification", "class_specifier", "struct_specifier");
  return view.is(around, "linkage_specification") && view.text(view.child(around, "value")) === '"C"';
}

/** `Sorter sorter(order());` reads as a function that takes a function, and nobody writes it to say that. */
function calledType(view: TreeView, leaf: number, inFunction: boolean): number {
  if (!inFunction) return -1;
  let at = leaf;
  while (view.is(view.parent(at), "qualified_identifier") && view.child(view.parent(at), "name") === at)
    at = view.parent(at);
  const parameter = view.parent(at);
  if (!view.is(parameter, "parameter_declaration") || view.child(parameter, "type") !== at) return -1;
  const call = view.child(parameter, "declarator");
  if (!view.is(call, "abstract_function_declarator")) return -1;
  const declarator = view.parent(view.parent(parameter));
  const isVariable = view.is(declarator, "function_declarator") && view.is(view.parent(declarator), "declaration");
  return isVariable ? view.children(view.child(call, "parameters")).length : -1;
}

/** `auto [name, value] = pair;`, `for (auto &[name, value] : pairs)`: which part of what the name is. */
function boundPart(view: TreeView, leaf: number): { of: number; place: number; isElement: boolean } | null {
  const list = view.parent(leaf);
  if (!view.is(list, "structured_binding_declarator")) return null;
  let around = view.parent(list);
  if (view.is(around, "reference_declarator")) around = view.parent(around);
  const isElement = view.is(around, "for_range_loop");
  const of = view.child(around, isElement ? "right" : "value");
  return of < 0 ? null : { of, place: view.children(list).indexOf(leaf), isElement };
}

/** `return { .title = "x" };` makes what the function is declared to give; a lambda mostly does not say it. */
function typeReturned(view: TreeView, statement: number): number {
  const around = view.ancestor(statement, "function_definition", "lambda_expression");
  return view.is(around, "function_definition") ? view.child(around, "type") : -1;
}

export const cpp = defineLanguage({
  ...c,
  id: "cpp",
  grammar,
  importTarget: include,
  privateToFile: privateInC,
  trailingModifiers: true,
  extensions: [
    ".cpp",
    ".cc",
    ".cxx",
    ".c++",
    ".hpp",
    ".hh",
    ".hxx",
    ".h++",
    ".inl",
    ".ipp",
    ".tpp",
    ".tcc",
    ".txx",
    ".cu",
    ".cuh",
    ".ixx",
    ".cppm",
  ],
  overloads: {
    parameterTypes: "type",
    parameters: ["parameter_declaration", "optional_parameter_declaration", "variadic_parameter_declaration"],
    passing: rvalueMark,
    head: templateMark,
    behind: parameterMarks,
    except: isOfC,
    qualifiers: { nodes: ["type_qualifier", "ref_qualifier"], words: ["const", "volatile", "&", "&&"] },
  },
  identifiers: {
    ...c.identifiers,
    namespace_identifier: "type",
    destructor_name: "member",
    operator_name: "member",
  },
  declarations: {
    ...c.declarations,
    namespace_definition: { kind: "namespace", body: "body", unnamed: "(anonymous)" },
    namespace_alias_definition: { kind: "namespace", type: "#last" },
    class_specifier: { kind: tagKind("class"), body: "body", role: tagRole },
    enumerator: { kind: "enum_member", extraModifiers: scopedMember },
    alias_declaration: { kind: "type_alias", type: "type" },
    concept_definition: { kind: "type_alias" },
    function_definition: {
      kind: unlessByMacro(functionKind),
      name: "declarator",
      body: "body",
      parameters: "parameters",
      type: "type",
      value: "value",
      unnamed: (view, node) => conversionName(view, node) ?? namedByArgument(view, node),
      extraModifiers: specialBody,
    },
    declaration: {
      kind: declarationKind,
      name: "declarator",
      role: declarationRole,
      parameters: "parameters",
      type: "type",
      value: "value",
      part: boundPart,
      unnamed: conversionName,
      extraModifiers: specialBody,
    },
    field_declaration: {
      kind: fieldKind,
      name: "declarator",
      role: fieldRole,
      parameters: "parameters",
      type: "type",
      value: likeFirst,
      unnamed: conversionName,
      extraModifiers: specialBody,
    },
    optional_parameter_declaration: { kind: parameterKind, name: "declarator", type: "type" },
    variadic_parameter_declaration: { kind: parameterKind, name: "declarator" },
    type_parameter_declaration: { kind: "local", name: "#last", localType: true },
    variadic_type_parameter_declaration: { kind: "local", name: "#last", localType: true },
    optional_type_parameter_declaration: { kind: "local", name: "name", localType: true },
    for_range_loop: { kind: "local", name: "declarator", type: "type", element: "right", part: boundPart },
    lambda_capture_initializer: { kind: "local", name: "left", value: "right" },
  },
  heads: {
    ...c.heads,
    class_specifier: "name",
    reference_declarator: "#last",
    variadic_declarator: "#first",
    template_function: "name",
    template_method: "name",
    template_type: "name",
    dependent_name: "#last",
    dependent_type: "#first",
    new_expression: "type",
    // what a list of template parameters stands before
    template_declaration: "#last",
    function_definition: "declarator",
    declaration: "declarator",
    field_declaration: "declarator",
    alias_declaration: "name",
  },
  patterns: { ...c.patterns, structured_binding_declarator: "all" },
  uses: {
    ...c.uses,
    "new_expression.type": "call",
    "field_initializer.#first": "write",
  },
  tags: [],
  literals: {
    pairs: { initializer_pair: "designator" },
    types: {
      compound_literal_expression: "type",
      declaration: "type",
      field_declaration: "type",
      optional_parameter_declaration: "type",
      assignment_expression: "left",
      return_statement: typeReturned,
      argument_list: () => -1,
      lambda_expression: () => -1,
    },
  },
  owners: { ...c.owners, class_specifier: unnamedOwner },
  lefts: {
    ...c.lefts,
    qualified_identifier: { left: "scope", name: "name", scope: true },
    nested_namespace_specifier: { left: "#first", name: "#last", scope: true },
  },
  calls: { ...c.calls, new_expression: { callee: "type", arguments: "arguments" } },
  scopes: {
    ...c.scopes,
    lambda_expression: "function",
    for_range_loop: "block",
    if_statement: "block",
    while_statement: "block",
    switch_statement: "block",
    catch_clause: "block",
    template_declaration: "type",
  },
  bases: { base_class_clause: { relation: "extends", words: true, skip: ["access_specifier"] } },
  imports: {
    ...c.imports,
    using_declaration: (view, node) => {
      const isNamespace = /^using\s+namespace\b/.test(view.text(node));
      const target = view.last(node);
      if (target < 0) return [];
      const specifier = view.text(target).replace(/\s+/g, "");
      return [
        {
          specifier,
          kind: isNamespace ? "import_wildcard" : "using",
          name: isNamespace ? null : (specifier.split("::").pop() ?? null),
          imported: null,
        },
      ];
    },
  },
  typeArguments: ["template_argument_list", "template_parameter_list"],
  wrappers: ["template_declaration"],
  modifiers: {
    ...c.modifiers,
    public: "public",
    protected: "protected",
    private: "private",
    virtual: "virtual",
    override: "override",
    final: "final",
    constexpr: "constexpr",
    consteval: "constexpr",
    explicit: "explicit",
    friend: "friend",
    mutable: "mutable",
    noexcept: "noexcept",
    template: "template",
    operator: "operator",
    FORCEINLINE: "inline",
    abstract: "abstract",
    sealed: "final",
  },
  accessLabels: "access_specifier",
  defaultAccess: (owner) => (owner === "class" ? "private" : owner === "struct" || owner === "union" ? "public" : null),
  calledType,
  rootMark: "::",
  scopesAreTypes: true,
  localTypesMake: true,
  thisWords: ["this"],
  superWords: ["Super", "__super"],
  softReferences: true,
});
