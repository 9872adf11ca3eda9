/**
 * What tells declarations of Kotlin with one name apart, beside the names of their parameters' types: what those hold,
 * whether they may be null, whether a parameter takes any number of values, and what an extension extends.
 */
import type { TreeView } from "../extract/tree-view";
import { extendedType, functionTypeName } from "./kotlin-types";

/** Words of a type that tell it apart: enough for `Map<K, V>`. */
const MAX_WORDS = 4;

/** `+1null-+2vararg-$Map$K$V`; null for nothing. */
export function overloadMarks(view: TreeView, parameters: number): string | null {
  const receiver = receiverMark(view, view.parent(parameters));
  const marks = [...parameterMarks(view, parameters), ...(receiver === null ? [] : [receiver])];
  return marks.length === 0 ? null : marks.join("-");
}

/**
 * `$Map$K$V` for an extension of `Map<K, V>`: extensions of other types are other ones. A type parameter is followed
 * by what bounds it: `<T : List<*>> Box<T>.size()` is none of `<T : Map<*, *>> Box<T>.size()`. Null for no extension.
 */
export function receiverMark(view: TreeView, node: number): string | null {
  const type = extendedType(view, node);
  if (type < 0) return null;
  const bounds = boundsOf(view, node);
  const named = wordsOf(view, type).slice(0, MAX_WORDS);
  const words = [...named.flatMap((word) => [word, ...(bounds.get(word) ?? [])]), ...nullOf(view, type)];
  return words.length === 0 ? null : words.map((word) => `$${word}`).join("");
}

/** The name of what bounds each type parameter that has a bound. */
function boundsOf(view: TreeView, node: number): ReadonlyMap<string, readonly string[]> {
  const bounds = new Map<string, readonly string[]>();
  const list = view.childOfType(node, "type_parameters");
  for (const child of list < 0 ? [] : view.children(list)) {
    const name = view.childOfType(child, "identifier");
    const bound = view.last(child);
    if (name >= 0 && bound > name) bounds.set(view.text(name), wordsOf(view, bound).slice(0, 1));
  }
  return bounds;
}

/** `+2vararg$Int` for a second parameter `vararg rows: List<Int>`: what the name of its type does not say. */
function parameterMarks(view: TreeView, parameters: number): string[] {
  const marks: string[] = [];
  let place = 0;
  let isVararg = false;
  for (const child of view.children(parameters)) {
    if (view.is(child, "parameter_modifiers")) isVararg = /\bvararg\b/.test(view.text(child));
    if (!view.is(child, "parameter")) continue;
    place++;
    const type = view.last(child);
    const own = [...(isVararg ? ["vararg"] : []), ...nullOf(view, type)];
    const words = [...own, ...wordsBeside(view, type).slice(0, MAX_WORDS)];
    if (words.length > 0) marks.push(`+${place}${words.join("$")}`);
    isVararg = false;
  }
  return marks;
}

/** Whether a type as a whole takes null: `String?`, `(() -> Unit)?` */
function nullOf(view: TreeView, type: number): string[] {
  const at = view.is(type, "parenthesized_type") ? view.first(type) : type;
  return view.is(at, "nullable_type") ? ["null"] : [];
}

/** Words of a type without its own name; of a function type all of them. */
function wordsBeside(view: TreeView, type: number): string[] {
  const words = wordsOf(view, type);
  if (functionTypeName(view, type) !== null) return words;
  const own = wordsIn(view.text(type).replace(/<[\s\S]*/, "")).length;
  return [...words.slice(0, own - 1), ...words.slice(own)];
}

const ANNOTATION = /@[\p{L}_][\p{L}\p{N}_.]*(?:\([^)]*\))?/gu;
/** `a.` of `a.Yard.Key`, `name:` of `(name: Key) -> Unit` */
const NOT_TELLING = /(?<![\p{L}\p{N}_])(?:\p{Ll}[\p{L}\p{N}_]*\s*\.\s*(?=[\p{L}_])|[\p{L}_][\p{L}\p{N}_]*\s*:)/gu;

/** Names in a type, packages aside, and `null` for each question mark but the last of all. */
const wordsOf = (view: TreeView, type: number): string[] => wordsIn(view.text(type).replace(/\?[\s)]*$/, ""));

function wordsIn(text: string): string[] {
  const words =
    text
      .replace(ANNOTATION, " ")
      .replace(NOT_TELLING, " ")
      .match(/[\p{L}_][\p{L}\p{N}_]*|\?/gu) ?? [];
  return words.map((word) => (word === "?" ? "null" : word.replace(/\W/g, "_")));
}
