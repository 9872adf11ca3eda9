/** What Kotlin declares where its table cannot say it: kinds and names that only their place tells. */
import type { TreeView } from "../extract/tree-view";
import type { ImportFact, Modifier, RelationFact, SymbolKind, SymbolRole } from "../model";
import type { DeclarationSite, DeclaredAs, UnnamedName } from "./declaration-rule";
import { propertyValue } from "./kotlin-types";

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
