/** Which words get a row of their own. Pure. */
import type { Pair } from "./learn";

/** Words that stand in at least so many pairs, the most frequent first. */
export function wordsWorthRow(pairs: readonly Pair[], least: number, most: number): number[] {
  const counts = new Map<number, number>();
  for (const { asked, code } of pairs)
    for (const { ids } of [asked, code]) for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts]
    .filter(([, count]) => count >= least)
    .sort((a, b) => b[1] - a[1] || a[0] - b[0])
    .slice(0, most)
    .map(([id]) => id);
}
