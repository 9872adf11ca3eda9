/** Rust: modules, traits, impl blocks, patterns. */
import type { TreeView } from "../extract/tree-view";
import { maskRustMacros, maskRustMacrosAgain } from "../mask/mask-rust-macros";
import type { Modifier } from "../model";
import type { DeclarationSite, DeclaredAs } from "./declaration-rule";
import { externCrate, useDeclaration } from "./rust-imports";
import { boundsOf } from "./rust-bounds";
import { implMark, isOfGenericTrait } from "./rust-impls";
import { partOfLet, partOfVariant, TAKEN, wrappedValue } from "./rust-patterns";
import { projected, projectionKind } from "./rust-projections";
import { handedBy, iteratedBy, pairedElements } from "./rust-pairs";
import { defineLanguage } from "./table";
import type { FunctionType } from "./table/types";
import { grammar } from "./grammars/rust";
import { rust as importTarget } from "../link/import-targets/rust";

/**
 * A lower-case name in a pattern binds; `None` and `MAX` are constants and variants, `x` of `{ x: y }` is a field, and
 * `Rule::x` leads to what it names.
 */
function patternKind({ view, name }: DeclarationSite): DeclaredAs {
  const isPath = view.is(view.parent(name), "scoped_identifier");
  return isPath || view.is(name, "field_identifier") || /^\p{Lu}/u.test(view.text(name)) ? null : "local";
}

function parameterKind(site: DeclarationSite): DeclaredAs {
  const owner = site.view.parent(site.view.parent(site.node));
  return site.view.is(owner, "function_item", "closure_expression") ? patternKind(site) : "unbound";
}

const itemVisibility = ({ view, node }: DeclarationSite): Modifier[] => {
  const visibility = view.childOfType(node, "visibility_modifier");
  if (visibility < 0) return view.is(view.parent(view.parent(node)), "trait_item") ? ["public"] : ["private"];
  return [view.text(visibility) === "pub" ? "public" : "internal"];
};

/** `str` of `&'a str`; null for types with names. */
function primitiveName(view: TreeView, type: number): string | null {
  let at = type;
  while (view.is(at, "reference_type", "pointer_type")) at = view.child(at, "type");
  return view.is(at, "primitive_type") ? view.text(at) : null;
}

/** The type that is written behind a name or pattern; what a pattern takes out of a type has another. */
function typeBehind(view: TreeView, node: number, leaf: number): number {
  for (let p = view.parent(leaf); p !== node; p = view.parent(p))
    if (p < 0 || view.is(p, "struct_pattern", "tuple_struct_pattern")) return -1;
  return view.child(node, "type");
}

/** `FnMut(&Ship, u8) -> bool`, `fn(Ship)`: what it takes. */
const functionType = (view: TreeView, node: number): FunctionType => ({
  receiver: -1,
  parameters: view
    .children(view.child(node, "parameters"))
    .map((each) => (view.is(each, "parameter") ? view.child(each, "type") : each)),
});

export const rust = defineLanguage({
  id: "rust",
  grammar,
  importTarget,
  manifest: "Cargo.toml",
  extensions: [".rs"],
  overloads: {
    only: isOfGenericTrait,
    parameters: ["parameter"],
    parameterTypes: "type",
    unnamedType: primitiveName,
    marks: { array_type: "Array" },
    head: (view, parameters) => implMark(view, view.parent(parameters)),
  },
  identifiers: {
    identifier: "read",
    type_identifier: "type",
    field_identifier: "member",
    shorthand_field_identifier: "read",
    crate: "read",
    super: "read",
  },
  declarations: {
    mod_item: { kind: "module", body: "body", bodyless: "declaration", extraModifiers: itemVisibility },
    struct_item: { kind: "struct", body: "body", extraModifiers: itemVisibility },
    enum_item: { kind: "enum", body: "body", extraModifiers: itemVisibility },
    union_item: { kind: "union", body: "body", extraModifiers: itemVisibility },
    trait_item: { kind: "interface", body: "body", extraModifiers: itemVisibility },
    type_item: { kind: "type_alias", type: "type", apart: implMark, extraModifiers: itemVisibility },
    associated_type: { kind: "type_alias" },
    attribute: { kind: projectionKind, name: "value", type: projected },
    function_item: {
      kind: "function",
      memberKind: "method",
      body: "body",
      parameters: "parameters",
      type: "return_type",
      extraModifiers: itemVisibility,
    },
    function_signature_item: {
      kind: "function",
      memberKind: "method",
      role: ({ ownerKind }) => (ownerKind === "interface" ? "definition" : "declaration"),
      parameters: "parameters",
      type: "return_type",
      extraModifiers: itemVisibility,
    },
    field_declaration: { kind: "field", type: "type", extraModifiers: itemVisibility },
    enum_variant: { kind: "enum_member", type: "body" },
    const_item: { kind: "constant", type: "type", apart: implMark, extraModifiers: itemVisibility },
    static_item: { kind: "variable", type: "type", extraModifiers: itemVisibility },
    macro_definition: { kind: "macro" },
    let_declaration: {
      kind: patternKind,
      name: "pattern",
      bindAfter: true,
      type: typeBehind,
      ...TAKEN,
      value: "value",
      part: partOfLet,
    },
    let_condition: {
      kind: patternKind,
      name: "pattern",
      bindAfter: true,
      ...TAKEN,
      value: wrappedValue,
      part: partOfVariant,
    },
    for_expression: { kind: patternKind, name: "pattern", ...TAKEN, element: iteratedBy },
    match_pattern: { kind: patternKind, name: "#first", ...TAKEN, value: wrappedValue, part: partOfVariant },
    parameter: { kind: parameterKind, name: "pattern", type: typeBehind, ...TAKEN },
    closure_parameters: { kind: patternKind, name: "#self", ...TAKEN, callback: handedBy, element: pairedElements },
    type_parameter: { kind: "local", localType: true, type: boundsOf },
    const_parameter: { kind: "local", type: "type" },
  },
  heads: {
    dynamic_type: "trait",
    abstract_type: "trait",
    bounded_type: "#first",
    trait_bounds: "#first",
    generic_type: "type",
    generic_type_with_turbofish: "type",
    generic_function: "function",
    // `<T>::new`, `<T as Trait>::new`
    bracketed_type: "#first",
    qualified_type: "type",
    reference_type: "type",
    array_type: "element",
    pointer_type: "type",
    parenthesized_expression: "#first",
    index_expression: "#first",
    try_expression: "#first",
    await_expression: "#first",
    reference_expression: "value",
    unary_expression: "#first",
    struct_expression: "name",
    // what stands last in a block is its value, what a closure is called for the value of its body
    closure_expression: "body",
    block: "#last",
    unsafe_block: "#first",
    if_expression: "consequence",
    match_expression: "body",
    match_block: "#first",
    match_arm: "value",
  },
  patterns: {
    closure_parameters: ["#unfielded"],
    tuple_pattern: "all",
    tuple_struct_pattern: ["#unfielded"],
    slice_pattern: "all",
    struct_pattern: ["#unfielded"],
    field_pattern: ["pattern", "name"],
    captured_pattern: "all",
    ref_pattern: "all",
    mut_pattern: "all",
    reference_pattern: "all",
    or_pattern: "all",
  },
  uses: {
    "call_expression.function": "call",
    "macro_invocation.macro": "call",
    "assignment_expression.left": "write",
    "compound_assignment_expr.left": "write",
    "reference_expression.value": "address",
    "unary_expression.#first": "read",
    "index_expression.#first": "read",
    field_initializer: "write",
    lifetime: "ignore",
    visibility_modifier: "ignore",
    label: "label",
  },
  literals: {
    pairs: { field_initializer: "field", shorthand_field_initializer: "#first", field_pattern: "name" },
    types: { struct_expression: "name", struct_pattern: "type" },
    shorthands: ["shorthand_field_initializer", "field_pattern"],
  },
  lefts: {
    field_expression: { left: "value", name: "field" },
    scoped_identifier: { left: "path", name: "name", scope: true },
    scoped_type_identifier: { left: "path", name: "name", scope: true },
  },
  calls: { call_expression: { callee: "function", arguments: "arguments" } },
  scopes: {
    function_item: "function",
    closure_expression: "function",
    block: "block",
    if_expression: "block",
    while_expression: "block",
    for_expression: "block",
    match_arm: "block",
    struct_item: "type",
    enum_item: "type",
    trait_item: "type",
    impl_item: "type",
    type_item: "type",
  },
  bases: {
    "impl_item.trait": { relation: "implements", single: true, child: "type" },
    "trait_item.bounds": { relation: "extends", skip: ["lifetime", "higher_ranked_trait_bound"] },
  },
  owners: { impl_item: { owner: "type" } },
  imports: {
    use_declaration: useDeclaration,
    extern_crate_declaration: externCrate,
  },
  tokenTrees: ["token_tree"],
  // `let name = …`, but neither `if let` nor a pattern
  tokenLocals: { before: /(?:^|[{};\s])(?<!\b(?:if|while)\s+)let\s+(?:mut\s+)?$/, behind: /^\s*(?:=(?!=)|:(?!:)|;)/ },
  functionTypes: {
    function_type: functionType,
    // the values of an enum's variant
    ordered_field_declaration_list: (view, node) => ({
      receiver: -1,
      parameters: view.children(node).filter((child) => !view.is(child, "visibility_modifier", "attribute_item")),
    }),
  },
  arrayTypes: ["array_type"],
  items: ["index_expression"],
  typeArguments: ["type_arguments", "type_parameters"],
  comments: ["line_comment", "block_comment"],
  attributes: ["attribute_item"],
  modifiers: {
    async: "async",
    unsafe: "unsafe",
    const: "const",
    extern: "extern",
    static: "static",
    mut: "mutable",
  },
  thisWords: ["self", "Self", "(*self)", "(**self)", "(&*self)", "(&self)", "(&mut *self)"],
  scopesAreTypes: true,
  mask: maskRustMacros,
  maskAgain: maskRustMacrosAgain,
});
