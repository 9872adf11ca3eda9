/**
 * What a C file declares only where the system lacks it: `#ifndef HAVE_STRLCPY` around a `strlcpy` of its own, a
 * struct or macro of the library's names under any condition, or a struct that another branch makes a macro. Nothing
 * else is said of conditions.
 */
import type { TreeView } from "../extract/tree-view";
import type { Modifier } from "../model";
import { LIBRARY_FUNCTIONS, LIBRARY_TAGS } from "./c-library-names";
import type { DeclarationSite } from "./declaration-rule";

const CONDITIONS = ["preproc_ifdef", "preproc_if"] as const;
const ALTERNATIVES = ["preproc_else", "preproc_elif", "preproc_elifdef"] as const;
/** The one macro that a condition asks for, and whether it asks for its absence. */
const ASKS =
  /^#[ \t]*(?:if(n?)def[ \t]+|if[ \t]+(!?)[ \t]*(?:defined[ \t]*\(?[ \t]*)?)(\w+)[ \t]*\)?[ \t]*(?:\/[/*].*)?$/;
const PRESENT = /^(?:\w+_)?HAVE_(?:STRUCT_|UNION_|TYPE_|DECL_)?(\w+)$/;
const MISSING = /^(?:\w+_)?(?:NEED|NO|LACKS?|MISSING)_(\w+)$/;

/** What is found out of a condition once, however many declarations stand under it. */
function onceForEach<Found>(find: (view: TreeView, condition: number) => Found) {
  const found = new WeakMap<TreeView, Map<number, Found>>();
  return (view: TreeView, condition: number): Found => {
    const known = found.get(view) ?? new Map<number, Found>();
    found.set(view, known);
    const before = known.get(condition);
    if (before !== undefined) return before;
    const made = find(view, condition);
    known.set(condition, made);
    return made;
  };
}

/** `#ifndef CRANE_H` whose first line defines it: everything in it is always declared. */
const GUARD = /^#[ \t]*if(?:ndef[ \t]+|[ \t]+![ \t]*defined[ \t]*\(?[ \t]*)(\w+)[^\n]*\s+#[ \t]*define[ \t]+\1\b/;
/** A guard may have a comment behind it, and no more. */
const GUARD_LENGTH = 400;

/** `optional` for a name that stands under such a condition about itself, and for a field of such a struct. */
export function replacement({ view, node, name }: DeclarationSite): Modifier[] {
  const own = tagAround(view, node) ?? view.text(name);
  const isOfLibrary = view.is(node, ...MACROS)
    ? LIBRARY_FUNCTIONS.has(own)
    : isTag(view, node) && LIBRARY_TAGS.has(own);
  for (let at = node, around = view.parent(node); around >= 0; at = around, around = view.parent(around)) {
    if (!view.is(around, ...CONDITIONS)) continue;
    if (isOfLibrary && !isGuard(view, around)) return ["optional"];
    const [first, others] = lackedBy(view, around);
    const lacked = view.is(at, ...ALTERNATIVES) ? others : first;
    if (lacked !== null && lacked === own.toUpperCase()) return ["optional"];
    if (isTag(view, node) && !isGuard(view, around) && isMacroBeside(view, around, node, own)) return ["optional"];
  }
  return [];
}

const MACROS = ["preproc_def", "preproc_function_def"] as const;
const STRUCTS = ["struct_specifier", "union_specifier"] as const;

const isTag = (view: TreeView, node: number): boolean =>
  view.is(node, ...STRUCTS, "type_definition", "field_declaration");

/** The name of the struct that a field belongs to; null for what is no field, or of a struct without one. */
function tagAround(view: TreeView, node: number): string | null {
  if (!view.is(node, "field_declaration")) return null;
  const struct = view.parent(view.parent(node));
  if (struct < 0 || !view.is(struct, ...STRUCTS)) return null;
  const around = view.parent(struct);
  const tag = view.child(struct, "name");
  const name = tag < 0 && view.is(around, "type_definition") ? view.child(around, "declarator") : tag;
  return name < 0 ? null : view.text(name);
}

/** Whether another branch of a condition defines a name of this one: `#define crane derrick #else struct crane {}`. */
function isMacroBeside(view: TreeView, condition: number, node: number, name: string): boolean {
  const all = macrosByBranch(view, condition);
  const others = [...all].filter(([, macros]) => macros.has(name)).map(([branch]) => branch);
  if (others.length === 0) return false;
  let own = view.parent(node);
  while (!all.has(own)) own = view.parent(own);
  return others.some((branch) => branch !== own);
}

/**
 * The macros that each branch of a condition defines, by the node of the branch. `#elif` and `#else` stand inside of
 * each other.
 */
const macrosByBranch = onceForEach((view, condition): ReadonlyMap<number, ReadonlySet<string>> => {
  const found = new Map<number, Set<string>>();
  const read = (branch: number): void => {
    const macros = new Set<string>();
    found.set(branch, macros);
    for (const child of view.children(branch)) {
      if (view.is(child, ...MACROS)) macros.add(view.text(view.child(child, "name")));
      else if (view.is(child, ...ALTERNATIVES)) read(child);
    }
  };
  read(condition);
  return found;
});

const isGuard = onceForEach((view, condition): boolean => {
  const start = view.start(condition);
  return GUARD.test(view.source.slice(start, start + GUARD_LENGTH));
});

/** What a condition says is lacked in its first branch, and in the others. */
const lackedBy = onceForEach((view, condition): readonly [string | null, string | null] => {
  const start = view.start(condition);
  const end = view.source.indexOf("\n", start);
  const [, not, mark, macro = ""] = ASKS.exec(view.source.slice(start, end < 0 ? start : end).trimEnd()) ?? [];
  const present = PRESENT.exec(macro)?.[1].toUpperCase() ?? null;
  const missing = MISSING.exec(macro)?.[1].toUpperCase() ?? null;
  return not || mark ? [present, missing] : [missing, present];
});
