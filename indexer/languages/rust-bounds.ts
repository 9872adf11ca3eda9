/**
 * Which of its bounds says most of a type parameter of Rust: `T: ?Sized + Clone + Berth`, in the list or by `where`.
 */
import type { TreeView } from "../extract/tree-view";

/** Traits of the language that most types have: what is asked of a value is seldom theirs. */
const COMMON: ReadonlySet<string> = new Set(
  `Any Clone Copy Debug Default Display Eq Hash Ord PartialEq PartialOrd RefUnwindSafe Send Sized Sync Unpin
  UnwindSafe`.split(/\s+/),
);

/** What a type parameter is bound by, where it stands or in the `where` of the item; -1 for nothing. */
export function boundsOf(view: TreeView, node: number, name: number): number {
  const own = view.child(node, "bounds");
  const item = view.parent(view.parent(node));
  const of = view.text(name);
  const around = [own, ...boundsIn(view, item, of)].filter((bounds) => bounds >= 0);
  const said = around.length > 0 ? around : boundsInMethods(view, item, of);
  const all = said.flatMap((bounds) => view.children(bounds));
  // of `Send + FnOnce(&Ship)` the function: it says what closures take
  const takes = all.find((each) => view.is(each, "function_type"));
  return takes ?? all.find((each) => isTelling(view, each)) ?? said[0] ?? -1;
}

/** What the `where` of an item says of a parameter. */
function boundsIn(view: TreeView, item: number, name: string): number[] {
  const where = view.childOfType(item, "where_clause");
  return where < 0 ? [] : view.children(where).map((each) => boundsBy(view, each, name));
}

/** What the methods of a block ask of a parameter of which the block says nothing, where they all ask the same. */
function boundsInMethods(view: TreeView, item: number, name: string): number[] {
  if (!view.is(item, "impl_item")) return [];
  const body = view.child(item, "body");
  const found = (body < 0 ? [] : view.children(body))
    .filter((each) => view.is(each, "function_item"))
    .flatMap((each) => boundsIn(view, each, name))
    .filter((bounds) => bounds >= 0);
  const traits = new Set(
    found.flatMap((bounds) => view.children(bounds).filter((each) => isTelling(view, each))).map(headOf(view)),
  );
  return traits.size === 1 ? found : [];
}

/** `tower::Layer` of `tower::Layer<S>` */
const headOf =
  (view: TreeView) =>
  (bound: number): string =>
    view.text(bound).split("<")[0];

/** The bounds that a predicate of a `where` gives a parameter; -1 for those of others. */
const boundsBy = (view: TreeView, predicate: number, name: string): number =>
  view.is(predicate, "where_predicate") && view.text(view.child(predicate, "left")) === name
    ? view.child(predicate, "bounds")
    : -1;

const isTelling = (view: TreeView, bound: number): boolean =>
  !view.is(bound, "lifetime", "removed_trait_bound", "higher_ranked_trait_bound") &&
  !COMMON.has(view.text(bound).split("::").at(-1) ?? "");
