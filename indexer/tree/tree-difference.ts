/** Tells whether two readers saw the same tree. */
import type { FlatTree } from "../model";

const COLUMNS = ["type", "field", "start", "end", "parent", "next"] as const;

/** The first difference between two flat trees, in words; null when they are equal. */
export function treeDifference(left: FlatTree, right: FlatTree): string | null {
  const count = Math.min(left.count, right.count);
  for (let node = 0; node < count; node++) {
    for (const column of COLUMNS) {
      const [a, b] = [left[column][node], right[column][node]];
      if (a !== b) return `${column} of node ${node} (at ${left.start[node]}): ${a} and ${b}`;
    }
  }
  return left.count === right.count ? null : `${left.count} and ${right.count} nodes`;
}
