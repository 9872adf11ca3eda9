/**
 * The disambiguator of a function in a language with overloads: the names of its parameters' types, and what qualifies
 * its receiver.
 */
import type { CompiledLanguage } from "../languages/compiled";
import type { LanguageTable } from "../languages/table";
import { headLeaf } from "./find-names";
import { withoutArguments } from "./source-words";
import type { TreeView } from "./tree-view";

type OverloadRule = NonNullable<LanguageTable["overloads"]>;

const MAX_LENGTH = 160;

/**
 * `(const TArray<int>& A, float B)` gives `TArray-float`, and with `const` behind it `TArray-float-const`. Names only,
 * so that a declaration and a definition agree however each qualifies and spaces its types; null when there is nothing
 * to tell.
 * @param declaration a function that is no method, -1 for anything else
 */
export function disambiguatorOf(
  language: CompiledLanguage,
  view: TreeView,
  parameters: number,
  declaration: number,
): string | null {
  const rule = language.table.overloads;
  if (!rule || parameters < 0 || (declaration >= 0 && rule.except?.(view, declaration))) return null;
  const all = rule.only?.(view, parameters) === false ? [] : view.children(parameters);
  const taken = all.filter((child) => rule.parameters.includes(view.type(child)));
  const parts = taken.map((each) => typeName(language, view, each, rule) + (rule.passing?.(view, each) ?? ""));
  // `(void)` takes nothing, `(void *)` a pointer
  const isEmpty = parts.length === 0 || (parts.length === 1 && view.text(taken[0]) === "void");
  const types = isEmpty ? [] : [parts.join("-").slice(0, MAX_LENGTH)];
  const head = rule.head?.(view, parameters) ?? null;
  const marks = isEmpty ? null : (rule.behind?.(view, parameters) ?? null);
  const said = [...types, ...listed(head), ...qualifiersOf(view, parameters, rule), ...listed(marks)];
  return said.length === 0 ? null : said.join("-");
}

const listed = (part: string | null): string[] => (part === null ? [] : [part]);

/** Words behind the parameters that make another function of it, in the order of the rule. */
function qualifiersOf(view: TreeView, parameters: number, { qualifiers }: OverloadRule): string[] {
  if (!qualifiers) return [];
  const { nodes, words } = qualifiers;
  const behind = view.children(view.parent(parameters)).filter((child) => nodes.includes(view.type(child)));
  const written = behind.map((child) => view.text(child));
  return words.filter((word) => written.includes(word));
}

function typeName(
  language: CompiledLanguage,
  view: TreeView,
  parameter: number,
  { parameterTypes: place, unnamedType }: OverloadRule,
): string {
  const type = typeof place === "function" ? place(view, parameter) : view.child(parameter, place);
  if (type < 0) return "_";
  const given = unnamedType?.(view, type) ?? null;
  if (given !== null) return given;
  const leaf = headLeaf(language, view, type);
  const text = leaf >= 0 ? view.text(leaf) : withoutArguments(view.text(type));
  return (text.replace(/[^\w$]/g, "") || "_") + marksOf(language, view, parameter, type);
}

/**
 * Marks of the parameter (`int...`) and of the nodes around its type's name, outermost first: `ArrayArray` for
 * `int[][]`.
 */
function marksOf(language: CompiledLanguage, view: TreeView, parameter: number, type: number): string {
  const marks = language.table.overloads?.marks;
  if (!marks) return "";
  const marked = (node: number): string => {
    const word = view.type(node);
    const mark = Object.hasOwn(marks, word) ? marks[word] : "";
    return typeof mark === "string" ? mark : mark(view, node);
  };
  let found = marked(parameter);
  for (let at = type; at >= 0 && found.length < MAX_LENGTH;) {
    found += marked(at);
    const head = language.heads[view.tree.type[at]];
    at = head === undefined ? -1 : view.child(at, head);
  }
  return found;
}
