/** What Kotlin declares where its table cannot say it: kinds, names and types that only their place tells. */
import type { TreeView } from "../extract/tree-view";
import type { ImportFact, Modifier, RelationFact, SymbolKind, SymbolRole } from "../model";
import type { DeclarationSite, DeclaredAs, UnnamedName } from "./declaration-rule";
import type { FunctionType } from "./table/types";

/** Node types that hold the members of a class. */
export const MEMBER_BODIES = ["class_body", "enum_class_body"];

/** Text of the declaration before its name: where Kotlin writes `enum class`, `fun interface`, `val`. */
const before = ({ view, node, name }: DeclarationSite): string => view.slice(view.start(node), view.start(name));

/** One node type stands for classes, interfaces and enums. */
export function classKind(site: DeclarationSite): DeclaredAs {
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

/** Extension functions are functions, not methods of what they extend. */
export const functionKind = (site: DeclarationSite): DeclaredAs => (isMember(site) ? "method" : "function");

/** A property of a class or of the file; inside a function it is a local variable. */
export function propertyKind(site: DeclarationSite): DeclaredAs {
  if (site.inFunction && !isMember(site)) return holdsObject(site.view, site.node) ? "variable" : "local";
  return /\bconst\s+val\b/.test(before(site)) ? "constant" : "property";
}

/** `val x = object : A() { … }`: a local name whose value has members of its own. */
const holdsObject = (view: TreeView, node: number): boolean =>
  view.is(propertyValue(view, node), "object_literal") &&
  view.childOfType(propertyValue(view, node), "class_body") >= 0;

/** `val` and `var` make a property of a constructor's parameter. */
export function classParameterKind(site: DeclarationSite): DeclaredAs {
  if (!isFirstIdentifier(site)) return null;
  return /\b(?:val|var)\s*$/.test(before(site)) ? "property" : "local";
}

/** Names of properties are declared by the property around them; one that holds an object is a local name besides. */
export function variableKind(site: DeclarationSite): DeclaredAs {
  const { view, node, inFunction } = site;
  const property = view.parent(node);
  if (!view.is(property, "property_declaration")) return "local";
  return inFunction && !isMember({ ...site, node: property }) && holdsObject(view, property) ? "local" : null;
}

/** Where a default value may follow the name, which can be a plain name too. */
export function isFirstIdentifier({ view, node, name }: DeclarationSite): boolean {
  return view.childOfType(node, "identifier") === name;
}

/** A local name that a default value may follow. */
export const firstIdentifierKind = (site: DeclarationSite): DeclaredAs => (isFirstIdentifier(site) ? "local" : null);

/** `expect fun` and `expect class` announce what each platform defines with `actual`. */
export const expectRole = (site: DeclarationSite): SymbolRole =>
  /\bexpect\b/.test(before(site).replace(/\([^)]*\)|"[^"]*"/g, "")) ? "declaration" : "definition";

const TYPES = ["user_type", "nullable_type", "non_nullable_type", "parenthesized_type", "function_type"];

/** The node after this one below the same parent, or -1. */
function sibling(view: TreeView, node: number): number {
  const { next } = view.tree;
  return next[node] < next[view.parent(node)] ? next[node] : -1;
}

/** `name: Type` */
export function typeOf(view: TreeView, _node: number, name: number): number {
  const type = sibling(view, name);
  return view.is(type, ...TYPES) ? type : -1;
}

/** `val Crane.Companion.name` is read as a type of three names before a property without one: the last is its name. */
export function misreadProperty(view: TreeView, node: number): number {
  const name = view.first(view.childOfType(node, "variable_declaration"));
  if (name < 0 || view.end(name) > view.start(name)) return -1;
  const type = view.childOfType(node, "user_type");
  return type >= 0 && view.end(type) === view.start(name) && view.is(view.last(type), "identifier")
    ? view.last(type)
    : -1;
}

/** `val name: Type` */
export function propertyType(view: TreeView, node: number, name: number): number {
  const isMisread = misreadProperty(view, node) === name;
  return typeOf(view, node, isMisread ? view.first(view.childOfType(node, "variable_declaration")) : name);
}

/** `fun Type.name()`, `val Type.name`: the type before the name, -1 for none. */
export function extendedType(view: TreeView, node: number): number {
  const name = Math.max(view.child(node, "name"), view.childOfType(node, "variable_declaration"));
  const type = view.childOfType(node, "user_type", "nullable_type", "parenthesized_type");
  const misread = misreadProperty(view, node);
  if (misread >= 0) return view.children(type).at(-2) ?? -1;
  return type >= 0 && name >= 0 && view.start(type) < view.start(name) ? type : -1;
}

/**
 * What is called with the lambda that holds a node (or is it), the value of a `with` that has a name; -1 where the
 * lambda is no argument.
 */
export function calleeAround(view: TreeView, node: number): number {
  const lambda = view.is(node, "lambda_literal") ? node : view.ancestor(node, "lambda_literal");
  let around = view.parent(lambda);
  if (view.is(around, "annotated_lambda")) around = view.parent(around);
  else if (view.is(around, "value_argument")) around = view.parent(view.parent(around));
  if (!view.is(around, "call_expression")) return declaredAs(view, around);
  // `f(x) { … }` is read as a call of `f(x)`
  const callee = view.first(around);
  const called = view.is(callee, "call_expression") ? view.first(callee) : callee;
  if (!view.is(called, "identifier") || view.text(called) !== "with") return called;
  const argument = view.first(view.childOfType(callee, "value_arguments"));
  const value = view.is(argument, "value_argument") ? view.last(argument) : -1;
  return value < 0 || view.is(value, "call_expression") ? called : value;
}

/** The name of what a lambda is the value of, or gives: its type says what the lambda takes. */
function declaredAs(view: TreeView, around: number): number {
  const owner = view.is(around, "function_body") ? view.parent(around) : around;
  if (view.is(owner, "property_declaration"))
    return view.childOfType(view.childOfType(owner, "variable_declaration"), "identifier");
  return view.is(owner, "function_declaration", "class_parameter") ? view.childOfType(owner, "identifier") : -1;
}

/** `Receiver.(A, name: B) -> C` */
export function functionType(view: TreeView, node: number): FunctionType {
  const [first] = view.children(node).filter((each) => !view.is(each, "type_modifiers"));
  const list = view.childOfType(node, "function_type_parameters");
  const parameters = list < 0 ? [] : view.children(list);
  return {
    receiver: first === list ? -1 : first,
    parameters: parameters.map((each) => (view.is(each, "parameter") ? view.last(each) : each)),
  };
}

/** What Kotlin itself calls a function type, by what it takes, its receiver included; null for any other type. */
export function functionTypeName(view: TreeView, type: number): string | null {
  let at = type;
  while (view.is(at, "nullable_type", "parenthesized_type")) at = view.first(at);
  if (!view.is(at, "function_type")) return null;
  const { receiver, parameters } = functionType(view, at);
  const modifiers = view.childOfType(at, "type_modifiers");
  const isSuspending = modifiers >= 0 && /\bsuspend\b/.test(view.text(modifiers));
  return `${isSuspending ? "Suspend" : ""}Function${parameters.length + (receiver < 0 ? 0 : 1)}`;
}

/** What an alias stands for. */
export const aliasedType = (view: TreeView, node: number): number => {
  const last = view.last(node);
  return view.is(last, ...TYPES) ? last : -1;
};

/** The type behind the parameters, -1 for none. */
export function returnType(view: TreeView, node: number): number {
  const parameters = view.childOfType(node, "function_value_parameters");
  const type = parameters < 0 ? -1 : sibling(view, parameters);
  return view.is(type, ...TYPES) ? type : -1;
}

/** `fun f() = value` */
export function returnedValue(view: TreeView, node: number): number {
  const body = view.childOfType(node, "function_body");
  return body >= 0 && view.text(body).startsWith("=") ? view.first(body) : -1;
}

/** What stands behind `=`, -1 for none. */
export function propertyValue(view: TreeView, node: number): number {
  const value = sibling(view, view.childOfType(node, "variable_declaration"));
  // `val size get() = rows.size`
  if (view.is(value, "getter")) return returnedValue(view, value);
  if (view.is(value, "property_delegate")) return lazyValue(view, value);
  return view.is(value, "setter", "type_constraints") || isClassLiteral(view, value) ? -1 : value;
}

/** `Ship::class` is no ship. */
const isClassLiteral = (view: TreeView, value: number): boolean =>
  view.is(value, "callable_reference") && /::\s*class$/.test(view.text(value));

/** `by lazy { value }`: what the lambda ends in. */
function lazyValue(view: TreeView, delegate: number): number {
  const call = view.childOfType(delegate, "call_expression");
  if (call < 0 || !/^lazy\b/.test(view.text(view.first(call)))) return -1;
  const lambda = view.childOfType(view.childOfType(call, "annotated_lambda"), "lambda_literal");
  const last = lambda < 0 ? -1 : view.last(lambda);
  return view.is(last, "lambda_parameters") ? -1 : last;
}

/** `for (x in xs)`: the node that declares `x` is followed by what is iterated over. */
export function elementsOf(view: TreeView, node: number): number {
  return view.is(view.parent(node), "for_statement") ? sibling(view, node) : -1;
}

/** `when (val x = value)` */
export function subjectOf(view: TreeView, node: number): number {
  return view.is(view.parent(node), "when_subject") ? sibling(view, node) : -1;
}

/** A companion without a name is called `Companion`, and stands at its keyword. */
export function companionName(view: TreeView, node: number): UnnamedName | null {
  const at = view.childOfType(node, "delegation_specifiers", "class_body");
  const until = at >= 0 ? view.start(at) : view.end(node);
  const found = /\bcompanion\s+object\b/.exec(view.slice(view.start(node), until));
  if (!found) return null;
  const start = view.start(node) + found.index;
  return { name: "Companion", at: at >= 0 ? at : node, written: [start, start + found[0].length] };
}

/** A constructor is called like its class, and stands at its keyword. */
export function constructorName(view: TreeView, node: number): UnnamedName | null {
  const owner = view.ancestor(node, "class_declaration");
  const name = owner < 0 ? -1 : view.child(owner, "name");
  const at = view.childOfType(node, "function_value_parameters");
  if (name < 0 || at < 0) return null;
  const start = view.start(node) + view.slice(view.start(node), view.start(at)).lastIndexOf("constructor");
  return { name: view.text(name), at, written: [start, start + "constructor".length] };
}

/** A class is extended by calling its constructor; all else in the list is an interface. */
export function baseRelation(view: TreeView, base: number): RelationFact["relation"] {
  if (view.is(base, "constructor_invocation")) return "extends";
  const owner = view.ancestor(base, "class_declaration", "object_declaration", "companion_object", "object_literal");
  if (!view.is(owner, "class_declaration")) return "implements";
  const head = view.slice(view.start(owner), view.start(view.child(owner, "name")));
  return /\binterface\s*$/.test(head) ? "extends" : "implements";
}

/** `import a.b.C as D`, `import a.b.*` */
export function importHeader(view: TreeView, node: number): Omit<ImportFact, "start">[] {
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

/** Everything without an access word is public; declarations inside functions have no access at all. */
export function defaultAccess(owner: SymbolKind): Modifier | null {
  return owner === "function" || owner === "method" || owner === "constructor" ? null : "public";
}

/** Length of the name that a string is given: the grammar reads `$name` as a dollar and the text behind it. */
export function templateName(view: TreeView, leaf: number): number {
  const before = view.tree.parent[leaf - 1] === view.parent(leaf) ? leaf - 1 : -1;
  if (!view.is(before, "string_content") || view.end(before) !== view.start(leaf) || view.text(before) !== "$")
    return 0;
  return /^(?!this\b)[\p{L}_][\p{L}\p{N}_]*/u.exec(view.text(leaf))?.[0].length ?? 0;
}

const MAKES_CONTAINER =
  /^(?:listOf|listOfNotNull|mutableListOf|arrayListOf|arrayOf|setOf|mutableSetOf|hashSetOf|linkedSetOf|sequenceOf|flowOf)$/;

/** `listOf(a, b)`: what is passed are the elements, where no type argument says them. */
export function makesContainer(view: TreeView, call: number): boolean {
  const callee = view.is(call, "call_expression") ? view.first(call) : -1;
  return (
    view.is(callee, "identifier") &&
    view.childOfType(call, "type_arguments") < 0 &&
    MAKES_CONTAINER.test(view.text(callee))
  );
}

/** `this@Outer`; a label that begins with a small letter is that of a function. */
export function ownerOfThis(view: TreeView, node: number): number {
  const label = view.is(node, "this_expression") ? view.childOfType(node, "identifier") : -1;
  return label >= 0 && /^\p{Lu}/u.test(view.text(label)) ? label : -1;
}
