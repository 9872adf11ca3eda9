/**
 * A regular expression as a tree, as far as searching needs it: letters are sets of code points with case already
 * folded in, groups only group. Lines are matched one by one, so no set holds the end of a line.
 */

/** Code points as ascending, separate ranges: from, to, from, to, both included. */
export type CodePoints = readonly number[];

export type PatternNode =
  | { type: "set"; points: CodePoints }
  | { type: "concat"; parts: PatternNode[] }
  | { type: "either"; parts: PatternNode[] }
  /** `max` is Infinity where nothing bounds it */
  | { type: "repeat"; part: PatternNode; min: number; max: number; lazy: boolean }
  | { type: "assert"; what: "start" | "end" | "boundary" | "no_boundary" }
  /** something that only the linear matcher knows: `\pL` */
  | { type: "unknown" };

export const EMPTY: PatternNode = { type: "concat", parts: [] };
