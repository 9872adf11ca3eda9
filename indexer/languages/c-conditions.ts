/**
 * What a C file declares only where the system lacks it: `#ifndef HAVE_STRLCPY` around a `strlcpy` of its own, or a
 * struct or macro of the library's names under any condition. Nothing else is said of conditions.
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

/** By the node of a condition: what it says is lacked in its first branch, and in the others. */
const looked = new WeakMap<TreeView, Map<number, readonly [string | null, string | null]>>();

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
  }
  return [];
}

const MACROS = ["preproc_def", "preproc_function_def"] as const;
const STRUCTS = ["struct_specifier", "union_specifier"] as const;

const isTag = (view: TreeView, node: number): boolean =>
  view.is(node, ...STRUCTS, "type_definition", "field_declaration");

/** The tag of the struct that a field belongs to; null for what is no field, or of a struct without one. */
function tagAround(view: TreeView, node: number): string | null {
  if (!view.is(node, "field_declaration")) return null;
  const struct = view.parent(view.parent(node));
  const tag = struct >= 0 && view.is(struct, ...STRUCTS) ? view.child(struct, "name") : -1;
  return tag < 0 ? null : view.text(tag);
}

const isGuard = (view: TreeView, condition: number): boolean => {
  const start = view.start(condition);
  return GUARD.test(view.source.slice(start, start + GUARD_LENGTH));
};

function lackedBy(view: TreeView, condition: number): readonly [string | null, string | null] {
  const known = looked.get(view) ?? new Map<number, readonly [string | null, string | null]>();
  looked.set(view, known);
  let lacked = known.get(condition);
  if (lacked === undefined) {
    const start = view.start(condition);
    const end = view.source.indexOf("\n", start);
    const [, not, mark, macro = ""] = ASKS.exec(view.source.slice(start, end < 0 ? start : end).trimEnd()) ?? [];
    const present = PRESENT.exec(macro)?.[1].toUpperCase() ?? null;
    const missing = MISSING.exec(macro)?.[1].toUpperCase() ?? null;
    lacked = not || mark ? [present, missing] : [missing, present];
    known.set(condition, lacked);
  }
  return lacked;
}
