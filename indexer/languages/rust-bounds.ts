/** Which of its bounds says most of a type parameter of Rust: `T: ?Sized + Clone + Berth`, in the list or by `where`. */
import type { TreeView } from "../extract/tree-view";

/** Traits of the language that most types have: what is asked of a value is seldom theirs. */
const COMMON: ReadonlySet<string> = new Set(
  `Any Clone Copy Debug Default Display Eq Hash Ord PartialEq PartialOrd RefUnwindSafe Send Sized Sync Unpin
  UnwindSafe`.split(/\s+/),
);

/** What a type parameter is bound by, where it stands or in the `where` of the item; -1 for nothing. */
export function boundsOf(view: TreeView, node: number, name: number): number {
  const own = view.child(node, "bounds");
  const where = view.childOfType(view.parent(view.parent(node)), "where_clause");
  const said = [own, ...(where < 0 ? [] : view.children(where).map((each) => boundsBy(view, each, view.text(name))))];
  const all = said.filter((bounds) => bounds >= 0).flatMap((bounds) => view.children(bounds));
  // of `Send + FnOnce(&Ship)` the function: it says what closures take
  const takes = all.find((each) => view.is(each, "function_type"));
  return takes ?? all.find((each) => isTelling(view, each)) ?? said.find((bounds) => bounds >= 0) ?? -1;
}

/** The bounds that a predicate of a `where` gives a parameter; -1 for those of others. */
const boundsBy = (view: TreeView, predicate: number, name: string): number =>
  view.is(predicate, "where_predicate") && view.text(view.child(predicate, "left")) === name
    ? view.child(predicate, "bounds")
    : -1;

const isTelling = (view: TreeView, bound: number): boolean =>
  !view.is(bound, "lifetime", "removed_trait_bound", "higher_ranked_trait_bound") &&
  !COMMON.has(view.text(bound).split("::").at(-1) ?? "");
