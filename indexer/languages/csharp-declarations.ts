/** What C# declares where its table cannot say it: kinds, roles and names that need a look around. */
import type { TreeView } from "../extract/tree-view";
import type { ImportFact, Modifier, RelationFact, SymbolKind, SymbolRole } from "../model";
import type { DeclarationSite, DeclaredAs, UnnamedName } from "./declaration-rule";
import type { Narrowing } from "./table/types";

function hasModifier(view: TreeView, node: number, word: string): boolean {
  return view.children(node).some((child) => view.is(child, "modifier") && view.text(child) === word);
}

/** `const int A = 1;` is a constant, every other field a field. */
export const fieldKind = ({ view, node }: DeclarationSite): DeclaredAs =>
  hasModifier(view, node, "const") ? "constant" : "field";

/** `record struct` is a value type; every other record is a class. */
export const recordKind = ({ view, node, name }: DeclarationSite): DeclaredAs =>
  /\brecord\s+struct\s*$/.test(view.slice(view.start(node), view.start(name))) ? "struct" : "class";

/** Variables of fields and events are declared by the node around them. */
export const variableKind = ({ view, node }: DeclarationSite): DeclaredAs =>
  view.is(view.parent(node), "field_declaration", "event_field_declaration") ? null : "local";

function isRecordParameter({ view, node }: DeclarationSite): boolean {
  return view.is(view.parent(view.parent(node)), "record_declaration");
}

/** The parameters of a record are its properties. */
export const parameterKind = (site: DeclarationSite): DeclaredAs => (isRecordParameter(site) ? "property" : "local");
/** The properties of a record are public. */
export const parameterModifiers = (site: DeclarationSite): Modifier[] => (isRecordParameter(site) ? ["public"] : []);

/**
 * Value types of the language and of every program's day: with `?` behind them they are another type, where a class
 * stays what it is.
 */
const VALUE_TYPES =
  /^(?:bool|byte|sbyte|short|ushort|int|uint|long|ulong|nint|nuint|char|float|double|decimal|DateTime|DateTimeOffset|DateOnly|TimeOnly|TimeSpan|Guid|BigInteger|Half)\s*\?$/;

/** `f(int? a)` is an overload of `f(int a)`. */
export function nullableMark(view: TreeView, parameter: number): string {
  const type = view.child(parameter, "type");
  return type >= 0 && view.is(type, "nullable_type") && VALUE_TYPES.test(view.text(type)) ? "Nullable" : "";
}

/** `partial void OnLoad();` announces a body that stands in another part of the type. */
export const methodRole = ({ view, node }: DeclarationSite): SymbolRole =>
  view.child(node, "body") < 0 && hasModifier(view, node, "partial") ? "declaration" : "definition";

/** A name among children that have no field: the range variable of a join or of `into`, directly in its node. */
export function rangeVariableKind({ view, node, name }: DeclarationSite): DeclaredAs {
  if (view.parent(name) !== node) return null;
  if (view.is(node, "query_expression")) return "local";
  const first = view.children(node).find((child) => view.field(child) === "");
  return name === first ? "local" : null;
}

/** The name as written where it is no identifier node: the end of the declaration's text up to an offset. */
function writtenName(view: TreeView, node: number, at: number, until: number, pattern: RegExp): UnnamedName | null {
  const found = at < 0 ? null : pattern.exec(view.slice(view.start(node), until));
  if (!found) return null;
  const start = view.start(node) + found.index;
  const written = found[0].trimEnd();
  return { name: written.replace(/\s+/g, " "), at, written: [start, start + written.length] };
}

/** `operator +`, written before the parameters. */
export const operatorName = (view: TreeView, node: number): UnnamedName | null => {
  const at = view.child(node, "parameters");
  const found = writtenName(view, node, at, view.start(at), /\boperator\s*(?:checked\s+)?\S+\s*$/);
  return found && { ...found, name: found.name.replace(/^operator(?=[^\w\s])/, "operator ") };
};

/** `operator Name`, where the name is the type that is converted to. */
export const conversionName = (view: TreeView, node: number): UnnamedName | null => {
  const at = view.child(node, "type");
  return writtenName(view, node, at, view.end(at), /\boperator\b[\s\S]*$/);
};

/** An indexer is called `this[]` and stands at its `this`. */
export const indexerName = (view: TreeView, node: number): UnnamedName | null => {
  const at = view.child(node, "parameters");
  const found = writtenName(view, node, at, view.start(at), /\bthis\s*$/);
  return found && { ...found, name: "this[]" };
};

/** `~Name` */
export const finalizerName = (view: TreeView, node: number): UnnamedName | null => {
  const at = view.child(node, "name");
  return writtenName(view, node, at, view.end(at), /~\s*\S+$/);
};

/** Only the convention `IName` tells an interface from a class in a list of bases. */
export function baseRelation(view: TreeView, base: number): RelationFact["relation"] {
  const list = view.parent(base);
  const type = view.parent(list);
  if (view.is(type, "interface_declaration")) return "extends";
  if (view.is(type, "struct_declaration") || base !== view.first(list)) return "implements";
  const name = view.text(base).replace(/<[\s\S]*$/, "");
  return /(?:^|[.:\s])I[A-Z]\w*$/.test(name) ? "implements" : "extends";
}

/** What a `global using` imports, it imports for every file of the project. */
const EVERYWHERE = "global";

/** Namespaces are opened (`import_wildcard`), static classes too (`import_static`); an alias names one type. */
export function usingDirective(view: TreeView, node: number): Omit<ImportFact, "start">[] {
  const target = view.last(node);
  if (target < 0) return [];
  const specifier = view.text(target).replace(/\s+/g, "");
  const alias = view.child(node, "name");
  if (alias >= 0) return [{ specifier, kind: "using", name: view.text(alias), imported: null }];
  const text = view.text(node).slice(0, 100);
  const isStatic = /^(?:global\s+)?using\s+(?:unsafe\s+)?static\b/.test(text);
  const imported = /^global\b/.test(text) ? EVERYWHERE : null;
  return [{ specifier, kind: isStatic ? "import_static" : "import_wildcard", name: null, imported }];
}

/**
 * Access of a declaration without an access word: private in types, public in interfaces and enums, internal in
 * namespaces.
 */
export function defaultAccess(owner: SymbolKind): Modifier | null {
  if (owner === "class" || owner === "struct") return "private";
  if (owner === "interface" || owner === "enum") return "public";
  return owner === "namespace" ? "internal" : null;
}

/** `static void F(this Type x)`: the type that the method extends, -1 for none. */
export function extendedType(view: TreeView, node: number): number {
  const first = view.childOfType(view.child(node, "parameters"), "parameter");
  return first >= 0 && hasModifier(view, first, "this") ? view.child(first, "type") : -1;
}

/** `if (x is A && x.b)`: the type of a plain name, where the test holds. */
export function typePatterns(view: TreeView, node: number): Narrowing[] {
  const isTest = view.is(node, "binary_expression");
  const condition = isTest ? view.child(node, "left") : view.child(node, "condition");
  const until = isTest ? view.child(node, "right") : view.child(node, "consequence");
  if (condition < 0 || until < 0 || (isTest && !/^\s*&&/.test(view.slice(view.end(condition), view.start(until)))))
    return [];
  return conjuncts(view, condition).flatMap((test) => {
    const isPattern = view.is(test, "is_pattern_expression");
    const subject = isPattern ? view.child(test, "expression") : view.child(test, "left");
    const pattern = isPattern ? view.child(test, "pattern") : view.child(test, "right");
    let type = view.is(pattern, "constant_pattern", "type_pattern") ? view.first(pattern) : pattern;
    // the grammar takes `A && x.b` for a constant
    while (view.is(type, "binary_expression")) type = view.child(type, "left");
    const isName = view.is(type, "identifier", "generic_name", "qualified_name", "member_access_expression");
    if (!view.is(subject, "identifier") || !isName || !view.is(test, "is_pattern_expression", "is_expression"))
      return [];
    return [{ subject, type, from: view.end(type), until: view.end(until) }];
  });
}

function conjuncts(view: TreeView, node: number, depth = 0): number[] {
  const isBoth =
    view.is(node, "binary_expression") &&
    /^\s*&&/.test(view.slice(view.end(view.child(node, "left")), view.start(view.child(node, "right"))));
  if (depth > 20 || !(isBoth || view.is(node, "parenthesized_expression"))) return [node];
  return view.children(node).flatMap((child) => conjuncts(view, child, depth + 1));
}

/** The first type that a `where T : …` behind a declaration asks of a type parameter; -1 for none. */
export function boundOf(view: TreeView, parameter: number): number {
  const name = view.text(view.child(parameter, "name"));
  for (const clause of view.children(view.parent(view.parent(parameter)))) {
    if (!view.is(clause, "type_parameter_constraints_clause") || view.text(view.first(clause)) !== name) continue;
    const constraint = view.childOfType(clause, "type_parameter_constraint");
    return constraint < 0 ? -1 : view.child(constraint, "type");
  }
  return -1;
}

/** `Box<T>` and `Box` are two types: `$1` for a type with one parameter, null for one without. */
export function typeArity(view: TreeView, node: number): string | null {
  const parameters = view.childOfType(node, "type_parameter_list");
  const count = parameters < 0 ? 0 : view.children(parameters).filter((each) => view.is(each, "type_parameter")).length;
  return count === 0 ? null : `$${count}`;
}

/**
 * `int IBox<T>.Weight` implements the member of that one interface, and is reached through it alone: `+IBox$1`. Null
 * for a member that says no interface.
 */
export function interfaceSaid(view: TreeView, member: number): string | null {
  const specifier = view.childOfType(member, "explicit_interface_specifier");
  const named =
    specifier < 0
      ? ""
      : view
          .text(specifier)
          .replace(/[\s.]+$/, "")
          .replace(/\s/g, "");
  const [, name, given] = /(?:^|[.:])(\w+)(<.*>)?$/.exec(named.replace(/^(?:[\w]+(?:\.|::))+/, "")) ?? [];
  return name === undefined ? null : `+${name}${given ? `$${countArguments(given)}` : ""}`;
}

/**
 * What tells overloads apart beyond the names of their parameters' types: how many type parameters they have, `+$1`,
 * the type arguments of each parameter, `+0T$bool` for a first one `Func<T, bool>`, what takes all further arguments,
 * `+1params$object` for `params object[] args`, and the interface that one says.
 */
export function overloadMarks(view: TreeView, parameters: number): string | null {
  const types = view.children(parameters).filter((each) => view.is(each, "parameter"));
  const marks = types.flatMap((parameter, place) => {
    const [, given] = /<(.*)>/s.exec(view.text(Math.max(view.child(parameter, "type"), parameter))) ?? [];
    const words = given?.match(WORD_OF_TYPE)?.map((word) => (word === "?" ? "Nullable" : word));
    return words ? [`+${place}${words.join("$")}`.slice(0, MAX_MARK)] : [];
  });
  const rest = view.child(parameters, "type");
  if (rest >= 0)
    marks.push(`+${types.length}params$${view.text(rest).match(/\w+/g)?.join("$") ?? ""}`.slice(0, MAX_MARK));
  const method = view.parent(parameters);
  const arity = typeArity(view, method);
  const said = interfaceSaid(view, method);
  const all = [...(arity === null ? [] : [`+${arity}`]), ...marks, ...(said === null ? [] : [said])];
  return all.length === 0 ? null : all.join("-");
}

const WORD_OF_TYPE = /\w+|\?/g;
const MAX_MARK = 80;

/** How many arguments `<A, B<C, D>>` lists. */
function countArguments(list: string): number {
  let flat = list.slice(1, -1);
  for (let before = ""; before !== flat;) [before, flat] = [flat, flat.replace(/[<([][^<>()[\]]*[>)\]]/g, "")];
  return flat.split(",").length;
}
