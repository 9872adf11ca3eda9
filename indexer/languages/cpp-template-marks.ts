/**
 * What the head of a function template adds to its disambiguator: templates may differ in nothing else. `template
 * <size_t Place> T get()` is `$size_t` beside `template <class T> T get()`, which is `$T`, and conditions are told by
 * a short hash of their words.
 */
import { nameHash } from "../../lib/format/name-hash";
import type { TreeView } from "../extract/tree-view";

/** Parameters of a head that the mark says. */
const MAX_PARAMETERS = 8;

/**
 * Null for a function that is no template itself. A specialization (`template <> int get<Ship>()`) is marked like its
 * template.
 */
export function templateMark(view: TreeView, parameters: number): string | null {
  const head = headOf(view, parameters);
  if (head < 0) return null;
  const list = view.child(head, "parameters");
  const declared = list < 0 ? [] : view.children(list).filter((at) => !view.is(at, "comment"));
  const names = declared.map((at) => parameterName(view, at));
  const words = declared.slice(0, MAX_PARAMETERS).map((at) => parameterWord(view, at, names));
  for (const around of [head, view.parent(parameters)]) {
    const condition = view.childOfType(around, "requires_clause");
    if (condition >= 0) words.push(hashed("requires", view.text(condition), names));
  }
  if (words.length === 0) words.push(...specialized(view, parameters));
  return `$${words.join("$")}`;
}

/** A type for each argument that is written behind the name: `get<Ship>`; what is not written is one type. */
function specialized(view: TreeView, parameters: number): string[] {
  let name = view.child(view.parent(parameters), "declarator");
  while (view.is(name, "qualified_identifier")) name = view.child(name, "name");
  const list = view.is(name, "template_function") ? view.child(name, "arguments") : -1;
  const written = list < 0 ? 0 : view.children(list).filter((at) => !view.is(at, "comment")).length;
  return new Array<string>(Math.min(Math.max(written, 1), MAX_PARAMETERS)).fill("T");
}

/** The head of the function itself and not that of a type around it, -1 for none. */
function headOf(view: TreeView, parameters: number): number {
  let at = parameters;
  let owners = 0;
  while (at >= 0 && !view.is(at, "template_declaration")) {
    if (view.is(at, "function_declarator")) owners += templatesBefore(view, view.child(at, "declarator"));
    if (!STEPS.has(view.type(at))) return -1;
    at = view.parent(at);
  }
  const head = at;
  let heads = 0;
  for (; view.is(at, "template_declaration"); at = view.parent(at)) heads++;
  return heads > owners ? head : -1;
}

/** What stands between a function's parameters and the head above it. */
const STEPS: ReadonlySet<string> = new Set([
  ...[
    "parameter_list",
    "function_declarator",
    "pointer_declarator",
    "reference_declarator",
    "parenthesized_declarator",
  ],
  ...["function_definition", "declaration", "field_declaration", "operator_cast", "init_declarator"],
]);

/** Types with arguments before a name: `Box<T>::` of `Box<T>::put`. */
function templatesBefore(view: TreeView, declarator: number): number {
  let found = 0;
  for (let at = declarator; view.is(at, "qualified_identifier"); at = view.child(at, "name"))
    if (view.is(view.child(at, "scope"), "template_type")) found++;
  return found;
}

function parameterName(view: TreeView, parameter: number): string {
  const text = view.text(parameter).replace(/=[^]*$/, "");
  return /(\w+)\s*$/.exec(text)?.[1] ?? "";
}

/** `T` for a type, the name of its type for a value, and `+` behind either for a pack. */
function parameterWord(view: TreeView, parameter: number, names: readonly string[]): string {
  const pack = view.type(parameter).startsWith("variadic") ? "+" : "";
  const type = view.child(parameter, "type");
  if (type < 0 || !view.type(parameter).endsWith("parameter_declaration") || isTypeParameter(view, parameter))
    return `T${pack}`;
  const text = view.text(type);
  const word = /(\w+)\s*(?:<|$)/.exec(text.replace(/^typename\b/, ""))?.[1] ?? "";
  return (text.includes("<") ? hashed(word, text, names) : word) + pack;
}

const isTypeParameter = (view: TreeView, parameter: number): boolean => view.type(parameter).includes("type_parameter");

/** Alike for all declarations of one template, however each calls its parameters, qualifies and spaces. */
function hashed(word: string, text: string, names: readonly string[]): string {
  const parts = text.replace(COMMENT, " ").match(/\w+|[^\s\w]/g) ?? [];
  const told = parts.filter((part, at) => part !== "typename" && !isQualifier(parts, at));
  const same = told.map((part) => {
    const place = names.indexOf(part);
    return place < 0 ? part : `#${place}`;
  });
  return `${word}+${BigInt.asUintN(32, nameHash(same.join(" "))).toString(36)}`;
}

const COMMENT = /\/\/[^\n]*|\/\*[^]*?\*\//g;

/** `std` and `::` of `std::is_same` */
const isQualifier = (parts: readonly string[], at: number): boolean =>
  (parts[at] === ":" && (parts[at + 1] === ":" || parts[at - 1] === ":")) ||
  (/^\w/.test(parts[at]) && parts[at + 1] === ":" && parts[at + 2] === ":");
