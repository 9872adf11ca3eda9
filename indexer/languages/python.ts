/**
 * Python: modules, classes, functions, fields that methods give to `self`. A name that a function assigns is local in
 * the whole function; a module's or class's is a symbol where it is first assigned.
 */
import type { DeclarationRule } from "./declaration-rule";
import {
  annotatedType,
  assignmentKind,
  captureKind,
  caseAliasKind,
  classKind,
  functionKind,
  functionRole,
  hidden,
  inFunctionOnly,
  listed,
  localTarget,
  selfFields,
} from "./python-declarations";
import { madeByOwnType } from "./python-made";
import { iteratedBy, partOf, valueOf } from "./python-parts";
import { importFrom, importStatement } from "./python-imports";
import { instanceTests } from "./python-narrowings";
import { listsName } from "./python-exports";
import { holdsType, listsTypes } from "./python-types";
import { defineLanguage } from "./table";
import { grammar } from "./grammars/python";
import { python as importTarget } from "../link/import-targets/python";

const typeParameters: DeclarationRule = { kind: "local", localType: true, name: "#unfielded" };
/** Annotations and defaults are read outside of the function: `def at(zone: zone)` names the class. */
const parameters: DeclarationRule = { kind: "local", name: "#self", type: "type", value: "value", bindAfter: true };

export const python = defineLanguage({
  id: "python",
  grammar,
  importTarget,
  packageMark: "__init__.py",
  extensions: [".py", ".pyi", ".pyw", ".py3"],
  filenames: ["SConstruct", "SConscript", "wscript"],
  interpreters: ["python", "pypy"],
  identifiers: { identifier: "read" },
  declarations: {
    function_definition: {
      kind: functionKind,
      body: "body",
      docstring: true,
      role: functionRole,
      type: "return_type",
      extraModifiers: hidden,
    },
    class_definition: { kind: classKind, body: "body", docstring: true },
    assignment: {
      kind: assignmentKind,
      name: "left",
      assigns: true,
      enclosesNode: true,
      body: ["right.body"],
      type: annotatedType,
      value: valueOf,
      part: partOf,
      extraModifiers: hidden,
    },
    type_alias_statement: { kind: "type_alias", name: "left", inFunction: "local" },
    "function_definition.type_parameters": typeParameters,
    "class_definition.type_parameters": typeParameters,
    generic_type: {
      kind: ({ view, node }) =>
        view.is(view.parent(view.parent(node)), "type_alias_statement") && view.field(view.parent(node)) === "left"
          ? "local"
          : null,
      name: "#last",
      localType: true,
    },
    parameters,
    lambda_parameters: parameters,
    named_expression: { kind: "local", value: "value", assigns: true, functionWide: true },
    for_statement: { kind: localTarget, name: "left", value: listed, element: iteratedBy, part: partOf, assigns: true },
    for_in_clause: { kind: localTarget, name: "left", value: listed, element: iteratedBy, part: partOf },
    as_pattern: { kind: localTarget, name: "alias", value: (view, node) => view.first(node), assigns: true },
    "as_pattern.": { kind: caseAliasKind, assigns: true },
    case_pattern: { kind: captureKind, name: "#first", assigns: true },
    keyword_pattern: { kind: captureKind, name: "#last", assigns: true },
    splat_pattern: { kind: "local", name: "#first", assigns: true },
    global_statement: { kind: inFunctionOnly("global"), name: "#unfielded" },
    nonlocal_statement: { kind: inFunctionOnly("outer"), name: "#unfielded" },
  },
  heads: {
    parenthesized_expression: "#first",
    await: "#first",
    subscript: "value",
    type: "#first",
    generic_type: "#first",
    constrained_type: "#first",
    splat_type: "#first",
  },
  patterns: {
    parameters: "all",
    lambda_parameters: "all",
    typed_parameter: ["#first"],
    default_parameter: ["name"],
    typed_default_parameter: ["name"],
    list_splat_pattern: "all",
    dictionary_splat_pattern: "all",
    list_splat: "all",
    pattern_list: "all",
    tuple_pattern: "all",
    list_pattern: "all",
    as_pattern_target: "all",
    tuple: "all",
    list: "all",
    type_parameter: "all",
  },
  uses: {
    "call.function": "call",
    decorator: "call",
    "assignment.left": "write",
    "augmented_assignment.left": "write",
    "for_statement.left": "write",
    "for_in_clause.left": "write",
    "named_expression.name": "write",
    pattern_list: "write",
    tuple_pattern: "write",
    list_pattern: "write",
    list_splat_pattern: "write",
    as_pattern_target: "write",
    "subscript.value": "read",
    type: "type",
    "class_pattern.#first": "type",
    "keyword_argument.name": "write",
    "keyword_pattern.#first": "write",
  },
  namedArguments: ["keyword_argument"],
  members: ["keyword_argument.name", "keyword_pattern.#first"],
  lefts: {
    attribute: { left: "object", name: "attribute" },
    dotted_name: { left: "#first", name: "#last" },
  },
  calls: { call: { callee: "function", arguments: "arguments", lone: ["generator_expression"] } },
  scopes: {
    function_definition: "function",
    lambda: "function",
    class_definition: "type",
    type_alias_statement: "type",
    list_comprehension: "block",
    dictionary_comprehension: "block",
    set_comprehension: "block",
    generator_expression: "block",
  },
  bindsWholeScope: true,
  items: ["subscript"],
  typeArguments: ["type_parameter", "argument_list", "subscript"],
  headedArguments: ["subscript"],
  listsTypes,
  rawText: { string_content: "type" },
  holdsType,
  holdsName: listsName,
  narrows: {
    if_statement: instanceTests,
    elif_clause: instanceTests,
    if_clause: instanceTests,
    assert_statement: instanceTests,
    conditional_expression: instanceTests,
    boolean_operator: instanceTests,
  },
  results: { return_statement: "#first", lambda: "body" },
  resultBehind: madeByOwnType,
  alternatives: {
    string: (view, node) => [view.childOfType(node, "string_content")],
    binary_operator: (view, node) => [view.child(node, "left"), view.child(node, "right")],
    union_type: (view, node) => view.children(node),
    boolean_operator: (view, node) => [view.child(node, "left"), view.child(node, "right")],
    conditional_expression: (view, node) => [view.first(node), view.last(node)],
  },
  bases: {
    "class_definition.superclasses": {
      relation: "extends",
      skip: ["keyword_argument", "list_splat", "dictionary_splat"],
    },
  },
  imports: {
    import_statement: importStatement,
    import_from_statement: importFrom,
    future_import_statement: importFrom,
  },
  comments: ["comment"],
  wrappers: ["decorated_definition"],
  modifiers: {
    async: "async",
    staticmethod: "static",
    classmethod: "static",
    abstractmethod: "abstract",
    abstractproperty: "abstract",
    final: "final",
    override: "override",
  },
  thisWords: ["self", "cls"],
  superWords: ["super"],
  derived: { assignment: selfFields },
});
