/** C: declarators, tags, typedefs, macros. Also the ground that C++ builds on. */
import type { TreeView } from "../extract/tree-view";
import { macroFields } from "./macro-fields";
import { namedByArgument, unlessByMacro } from "./macro-functions";
import { learnMacros } from "../mask/learn-macros";
import { maskCMacros } from "../mask/mask-c-macros";
import { replacement } from "./c-conditions";
import type { DeclarationSite, DeclaredAs } from "./declaration-rule";
import { defineLanguage } from "./table";
import { grammar } from "./grammars/c";
import { include } from "../link/import-targets/include";
import { privateInC } from "./private-names";
import { likeFirst, typeOfValues, unnamedOwner } from "./unnamed-structs";

/** Parents under which a bare `struct foo;` announces the type instead of using it. */
const STATEMENT_LEVEL = [
  "translation_unit",
  "declaration_list",
  "field_declaration_list",
  "preproc_if",
  "preproc_ifdef",
  "preproc_else",
  "preproc_elif",
  "compound_statement",
  "template_declaration",
];

/** A type with a body is defined; without one it is announced only where nothing else stands beside it. */
export function tagKind(kind: "struct" | "class" | "union" | "enum") {
  return ({ view, node }: DeclarationSite): DeclaredAs => {
    if (view.child(node, "body") >= 0) return kind;
    const parent = view.parent(node);
    // `struct Inner;` among the fields of a type names no field
    if (view.is(parent, "field_declaration")) return view.child(parent, "declarator") < 0 ? kind : null;
    return view.field(node) === "" && STATEMENT_LEVEL.includes(view.type(parent)) ? kind : null;
  };
}

/** Whether the declared name is directly a function's, not a pointer to one: `int f(int)` but not `int (*f)(int)`. */
export function declaresFunction(view: TreeView, name: number): boolean {
  if (view.is(name, "operator_cast")) return true;
  let at = view.parent(name);
  // the parentheses of `int (f)(int)` keep a macro of that name away
  while (view.is(at, "qualified_identifier", "template_function", "parenthesized_declarator")) at = view.parent(at);
  return view.is(at, "function_declarator");
}

/** Parameters bind in the body that follows them; a prototype's or a pointer type's bind nothing. */
export function parameterKind({ view, node }: DeclarationSite): DeclaredAs {
  let at = view.parent(node);
  if (view.is(at, "template_parameter_list") || view.is(view.parent(at), "catch_clause")) return "local";
  do at = view.parent(at);
  while (at >= 0 && view.type(at).endsWith("_declarator"));
  return view.is(at, "function_definition", "lambda_expression", "inline_method_definition") ? "local" : "unbound";
}

function declarationKind({ view, name, inFunction }: DeclarationSite): DeclaredAs {
  if (declaresFunction(view, name)) return inFunction ? "unbound" : "function";
  return inFunction ? "local" : "variable";
}

/** `extern` without a value, and every prototype, announce what stands elsewhere. */
export function declarationRole({ view, node, name }: DeclarationSite) {
  if (declaresFunction(view, name)) return "declaration" as const;
  const isExtern = view.children(node).some((c) => view.is(c, "storage_class_specifier") && view.text(c) === "extern");
  return isExtern && view.ancestor(name, "init_declarator", "declaration") === node
    ? ("declaration" as const)
    : ("definition" as const);
}

/** `typedef struct { … } foo, bar;`: the first name is the struct's own, the others stand for it. */
function typedefKind({ view, node, name }: DeclarationSite): DeclaredAs {
  const type = view.child(node, "type");
  if (namesUnnamed(view, node, name) && view.child(node, "declarator") === name) {
    if (view.is(type, "struct_specifier")) return "struct";
    if (view.is(type, "union_specifier")) return "union";
    if (view.is(type, "enum_specifier")) return "enum";
  }
  return "type_alias";
}

/** Whether a name is directly that of a type which has a body and no other name. */
function namesUnnamed(view: TreeView, node: number, name: number): boolean {
  const type = view.child(node, "type");
  return view.parent(name) === node && view.child(type, "name") < 0 && hasBody(view, type);
}

const hasBody = (view: TreeView, type: number): boolean => type >= 0 && view.child(type, "body") >= 0;

/** What a typedef stands for; for a further name of an unnamed type, the first one. */
function typedefType(view: TreeView, node: number, name: number): number {
  const first = view.child(node, "declarator");
  return name !== first && namesUnnamed(view, node, first) ? first : view.child(node, "type");
}

const tagRole = ({ view, node }: DeclarationSite) =>
  view.child(node, "body") >= 0 ? ("definition" as const) : ("forward_declaration" as const);

export const c = defineLanguage({
  id: "c",
  grammar,
  importTarget: include,
  privateToFile: privateInC,
  extensions: [".c", ".h"],
  identifiers: {
    identifier: "read",
    type_identifier: "type",
    field_identifier: "member",
    statement_identifier: "read",
  },
  declarations: {
    preproc_def: { kind: "macro", outermost: true, extraModifiers: replacement },
    preproc_function_def: { kind: "macro", outermost: true, extraModifiers: replacement },
    preproc_params: { kind: "local", name: "#self" },
    struct_specifier: { kind: tagKind("struct"), body: "body", role: tagRole, extraModifiers: replacement },
    union_specifier: { kind: tagKind("union"), body: "body", role: tagRole, extraModifiers: replacement },
    enum_specifier: { kind: tagKind("enum"), body: "body", role: tagRole, extraModifiers: replacement },
    enumerator: { kind: "enum_member" },
    type_definition: {
      kind: typedefKind,
      name: "declarator",
      type: typedefType,
      extraModifiers: replacement,
      isBeside: (view, node) => hasBody(view, view.child(node, "type")),
    },
    function_definition: {
      kind: unlessByMacro(() => "function"),
      unnamed: namedByArgument,
      name: "declarator",
      body: "body",
      parameters: "parameters",
      type: "type",
      extraModifiers: replacement,
    },
    declaration: {
      kind: declarationKind,
      extraModifiers: replacement,
      name: "declarator",
      role: declarationRole,
      parameters: "parameters",
      type: "type",
      value: "value",
    },
    field_declaration: {
      kind: "field",
      name: "declarator",
      type: "type",
      value: likeFirst,
      extraModifiers: replacement,
    },
    parameter_declaration: { kind: parameterKind, name: "declarator", type: "type" },
  },
  heads: {
    pointer_declarator: "declarator",
    function_declarator: "declarator",
    array_declarator: "declarator",
    init_declarator: "declarator",
    attributed_declarator: "#first",
    parenthesized_declarator: "#last",
    parenthesized_expression: "#first",
    subscript_expression: "argument",
    pointer_expression: "argument",
    cast_expression: "type",
    compound_literal_expression: "type",
    initializer_list: "#first",
    struct_specifier: "name",
    union_specifier: "name",
    enum_specifier: "name",
    type_descriptor: "type",
    field_designator: "#first",
  },
  patterns: { preproc_params: "all" },
  uses: {
    "call_expression.function": "call",
    "assignment_expression.left": "write",
    "update_expression.argument": "write",
    "pointer_expression.argument": "address",
    "subscript_expression.argument": "read",
    field_designator: "write",
    "goto_statement.label": "label",
    "labeled_statement.label": "label_definition",
  },
  literals: {
    pairs: { initializer_pair: "designator" },
    types: { compound_literal_expression: "type", declaration: typeOfValues },
  },
  tags: ["struct_specifier.name", "union_specifier.name", "enum_specifier.name"],
  lefts: {
    field_expression: { left: "argument", name: "field" },
    offsetof_expression: { left: "type", name: "member" },
  },
  calls: { call_expression: { callee: "function", arguments: "arguments" } },
  owners: { struct_specifier: unnamedOwner, union_specifier: unnamedOwner },
  localsHideTypes: true,
  scopes: {
    function_definition: "function",
    compound_statement: "block",
    for_statement: "block",
    preproc_function_def: "type",
  },
  imports: {
    preproc_include: (view, node) => {
      const path = view.child(node, "path");
      if (!view.is(path, "string_literal", "system_lib_string")) return [];
      const kind = view.is(path, "system_lib_string") ? "include_system" : "include";
      return [{ specifier: view.text(path).slice(1, -1), kind, name: null, imported: null }];
    },
  },
  comments: ["comment"],
  modifiers: {
    static: "static",
    extern: "extern",
    inline: "inline",
    __inline: "inline",
    __inline__: "inline",
    __always_inline: "inline",
    const: "const",
    volatile: "volatile",
  },
  items: ["subscript_expression"],
  rawText: { preproc_arg: "macro_body" },
  rawFields: macroFields,
  mask: maskCMacros,
  learnMacros,
  longStrings: "raw strings",
});
