/** Where a key on the line beside a pane takes its size. Pure. */

/** Pixels of one step. */
const STEP = 16;
/** Further than any limit: the stylesheet stops it there. */
const FAR = 100_000;

interface Line {
  /** The size is a height. */
  across: boolean;
  /** 1 where the pane grows to the right or downwards, -1 where it grows the other way. */
  way: 1 | -1;
  size: number;
}

/** Pixels; null for a key that moves nothing. */
export function movedBy(key: string, { across, way, size }: Line): number | null {
  switch (key) {
    case across ? "ArrowDown" : "ArrowRight":
      return size + way * STEP;
    case across ? "ArrowUp" : "ArrowLeft":
      return size - way * STEP;
    case "Home":
      return 0;
    case "End":
      return FAR;
    default:
      return null;
  }
}
