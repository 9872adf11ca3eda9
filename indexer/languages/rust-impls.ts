/**
 * What tells items of Rust apart that impls of one type declare by one name: the trait that an impl is for, and which
 * form of the type.
 */
import type { TreeView } from "../extract/tree-view";

/** Words of a trait or a type that tell it apart. */
const MAX_WORDS = 8;

/** A method of `impl From<T> for S`: a type may implement a trait for many types, once for each. */
export function isOfGenericTrait(view: TreeView, parameters: number): boolean {
  const block = view.parent(view.parent(view.parent(parameters)));
  return view.is(block, "impl_item") && view.is(view.child(block, "trait"), "generic_type");
}

/**
 * `+fmt$Display` for an item of `impl fmt::Display for T`, `+Widget+for$ref` of `impl Widget for &T`, `+for$u8` of
 * `impl T<u8>`. Null for an item of a type's plain impl, and of none.
 */
export function implMark(view: TreeView, item: number): string | null {
  const block = view.parent(view.parent(item));
  if (!view.is(block, "impl_item")) return null;
  const own = new Set(view.children(view.child(block, "type_parameters")).flatMap((each) => namesOf(view.text(each))));
  const trait = view.child(block, "trait");
  const words = trait < 0 ? [] : wordsOf(view.text(trait), own);
  const form = formOf(view, view.child(block, "type"), own);
  const marks = [...(words.length === 0 ? [] : [words]), ...(form.length === 0 ? [] : [["for", ...form]])];
  return marks.length === 0 ? null : marks.map((each) => `+${each.join("$")}`).join("");
}

/** What a type is beside its name: how it is referred to, and what it holds that is no parameter of the impl. */
function formOf(view: TreeView, type: number, own: ReadonlySet<string>): string[] {
  if (view.is(type, "reference_type", "pointer_type"))
    return [
      view.is(type, "pointer_type") ? "pointer" : "ref",
      ...mutable(view, type),
      ...formOf(view, view.child(type, "type"), own),
    ];
  // `(A, B)` and `(A, B, C)` of parameters alone differ by their length
  if (view.is(type, "tuple_type", "unit_type"))
    return [`tuple${view.children(type).length}`, ...wordsOf(view.text(type).slice(1), own)].slice(0, MAX_WORDS);
  if (view.is(type, "type_identifier", "scoped_type_identifier", "primitive_type")) return [];
  const told = view.is(type, "generic_type") ? view.child(type, "type_arguments") : type;
  return told < 0 ? [] : wordsOf(view.text(told), own);
}

const mutable = (view: TreeView, type: number): string[] =>
  view.childOfType(type, "mutable_specifier") < 0 ? [] : ["mut"];

const SIGNS: Readonly<Record<string, string>> = { "&": "ref", "*": "pointer", "[": "slice", "(": "tuple" };

/**
 * Names in a trait or a type, each behind the one that its path names before it, and words for its signs. Lifetimes
 * and parameters of the impl are left out: `io$Error` of `std::io::Error`, as of `io::Error`.
 */
function wordsOf(text: string, own: ReadonlySet<string>): string[] {
  const plain = text.replace(/'[\p{L}_]\w*/gu, " ").replace(FAR_PATH, " ");
  const words = plain.match(/[\p{L}_][\p{L}\p{N}_]*|\d+|[&*[(]/gu) ?? [];
  const told = words.filter((word) => !own.has(word) && !EVERYWHERE.has(word));
  return told.map((word) => SIGNS[word] ?? word.replace(/\W/g, "_")).slice(0, MAX_WORDS);
}

/** `std::` of `std::io::Error` */
const FAR_PATH = /[\p{L}_][\p{L}\p{N}_]*\s*::\s*(?=[\p{L}_][\p{L}\p{N}_]*\s*::\s*[\p{L}_])/gu;

/** What a path may begin with and tells nothing apart. */
const EVERYWHERE = new Set("crate self super Self std core alloc".split(" "));

/** `T` of `T: Clone`, `N` of `const N: usize` */
const namesOf = (parameter: string): string[] => {
  const name = /^(?:const\s+)?([\p{L}_][\p{L}\p{N}_]*)/u.exec(parameter)?.[1];
  return name === undefined ? [] : [name];
};
