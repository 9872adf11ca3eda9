/** The identifier that names a written type or a value's type, and the arguments that a type is written with. */
import { LEAF, RAW_TEXT, type CompiledLanguage } from "../languages/compiled";
import { ERROR_TYPE, MAX_TYPE_ARGUMENTS } from "../model";
import { findNames, headLeaf, passes } from "./find-names";
import type { TreeView } from "./tree-view";

/** In place of an identifier: the receiver's own type, `this`. */
export const OWN_TYPE = -2;

/** Deeper nesting than this is not code that anyone wrote. */
const MAX_DEPTH = 60;
const MAX_WORD = 12;

/**
 * The identifier that names a type or value, the first that one of several alternatives has; OWN_TYPE, or -1 for none.
 */
export function typeLeaf(language: CompiledLanguage, view: TreeView, node: number, depth = 0): number {
  const { alternatives, selfTypes, thisWords } = language.table;
  let at = node;
  for (let steps = depth; steps < MAX_DEPTH && at >= 0; steps++) {
    const type = view.tree.type[at];
    if (type === ERROR_TYPE) return -1;
    const name = view.type(at);
    if (isThis(language, view, at)) return OWN_TYPE;
    if (selfTypes?.includes(name)) return OWN_TYPE;
    if (language.action[type] & LEAF) return at;
    if (thisWords?.includes(name)) return OWN_TYPE;
    if (language.action[type] & RAW_TEXT && language.table.holdsType?.(view, at)) return at;
    const choices = alternatives?.[name]?.(view, at);
    if (choices) {
      for (const choice of choices) {
        const leaf = typeLeaf(language, view, choice, steps + 1);
        if (leaf !== -1) return leaf;
      }
      return -1;
    }
    const head = language.heads[type];
    at = head === undefined ? headLeaf(language, view, at) : view.child(at, head);
  }
  return -1;
}

/** `this`, which PHP writes as a variable: `$this`. */
function isThis({ table }: CompiledLanguage, view: TreeView, node: number): boolean {
  const isShort = view.end(node) - view.start(node) <= MAX_WORD;
  return isShort && table.thisWords?.includes(view.text(node)) === true;
}

/**
 * A type argument: identifiers of the type and of the argument, and the argument's place in the list. One that is no
 * name is the type's own where arguments are counted.
 */
export interface TypeArgument {
  head: number;
  leaf: number;
  place: number;
  isArray: boolean;
}

/** What a node lists, of the type that its parent names, or that it begins with. */
export function argumentsOf(language: CompiledLanguage, view: TreeView, list: number): TypeArgument[] {
  const isHeaded = language.table.headedArguments?.includes(view.type(list)) === true;
  const head = isHeaded ? typeLeaf(language, view, view.first(list)) : nameBefore(language, view, list);
  if (head < 0) return [];
  const { countsTypeArguments } = language.table;
  const listed = isHeaded ? view.children(list).slice(1) : view.children(list);
  if (countsTypeArguments && listed.length === 0)
    return [{ head, leaf: head, place: leftOut(view, list), isArray: false }];
  return listed.flatMap((child, place) => {
    const named = typeLeaf(language, view, child);
    const leaf = named >= 0 ? named : (ofFunctionType(language, view, child) ?? firstName(language, view, child));
    if (leaf < 0) return countsTypeArguments ? [{ head, leaf: head, place, isArray: false }] : [];
    return [{ head, leaf, place, isArray: passes(view, child, leaf, language.table.arrayTypes) }];
  });
}

/** The name of the first parameter of a function type; undefined for any other, and for one without such names. */
const ofFunctionType = ({ table }: CompiledLanguage, view: TreeView, node: number): number | undefined =>
  table.functionTypes?.[view.type(node)]?.(view, node).firstName;

/** Place of the last argument in `<,>`, which leaves all of them out. */
const leftOut = (view: TreeView, list: number): number =>
  Math.min(view.text(list).split(",").length, MAX_TYPE_ARGUMENTS) - 1;

/** The identifier that a list of arguments stands behind. */
function nameBefore(language: CompiledLanguage, view: TreeView, list: number): number {
  const parent = view.parent(list);
  const head = headLeaf(language, view, parent);
  if (head >= 0) return head;
  const name = view.child(parent, "name");
  if (name >= 0) return headLeaf(language, view, name);
  // a base before its arguments, a template's declaration after its parameters
  const beside = view.first(parent) === list ? view.last(parent) : view.first(parent);
  return beside === list || beside < 0 ? -1 : firstName(language, view, beside);
}

function firstName(language: CompiledLanguage, view: TreeView, node: number): number {
  const head = headLeaf(language, view, node);
  if (head >= 0) return head;
  let found = -1;
  const name = Math.max(view.child(node, "name"), -1);
  findNames(language, view, name >= 0 ? name : view.first(node) >= 0 ? view.first(node) : node, (leaf) => {
    if (found < 0) found = leaf;
  });
  return found;
}
