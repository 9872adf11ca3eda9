/** What a worker can take part in, and which parts of that one process at a time does for all. */

/** As `fathom worker --kinds` names them. */
export const KINDS = ["index", "watch", "text", "precise", "semantic", "revisions", "search"] as const;
export type Kind = (typeof KINDS)[number];

/**
 * Parts that one process does for all. `dispatch` fills the queue and looks after the dead; the others follow what was
 * indexed, each with a state of its own in memory. The place in the list is the number of a lock: append only.
 */
export const PARTS = ["dispatch", "watch", "text", "precise", "semantic", "revisions", "search"] as const;
export type Part = (typeof PARTS)[number];

/** Work of this kind is jobs alone. Of compilers' engines, too; but one process follows its folder of SCIP files. */
const NO_PART: ReadonlySet<Part> = new Set(["semantic"]);

/** Whoever indexes can dispatch. */
export const partsOf = (kinds: ReadonlySet<Kind>): Part[] =>
  PARTS.filter((part) => !NO_PART.has(part) && kinds.has(part === "dispatch" ? "index" : part));

/** Kinds that a command line names, separated by commas; null where one is unknown. */
export function readKinds(text: string): Set<Kind> | null {
  const named = text.split(",").map((kind) => kind.trim());
  const known = KINDS.filter((kind) => named.includes(kind));
  return known.length === new Set(named).size ? new Set(known) : null;
}
