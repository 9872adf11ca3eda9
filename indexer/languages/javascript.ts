/**
 * JavaScript: functions, classes, module-level values, object literals that hold methods, and the old ways to export.
 * Also the ground that TypeScript builds on. In functions every variable is local.
 */
import { maskKeywordAttributes } from "../mask/mask-scripts";
import { destructured, keysTaken } from "./javascript-destructuring";
import { assignedExports } from "./javascript-exports";
import { dynamicImport, exportStatement, importStatement, requireDeclarator } from "./javascript-imports";
import {
  assignmentKind,
  assignedToThis,
  assignmentOwner,
  calledOrMerged,
  classExpressionKind,
  defaultKind,
  functionExpressionKind,
  functionModifiers,
  hasDefaultName,
  kindOfValue,
  loopKind,
  methodKind,
  ofAssigned,
  ofWhole,
  operands,
  pairKind,
  quotedName,
  shorthandKind,
  spreads,
  variableKind,
} from "./javascript-kinds";
import { ownExportsNamed, THIS_OWNERS } from "./javascript-own-exports";
import { bindsRequired } from "./javascript-inner-requires";
import { calleeAround } from "./javascript-callbacks";
import { firstKey, attributesOf, listedFirst, namedFirst, shapeOf } from "./javascript-shapes";
import { ownOrLaterValue } from "./javascript-later-values";
import { givenOneByOne } from "./javascript-holders";
import { definedByCall, mergedInto } from "./javascript-defined";
import { withDocTypes } from "./jsdoc-places";
import { docTags } from "./jsdoc-types";
import { instanceTests } from "./instance-tests";
import type { DeclarationRule } from "./declaration-rule";
import { defineLanguage, type LanguageTable } from "./table";
import { grammar } from "./grammars/javascript";
import { script } from "../link/import-targets/script";

const typeTests = instanceTests({
  guarded: "consequence",
  subject: "identifier",
  member: { type: "member_expression", of: "object", name: "property", thisWord: "this", isOfAny: true },
  negation: "unary_expression",
  leaving: ["return_statement", "throw_statement", "continue_statement", "break_statement"],
  asserting: /^(?:assert(?:\.ok|\.strict|\.isTrue)?|ok|invariant)$/,
});

const method = {
  kind: methodKind,
  body: "body",
  owner: mergedInto,
  extraModifiers: functionModifiers,
  unnamed: quotedName,
} as const;
const variable: DeclarationRule = {
  kind: variableKind,
  name: "name",
  body: ["value.body"],
  value: ownOrLaterValue,
  destructured,
  keysTaken,
  extraModifiers: functionModifiers,
};

/** `const fs = require("fs")` in a function, too. */
const variableOrRequired: DeclarationRule = {
  ...variable,
  kind: (site) => (site.inFunction && bindsRequired(site.view, site.node, site.name) ? null : variableKind(site)),
};

/** What JavaScript and TypeScript share. Class names and fields differ by grammar. */
export const sharedTable = {
  identifiers: {
    identifier: "read",
    property_identifier: "member",
    private_property_identifier: "member",
    shorthand_property_identifier: "read",
    shorthand_property_identifier_pattern: "read",
    statement_identifier: "read",
  },
  declarations: {
    function_declaration: { kind: "function", body: "body" },
    generator_function_declaration: { kind: "function", body: "body", extraModifiers: functionModifiers },
    function_expression: { kind: functionExpressionKind, body: "body" },
    generator_function: { kind: functionExpressionKind, body: "body" },
    class_declaration: { kind: "class", body: "body" },
    class: { kind: classExpressionKind, body: "body" },
    method_definition: method,
    pair: {
      kind: pairKind,
      name: "key",
      owner: mergedInto,
      body: ["value.body"],
      value: ofWhole("value"),
      enclosesNode: true,
      extraModifiers: functionModifiers,
      unnamed: quotedName,
    },
    "object.": { kind: shorthandKind, value: (_view, _node, leaf) => leaf },
    assignment_expression: {
      kind: assignmentKind,
      name: "left",
      owner: assignmentOwner,
      enclosesNode: true,
      body: ["right.body"],
      value: ofAssigned,
      extraModifiers: (site) => [
        ...functionModifiers(site),
        ...(assignmentOwner(site.view, site.node) === null ? (["exported"] as const) : []),
      ],
    },
    call_expression: definedByCall,
    "lexical_declaration.": variable,
    "variable_declaration.": { ...variable, assigns: true, functionWide: true },
    "export_statement.value": {
      kind: defaultKind,
      name: "#none",
      unnamed: (view, node) => (hasDefaultName(view, node) ? { name: "default", at: node } : null),
      body: "body",
    },
    arrow_function: { kind: "local", name: "parameter", callback: calleeAround },
    catch_clause: { kind: "local", name: "parameter" },
    for_in_statement: { kind: loopKind, name: "left", element: ofWhole("right"), destructured, keysTaken },
  },
  heads: {
    parenthesized_expression: "#first",
    subscript_expression: "object",
    await_expression: "#first",
  },
  patterns: {
    object_pattern: "all",
    array_pattern: "all",
    rest_pattern: "all",
    pair_pattern: ["value"],
    assignment_pattern: ["left"],
    object_assignment_pattern: ["left"],
  },
  uses: {
    "call_expression.function": "call",
    "new_expression.constructor": "call",
    "assignment_expression.left": "write",
    "augmented_assignment_expression.left": "write",
    "update_expression.argument": "write",
    "variable_declarator.name": "write",
    "for_in_statement.left": "write",
    "subscript_expression.object": "read",
    object_pattern: "write",
    array_pattern: "write",
    rest_pattern: "write",
    "pair_pattern.value": "write",
    "assignment_pattern.left": "write",
    "object_assignment_pattern.left": "write",
    "pair.key": "write",
    decorator: "call",
    "labeled_statement.label": "label_definition",
    "break_statement.label": "label",
    "continue_statement.label": "label",
  },
  members: ["export_specifier.alias"],
  lefts: { member_expression: { left: "object", name: "property" } },
  calls: {
    call_expression: { callee: "function", arguments: "arguments" },
    new_expression: { callee: "constructor", arguments: "arguments" },
  },
  scopes: {
    function_declaration: "function",
    generator_function_declaration: "function",
    function_expression: "function",
    generator_function: "function",
    arrow_function: "function",
    method_definition: "function",
    class_static_block: "function",
    class_declaration: "type",
    class: "type",
    statement_block: "block",
    switch_body: "block",
    for_statement: "block",
    for_in_statement: "block",
    catch_clause: "block",
  },
  bindsWholeScope: true,
  items: ["subscript_expression"],
  arrayTypes: ["array"],
  shapes: { object: shapeOf, statement_block: givenOneByOne },
  alternatives: {
    binary_expression: (view, node) => namedFirst(view, operands(view, node)),
    call_expression: calledOrMerged,
    object: (view, node) => [...firstKey(view, node), ...spreads(view, node)],
    array: listedFirst,
    ternary_expression: (view, node) =>
      namedFirst(view, [view.child(node, "consequence"), view.child(node, "alternative")]),
  },
  narrows: {
    if_statement: typeTests,
    ternary_expression: typeTests,
    binary_expression: typeTests,
    expression_statement: typeTests,
  },
  results: { return_statement: "#first", arrow_function: "body" },
  imports: {
    import_statement: importStatement,
    export_statement: exportStatement,
    variable_declarator: (view, node) => [...requireDeclarator(view, node), ...ownExportsNamed(view, node)],
    call_expression: dynamicImport,
    assignment_expression: assignedExports,
  },
  exportsByUse: ["assignment_expression"],
  comments: ["comment"],
  attributes: ["decorator"],
  wrappers: ["lexical_declaration", "variable_declaration", "export_statement", "expression_statement"],
  modifiers: {
    export: "exported",
    default: "default",
    async: "async",
    static: "static",
  },
  defaultAccess: (owner) => (owner === "class" ? "public" : null),
  thisWords: ["this"],
  thisOwners: THIS_OWNERS,
  superWords: ["super"],
} as const satisfies Omit<LanguageTable, "id" | "extensions" | "grammar">;

/** Tags of elements: components are called, HTML's own tags are no names. */
export const elementUses = {
  "jsx_opening_element.name": "component",
  "jsx_self_closing_element.name": "component",
  "jsx_closing_element.name": "component_end",
  jsx_attribute: "write",
  jsx_namespace_name: "ignore",
} as const satisfies LanguageTable["uses"];

/** Attributes are what a component takes. */
export const elementShapes = { jsx_opening_element: attributesOf, jsx_self_closing_element: attributesOf } as const;

export const javascript = defineLanguage({
  ...sharedTable,
  shapes: { ...sharedTable.shapes, ...elementShapes },
  id: "javascript",
  grammar,
  importTarget: script,
  manifest: "package.json",
  extensions: [".js", ".mjs", ".cjs", ".jsx", ".es6", ".jsm"],
  interpreters: ["node", "nodejs", "bun", "deno"],
  declarations: withDocTypes({
    ...sharedTable.declarations,
    "lexical_declaration.": variableOrRequired,
    "variable_declaration.": { ...variableOrRequired, assigns: true, functionWide: true },
    "using_declaration.": variable,
    formal_parameters: { kind: "local", name: "#self", callback: calleeAround, destructured, keysTaken },
    field_definition: {
      kind: ({ view, node }) => (kindOfValue(view, view.child(node, "value")) === "function" ? "method" : "field"),
      name: "property",
      body: ["value.body"],
      value: ofWhole("value"),
      extraModifiers: functionModifiers,
      unnamed: quotedName,
    },
  }),
  patterns: { ...sharedTable.patterns, formal_parameters: "all" },
  uses: { ...sharedTable.uses, ...elementUses },
  mask: maskKeywordAttributes,
  bases: { class_heritage: { relation: "extends" } },
  wrappers: [...sharedTable.wrappers, "using_declaration"],
  docTags,
  derived: {
    assignment_expression: assignedToThis,
  },
});
