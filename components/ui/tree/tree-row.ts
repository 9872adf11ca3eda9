/** A tree as flat rows, with the fields that a virtual list needs of each row. */

export interface TreeRow {
  id: string;
  /** 1 for the outermost. */
  level: number;
  /** Place among its siblings, from 1. */
  position: number;
  siblings: number;
  /** Null when nothing can unfold. */
  expanded: boolean | null;
  /** What it says to those who do not see it. */
  label: string;
  /** What it is found by when letters are typed; its label when left out. */
  name?: string;
  /** Its address, when the row is a link. */
  href?: string;
  /** Drawn only: keys step over it. */
  inert?: boolean;
}

/** To go there, to be shown it while the tree keeps the focus, or in a new tab. */
export type OpenWay = "go" | "show" | "beside";
