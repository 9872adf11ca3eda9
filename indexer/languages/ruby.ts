/**
 * Ruby: modules, classes, methods, what `attr_accessor`, `define_method` and `Struct.new` make, instance variables. A
 * bare identifier is a local name where one is bound and a call otherwise. What is only built at run time has no
 * symbol.
 */
import type { TreeView } from "../extract/tree-view";
import { isMixin, mixinRelation, requireCall, symbolName } from "./ruby-calls";
import {
  alwaysPublic,
  argumentRule,
  assignment,
  assignmentKind,
  method,
  methodKind,
  parameters,
  patternName,
  subjectRule,
  variableFields,
} from "./ruby-declarations";
import { GIVEN_LAST } from "./ruby-results";
import { defineLanguage } from "./table";
import { grammar } from "./grammars/ruby";
import { ruby as importTarget } from "../link/import-targets/ruby";
import { privateInRuby } from "./private-names";

const BLOCKS = ["block", "do_block"] as const;

/** `a || b` is either, `a && b` the latter; other operators call methods. */
function chosenOf(view: TreeView, node: number): number[] {
  const [left, right] = [view.child(node, "left"), view.child(node, "right")];
  const operator = left < 0 || right < 0 ? "" : view.slice(view.end(left), view.start(right)).trim();
  if (operator === "||" || operator === "or") return [left, right];
  return operator === "&&" || operator === "and" ? [right] : [];
}

export const ruby = defineLanguage({
  id: "ruby",
  grammar,
  importTarget,
  privateToFile: privateInRuby,
  extensions: [".rb", ".rake", ".gemspec", ".ru", ".rbi", ".rbw", ".podspec", ".thor", ".jbuilder"],
  filenames: [
    "Rakefile",
    "Gemfile",
    "Guardfile",
    "Thorfile",
    "Vagrantfile",
    "Podfile",
    "Fastfile",
    "Capfile",
    "Brewfile",
  ],
  interpreters: ["ruby", "jruby"],
  identifiers: {
    identifier: "read",
    constant: "member",
    instance_variable: "member",
    class_variable: "member",
    global_variable: "member",
    operator: "member",
    hash_key_symbol: "member",
  },
  declarations: {
    module: { kind: "module", body: "body", extraModifiers: alwaysPublic },
    class: { kind: "class", body: "body", extraModifiers: alwaysPublic },
    method,
    singleton_method: method,
    alias: {
      kind: methodKind,
      unnamed: (view, node) => symbolName(view, view.child(node, "name")),
    },
    "argument_list.": argumentRule,
    "call.method": subjectRule,
    assignment,
    operator_assignment: assignment,
    method_parameters: parameters,
    block_parameters: parameters,
    lambda_parameters: parameters,
    for: { kind: assignmentKind, name: "pattern", assigns: true },
    exception_variable: { kind: assignmentKind, name: "#first", assigns: true },
    "in_clause.pattern": patternName,
    "match_pattern.pattern": patternName,
    "test_pattern.pattern": patternName,
    "array_pattern.": patternName,
    "find_pattern.": patternName,
    "hash_pattern.": patternName,
    "alternative_pattern.": patternName,
    "keyword_pattern.value": patternName,
    as_pattern: { kind: "local", assigns: true },
    keyword_pattern: {
      kind: ({ view, node }) => (view.child(node, "value") < 0 ? "local" : null),
      name: "key",
      assigns: true,
    },
  },
  heads: {
    setter: "name",
    assignment: "right",
    operator_assignment: "right",
    element_reference: "object",
    parenthesized_statements: "#first",
  },
  items: ["element_reference"],
  patterns: {
    method_parameters: "all",
    block_parameters: "all",
    lambda_parameters: "all",
    destructured_parameter: "all",
    optional_parameter: ["name"],
    keyword_parameter: ["name"],
    splat_parameter: ["name"],
    hash_splat_parameter: ["name"],
    block_parameter: ["name"],
    left_assignment_list: "all",
    destructured_left_assignment: "all",
    rest_assignment: "all",
  },
  uses: {
    "call.method": "call",
    "assignment.left": "write",
    "operator_assignment.left": "write",
    "for.pattern": "write",
    exception_variable: "write",
    left_assignment_list: "write",
    destructured_left_assignment: "write",
    rest_assignment: "write",
    "element_reference.object": "read",
    "pair.key": "write",
    "alias.alias": "address",
    undef: "ignore",
  },
  members: ["call.method", "alias.alias", "pair.key"],
  namedArguments: ["pair"],
  namedArgumentLists: ["argument_list"],
  lefts: {
    call: { left: "receiver", name: "method" },
    scope_resolution: { left: "scope", name: "name", scope: true },
  },
  results: { method: "body", singleton_method: "body" },
  calls: { call: { callee: "method", arguments: "arguments" } },
  implicitNames: { it: ["block", "do_block"], _1: ["block", "do_block"], _2: ["block", "do_block"] },
  scopes: {
    method: "function",
    singleton_method: "function",
    block: "block",
    do_block: "block",
    lambda: "block",
    class: "type",
    module: "type",
    singleton_class: "type",
  },
  alternatives: { ...GIVEN_LAST, binary: (view, node) => chosenOf(view, node) },
  closedSymbols: true,
  freeReadsCall: true,
  lambdas: {
    types: BLOCKS,
    callee: (view, block) => view.child(view.parent(block), "method"),
    hasParameters: (view, block) => view.child(block, "parameters") >= 0,
    bringReceivers: true,
    holdDeclarations: true,
  },
  thisOwners: BLOCKS,
  variablesOfThis: ["instance_variable"],
  bases: {
    superclass: {
      relation: "extends",
      through: ["call", "element_reference"],
      only: ["constant", "scope_resolution"],
    },
    call: {
      relation: mixinRelation,
      when: isMixin,
      ofTypeAround: true,
      through: ["argument_list"],
      only: ["constant", "scope_resolution"],
    },
  },
  imports: { call: requireCall },
  comments: ["comment"],
  wrappers: ["argument_list", "call"],
  modifiers: {
    public: "public",
    protected: "protected",
    private: "private",
    private_class_method: "private",
  },
  accessWords: ["body_statement"],
  defaultAccess: (owner) => (owner === "class" || owner === "module" ? "public" : null),
  rootMark: "::",
  thisWords: ["self"],
  superWords: ["super"],
  derived: { assignment: variableFields, operator_assignment: variableFields },
});
