/**
 * Ruby: modules, classes, methods, what `attr_accessor`, `define_method` and `Struct.new` make, instance variables. A bare
 * identifier is a local name where one is bound and a call otherwise. What is only built at run time has no symbol.
 */
import type { TreeView } from "../extract/tree-view";
import type { ImportFact, Modifier, RelationFact } from "../model";
import {
  defineLanguage,
  type DeclarationRule,
  type DeclarationSite,
  type DeclaredAs,
  type DerivedRule,
  type UnnamedName,
} from "./table";

const TARGET_PARENTS = [
  "assignment",
  "operator_assignment",
  "left_assignment_list",
  "destructured_left_assignment",
  "rest_assignment",
  "for",
  "exception_variable",
  "scope_resolution",
];

/** Calls that make a class or module, by receiver and method. */
const TYPE_MAKERS: Readonly<Record<string, "class" | "module">> = {
  "Struct.new": "class",
  "Data.define": "class",
  "Class.new": "class",
  "Module.new": "module",
};

/** `Struct.new` of a value; null when it is no call on a plain constant. */
function maker(view: TreeView, value: number): string | null {
  if (!view.is(value, "call")) return null;
  const receiver = view.child(value, "receiver");
  const method = view.child(value, "method");
  return view.is(receiver, "constant") && method >= 0 ? `${view.text(receiver)}.${view.text(method)}` : null;
}

function typeMaker(view: TreeView, value: number): string | null {
  const made = maker(view, value);
  return made !== null && Object.hasOwn(TYPE_MAKERS, made) ? made : null;
}

/** Only names right in the target are bound: `a.b = 1` and `a[0] = 1` call methods. */
function assignmentKind({ view, node, name, inFunction }: DeclarationSite): DeclaredAs {
  const parent = view.parent(name);
  if (!view.is(parent, ...TARGET_PARENTS)) return null;
  switch (view.type(name)) {
    case "identifier":
      return "local";
    case "constant": {
      const made = parent === node || view.parent(parent) === node ? typeMaker(view, view.child(node, "right")) : null;
      return made === null ? "constant" : TYPE_MAKERS[made];
    }
    case "global_variable":
      return inFunction ? null : "variable";
    default:
      return null;
  }
}

/** `Class.new(Base)` derives from its argument, `Struct.new` from Struct. */
function madeBases({ view, node }: DeclarationSite): Omit<RelationFact, "child">[] {
  const value = view.child(node, "right");
  const made = typeMaker(view, value);
  if (made === null || made === "Module.new") return [];
  const base =
    made === "Class.new" ? view.first(view.childOfType(value, "argument_list")) : view.child(value, "receiver");
  if (!view.is(base, "constant", "scope_resolution")) return [];
  return [{ baseName: view.text(base), relation: "extends", access: null, virtual: false }];
}

function methodKind({ view, name, ownerName }: DeclarationSite): DeclaredAs {
  if (ownerName === null) return "function";
  return view.text(name) === "initialize" ? "constructor" : "method";
}

/** Methods of the class itself: `def self.x`, which a bare `private` above does not hide, and all below `class << self`. */
function singleton({ view, node }: DeclarationSite): Modifier[] {
  if (view.is(node, "singleton_method"))
    return view.is(view.parent(node), "argument_list") ? ["static"] : ["static", "public"];
  return view.is(view.ancestor(node, "singleton_class", "class", "module"), "singleton_class") ? ["static"] : [];
}

/** Calls whose arguments name what they declare. */
const PROPERTY_MAKERS = /^(?:[cm]?attr_(?:accessor|reader|writer)|attr|class_attribute|thread_mattr_accessor)$/;

function declaredByCall(view: TreeView, node: number): "property" | "method" | null {
  const list = view.parent(node);
  const call = view.parent(list);
  if (!view.is(call, "call")) return null;
  const method = view.text(view.child(call, "method"));
  if (view.child(call, "receiver") >= 0) {
    const made = method === "new" || method === "define" ? typeMaker(view, call) : null;
    return (made === "Struct.new" || made === "Data.define") && view.is(view.parent(call), "assignment")
      ? "property"
      : null;
  }
  if (PROPERTY_MAKERS.test(method)) return "property";
  const isFirst = view.first(list) === node;
  return isFirst && (method === "define_method" || method === "alias_method") ? "method" : null;
}

/** A name written as `:name` or `"name"`. */
function symbolName(view: TreeView, at: number): UnnamedName | null {
  const [start, end] = [view.start(at) + 1, view.end(at)];
  if (view.is(at, "simple_symbol")) return { name: view.slice(start, end), at, written: [start, end] };
  if (!view.is(at, "string") || end - start < 2) return null;
  return { name: view.slice(start, end - 1), at, written: [start, end - 1] };
}

const argumentRule: DeclarationRule = {
  kind: ({ view, node }) => declaredByCall(view, node),
  name: "#none",
  unnamed: (view, node) =>
    view.is(node, "simple_symbol", "string") && declaredByCall(view, node) !== null ? symbolName(view, node) : null,
};

/** Instance and class variables that a method or class body gives values to. */
const variableFields: DerivedRule = ({ view, node }) => {
  const left = view.child(node, "left");
  const targets = view.is(left, "left_assignment_list") ? view.children(left) : [left];
  return targets
    .filter((t) => view.is(t, "instance_variable", "class_variable"))
    .map((t) => ({
      name: t,
      kind: "field",
      modifiers: view.is(t, "class_variable") ? ["private", "static"] : ["private"],
    }));
};

/** In a pattern a bare name binds; anything else is compared. */
const patternName: DeclarationRule = {
  kind: ({ view, node }) => (view.is(node, "identifier", "splat_parameter", "hash_splat_parameter") ? "local" : null),
  assigns: true,
};

const MIXIN_WORDS: Readonly<Record<string, RelationFact["relation"]>> = {
  include: "includes",
  prepend: "includes",
  extend: "mixin",
};

/** `include A` right in the body of a class or module. */
function isMixin(view: TreeView, call: number): boolean {
  if (view.child(call, "receiver") >= 0 || !view.is(view.parent(call), "body_statement")) return false;
  const method = view.child(call, "method");
  return (
    method >= 0 &&
    Object.hasOwn(MIXIN_WORDS, view.text(method)) &&
    view.is(view.parent(view.parent(call)), "class", "module", "singleton_class")
  );
}

const mixinRelation = (view: TreeView, base: number): RelationFact["relation"] =>
  MIXIN_WORDS[view.text(view.child(view.parent(view.parent(base)), "method"))] ?? "includes";

function requireCall(view: TreeView, node: number): Omit<ImportFact, "start">[] {
  const method = view.child(node, "method");
  if (method < 0 || view.child(node, "receiver") >= 0) return [];
  const length = view.end(method) - view.start(method);
  if (length !== 4 && length !== 7 && length !== 8 && length !== 16) return [];
  const word = view.text(method);
  if (word !== "require" && word !== "require_relative" && word !== "load" && word !== "autoload") return [];
  const list = view.child(node, "arguments");
  const path = list < 0 ? -1 : word === "autoload" ? view.last(list) : view.first(list);
  if (!view.is(path, "string") || view.childOfType(path, "interpolation") >= 0) return [];
  const written = view.text(path).slice(1, -1);
  const specifier = word === "require_relative" && !written.startsWith(".") ? `./${written}` : written;
  const name =
    word === "autoload" && view.is(view.first(list), "simple_symbol") ? view.text(view.first(list)).slice(1) : null;
  return [{ specifier, kind: "require", name, imported: null }];
}

/** A bare `private` hides methods, not constants. */
const alwaysPublic = ({ ownerKind }: DeclarationSite): Modifier[] =>
  ownerKind === "class" || ownerKind === "module" ? ["public"] : [];

const method: DeclarationRule = { kind: methodKind, body: "body", wholeName: true, extraModifiers: singleton };
const parameters: DeclarationRule = { kind: "local", name: "#self" };
const assignment: DeclarationRule = {
  kind: assignmentKind,
  name: "left",
  assigns: true,
  enclosesNode: true,
  body: ["right.block"],
  extraBases: madeBases,
  extraModifiers: alwaysPublic,
  value: (view, node, leaf) => {
    const value = view.parent(leaf) === node ? view.child(node, "right") : -1;
    return value >= 0 && typeMaker(view, value) === null && !view.is(value, "element_reference") ? value : -1;
  },
};

export const ruby = defineLanguage({
  id: "ruby",
  extensions: [".rb", ".rake", ".gemspec", ".ru", ".podspec"],
  filenames: ["Rakefile", "Gemfile", "Guardfile", "Vagrantfile", "Podfile", "Fastfile", "Capfile", "Brewfile"],
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
    element_reference: "object",
    parenthesized_statements: "#first",
  },
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
  members: ["call.method", "alias.alias"],
  lefts: {
    call: { left: "receiver", name: "method" },
    scope_resolution: { left: "scope", name: "name", scope: true },
  },
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
  closedSymbols: true,
  freeReadsCall: true,
  bases: {
    superclass: { relation: "extends" },
    call: {
      relation: mixinRelation,
      when: isMixin,
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
  thisWords: ["self"],
  superWords: ["super"],
  derived: { assignment: variableFields, operator_assignment: variableFields },
});
