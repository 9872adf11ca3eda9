/** What a C file declares only where the system lacks it: `#ifndef HAVE_STRLCPY` around a `strlcpy` of its own. Nothing else is said of conditions. */
import type { Modifier } from "../model";
import type { DeclarationSite } from "./declaration-rule";

const CONDITIONS = ["preproc_ifdef", "preproc_if"] as const;
const ALTERNATIVES = ["preproc_else", "preproc_elif", "preproc_elifdef"] as const;
/** The one macro that a condition asks for, and whether it asks for its absence. */
const ASKS =
  /^#[ \t]*(?:if(n?)def[ \t]+|if[ \t]+(!?)[ \t]*(?:defined[ \t]*\(?[ \t]*)?)(\w+)[ \t]*\)?[ \t]*(?:\/[/*].*)?$/;
const PRESENT = /^(?:\w+_)?HAVE_(?:STRUCT_|UNION_|TYPE_|DECL_)?(\w+)$/;
const MISSING = /^(?:\w+_)?(?:NEED|NO|LACKS?|MISSING)_(\w+)$/;

/** `optional` for a name that stands under such a condition about itself. */
export function replacement({ view, node, name }: DeclarationSite): Modifier[] {
  const own = view.text(name).toUpperCase();
  for (let at = node, around = view.parent(node); around >= 0; at = around, around = view.parent(around)) {
    if (!view.is(around, ...CONDITIONS)) continue;
    const isElse = view.is(at, ...ALTERNATIVES);
    const start = view.start(around);
    const end = view.source.indexOf("\n", start);
    const [, not, mark, macro = ""] = ASKS.exec(view.source.slice(start, end < 0 ? start : end).trimEnd()) ?? [];
    const isWithout = Boolean(not || mark) !== isElse;
    const [, lacked] = (isWithout ? PRESENT : MISSING).exec(macro) ?? [];
    if (lacked?.toUpperCase() === own) return ["optional"];
  }
  return [];
}
