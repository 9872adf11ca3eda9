/**
 * Python: modules, classes, functions, fields that methods give to `self`. A name that a function assigns is local in the
 * whole function; a module's or class's is a symbol where it is first assigned.
 */
import type { TreeView } from "../extract/tree-view";
import type { Modifier } from "../model";
import { importFrom, importStatement } from "./python-imports";
import type { DeclarationRule, DeclarationSite, DeclaredAs, DerivedRule } from "./declaration-rule";
import { defineLanguage, type Narrowing } from "./table";

/** What may stand between an assigned name and its statement; below anything else (`a.b = 1`, `a[0] = 1`) nothing is bound. */
const TARGET_PARENTS = [
  "assignment",
  "for_statement",
  "for_in_clause",
  "pattern_list",
  "tuple_pattern",
  "list_pattern",
  "list_splat_pattern",
  "as_pattern_target",
  "tuple",
  "list",
  "list_splat",
];

const isTarget = ({ view, name }: DeclarationSite): boolean => view.is(view.parent(name), ...TARGET_PARENTS);
const localTarget = (site: DeclarationSite): DeclaredAs => (isTarget(site) ? "local" : null);

function assignmentKind(site: DeclarationSite): DeclaredAs {
  if (!isTarget(site)) return null;
  if (site.inFunction) return "local";
  const { view, node, name, ownerKind } = site;
  const type = view.child(node, "type");
  if (ownerKind === "enum") return type < 0 ? "enum_member" : "field";
  if (ownerKind === "class") return "field";
  if (view.is(view.child(node, "right"), "lambda") && view.parent(name) === node) return "function";
  if (type >= 0 && view.text(type).endsWith("TypeAlias")) return "type_alias";
  return /^_*[A-Z][A-Z\d_]*$/.test(view.text(name)) ? "constant" : "variable";
}

const ENUM_BASE = /(?:^|[(,.\s])(?:Enum|IntEnum|StrEnum|Flag|IntFlag)\s*[,)]/;

function classKind({ view, node }: DeclarationSite): DeclaredAs {
  const bases = view.child(node, "superclasses");
  return bases >= 0 && ENUM_BASE.test(view.text(bases).slice(0, 1000)) ? "enum" : "class";
}

/** Texts of a definition's decorators, without the at sign. */
function decorators(view: TreeView, node: number): string[] {
  const around = view.parent(node);
  if (!view.is(around, "decorated_definition")) return [];
  const found = view.children(around).filter((c) => view.is(c, "decorator"));
  return found.map((c) => view.text(c).slice(1, 200).trim());
}

const PROPERTY = /(?:^|\.)(?:\w*_?property|setter|getter|deleter)(?:$|\()/;

function functionKind({ view, node, name, ownerKind, inFunction }: DeclarationSite): DeclaredAs {
  if (inFunction || (ownerKind !== "class" && ownerKind !== "enum")) return "function";
  if (decorators(view, node).some((d) => PROPERTY.test(d))) return "property";
  return view.text(name) === "__init__" ? "constructor" : "method";
}

/** `@overload` announces the definition that follows. */
const functionRole: DeclarationRule["role"] = ({ view, node }) =>
  decorators(view, node).some((d) => /(?:^|\.)overload$/.test(d)) ? "declaration" : "definition";

/** Two leading underscores hide a member. */
function hidden({ view, name, ownerKind, inFunction }: DeclarationSite): Modifier[] {
  return ownerKind === "class" && !inFunction && /^__(?!.*__$)/.test(view.text(name)) ? ["private"] : [];
}

/** Attributes of `self` and `cls` that an assignment gives values to. */
const selfFields: DerivedRule = ({ view, node, inFunction }) => {
  const left = inFunction ? view.child(node, "left") : -1;
  const targets = view.is(left, "pattern_list", "tuple_pattern") ? view.children(left) : [left];
  const found = targets.filter((t) => view.is(t, "attribute") && /^(?:self|cls)$/.test(view.text(view.first(t))));
  return found.map((t) => ({ name: view.child(t, "attribute"), kind: "field" as const }));
};

/** A pattern that is one plain name captures; a dotted one is compared. */
function captureKind({ view, node, name }: DeclarationSite): DeclaredAs {
  const dotted = view.parent(name);
  return view.is(dotted, "dotted_name") && view.parent(dotted) === node && view.first(dotted) === view.last(dotted)
    ? "local"
    : null;
}

/** `case … as x`, where nothing but the place tells the alias. */
function caseAliasKind({ view, node }: DeclarationSite): DeclaredAs {
  const around = view.parent(node);
  return view.is(view.first(around), "case_pattern") && view.last(around) === node ? "local" : null;
}

const inFunctionOnly =
  (word: "outer" | "global") =>
  ({ inFunction }: DeclarationSite): DeclaredAs =>
    inFunction ? word : null;

const typeParameters: DeclarationRule = { kind: "local", localType: true, name: "#unfielded" };
/** The value of a name. */
function valueOf(view: TreeView, node: number, leaf: number): number {
  return view.parent(leaf) === node ? view.child(node, "right") : -1;
}

const parameters: DeclarationRule = { kind: "local", name: "#self", type: "type", value: "value" };

export const python = defineLanguage({
  id: "python",
  extensions: [".py", ".pyi", ".pyw"],
  filenames: ["SConstruct", "SConscript"],
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
      type: "type",
      value: valueOf,
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
    for_statement: { kind: localTarget, name: "left", element: "right", assigns: true },
    for_in_clause: { kind: localTarget, name: "left", element: "right" },
    as_pattern: { kind: localTarget, name: "alias", value: "#first", assigns: true },
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
  typeArguments: ["type_parameter"],
  narrows: { if_statement: instanceTests, assert_statement: instanceTests, conditional_expression: instanceTests },
  results: { return_statement: "#first", lambda: "body" },
  alternatives: {
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

/** `isinstance(x, A)` holds in what its `if` guards; asserted, to the end of the block. */
function instanceTests(view: TreeView, node: number): Narrowing[] {
  const isAssertion = view.is(node, "assert_statement");
  const isChoice = view.is(node, "conditional_expression");
  const guarded = isAssertion ? view.parent(node) : isChoice ? view.first(node) : view.child(node, "consequence");
  const test = isAssertion ? view.first(node) : isChoice ? view.second(node) : view.child(node, "condition");
  const from = isAssertion ? view.end(node) : view.start(guarded);
  return conjuncts(view, test).flatMap((each) => {
    const callee = view.is(each, "call") ? view.child(each, "function") : -1;
    if (callee < 0 || view.text(callee) !== "isinstance") return [];
    const [subject, type] = view.children(view.child(each, "arguments"));
    if (type === undefined || !view.is(subject, "identifier") || view.is(type, "tuple")) return [];
    return [{ subject, type, from, until: view.end(guarded) }];
  });
}

/** The parts of a condition that all have to hold. */
function conjuncts(view: TreeView, condition: number): number[] {
  if (view.is(condition, "parenthesized_expression")) return conjuncts(view, view.first(condition));
  if (!view.is(condition, "boolean_operator")) return [condition];
  const [left, right] = [view.child(condition, "left"), view.child(condition, "right")];
  if (view.slice(view.end(left), view.start(right)).trim() !== "and") return [condition];
  return [...conjuncts(view, left), ...conjuncts(view, right)];
}
