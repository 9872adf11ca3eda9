/** What a worker can take part in, and which parts of that one process at a time does for all. */

/** As `fathom worker --kinds` names them. */
export const KINDS = ["index", "watch", "text", "precise", "semantic", "revisions", "search"] as const;
export type Kind = (typeof KINDS)[number];

/**
 * Parts that one process does for all, with the numbers of their locks, which stay as they are. `dispatch` fills the
 * queue and looks after the dead; the others follow what was indexed, each with a state of its own in memory.
 */
export const PART_NUMBERS = { dispatch: 0, watch: 1, text: 2, scip: 3, revisions: 5, search: 6 } as const;
export type Part = keyof typeof PART_NUMBERS;

/** Whoever indexes can dispatch; SCIP files come with compilers' engines, which are jobs that any worker takes. */
const KIND_OF: Record<Part, Kind> = {
  ...{ dispatch: "index", watch: "watch", text: "text", scip: "precise", revisions: "revisions", search: "search" },
};

export const partsOf = (kinds: ReadonlySet<Kind>): Part[] =>
  (Object.keys(PART_NUMBERS) as Part[]).filter((part) => kinds.has(KIND_OF[part]));

/** Kinds that a command line names, separated by commas; null where one is unknown. */
export function readKinds(text: string): Set<Kind> | null {
  const named = text.split(",").map((kind) => kind.trim());
  const known = KINDS.filter((kind) => named.includes(kind));
  return known.length === new Set(named).size ? new Set(known) : null;
}
