/**
 * What a C file declares only where the system lacks it: `#ifndef HAVE_STRLCPY` around a `strlcpy` of its own. Nothing
 * else is said of conditions.
 */
import type { TreeView } from "../extract/tree-view";
import type { Modifier } from "../model";
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

/** `optional` for a name that stands under such a condition about itself. */
export function replacement({ view, node, name }: DeclarationSite): Modifier[] {
  for (let at = node, around = view.parent(node); around >= 0; at = around, around = view.parent(around)) {
    if (!view.is(around, ...CONDITIONS)) continue;
    const [first, others] = lackedBy(view, around);
    const lacked = view.is(at, ...ALTERNATIVES) ? others : first;
    if (lacked !== null && lacked === view.text(name).toUpperCase()) return ["optional"];
  }
  return [];
}

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
