/**
 * Local names of JavaScript whose value is given members one by one: `const draw = function () {}; draw.depth = 3;`,
 * `const tools = {}; tools.saw = make();`. Told by the statements of one block.
 */
import type { TreeView } from "../extract/tree-view";
import { belowCasts } from "./javascript-imports";
import { kindOfValue } from "./javascript-kinds";
import type { Shape } from "./table/types";

/** A local name of a block, and what its value has been given so far. */
interface Holder {
  name: number;
  /** a function, or an object that begins empty */
  isOpen: boolean;
  members: { key: number; value: number }[];
}

export function givenOneByOne(view: TreeView, block: number): Shape[] {
  const holders = new Map<string, Holder>();
  for (const statement of view.children(block)) {
    if (view.is(statement, "lexical_declaration", "variable_declaration")) declare(view, statement, holders);
    else if (view.is(statement, "expression_statement")) assign(view, view.first(statement), holders);
  }
  const given = [...holders.values()].filter(({ members }) => members.length > 0);
  return given.map(({ name, members }) => ({ members, isType: false, holder: name, base: -1, given: null }));
}

function declare(view: TreeView, statement: number, holders: Map<string, Holder>): void {
  for (const each of view.children(statement)) {
    const name = view.is(each, "variable_declarator") ? view.child(each, "name") : -1;
    if (!view.is(name, "identifier") || view.child(each, "type") >= 0) continue;
    holders.set(view.text(name), { name, isOpen: isOpen(view, view.child(each, "value")), members: [] });
  }
}

function assign(view: TreeView, node: number, holders: ReadonlyMap<string, Holder>): void {
  if (!view.is(node, "assignment_expression") || holders.size === 0) return;
  const [left, right] = [view.child(node, "left"), view.child(node, "right")];
  if (view.is(left, "identifier")) {
    const holder = holders.get(view.text(left));
    if (holder && isOpen(view, right)) holder.isOpen = true;
    return;
  }
  const object = view.is(left, "member_expression") ? view.child(left, "object") : -1;
  const holder = view.is(object, "identifier") ? holders.get(view.text(object)) : undefined;
  const key = view.child(left, "property");
  if (holder?.isOpen && view.is(key, "property_identifier") && !has(view, holder, key))
    holder.members.push({ key, value: right });
}

const CASTS = ["as_expression", "satisfies_expression"] as const;

/** `Record<…>` has whatever is written into it. */
const namesType = (view: TreeView, type: number): boolean =>
  view.is(type, "type_identifier", "nested_type_identifier") ||
  (view.is(type, "generic_type") && view.text(view.child(type, "name")) !== "Record");

const has = (view: TreeView, { members }: Holder, key: number): boolean =>
  members.some((each) => view.text(each.key) === view.text(key));

/** What is made by a type with a name (`{} as Route`) has that type's members. */
function isOpen(view: TreeView, written: number): boolean {
  if (view.is(written, ...CASTS) && namesType(view, view.last(written))) return false;
  const value = written < 0 ? -1 : belowCasts(view, written);
  return kindOfValue(view, value) === "function" || (view.is(value, "object") && view.first(value) < 0);
}
