/** Names that share most pairs of letters with what was typed: what to offer when nothing matched. */
import { NameView } from "../rank/name-view";
import type { Searched } from "./searched";
import * as bitmaps from "./bitmaps";
import { nameAt } from "./name-order";
import { bitmapWords } from "./signature";

/** Names that share less than this are no help. */
const LEAST_SIMILARITY = 0.45;
const MOST_LOOKED_AT = 500;

const view = new NameView();

/** At most `most` names, nearest first, all of files that are still there. */
export function nearNames({ segments }: Searched, typed: string, most: number): string[] {
  const query = NameView.of(typed);
  if (query.flatLength < 3) return [];
  const found: { name: string; similarity: number }[] = [];
  const names = new Uint32Array(MOST_LOOKED_AT);
  for (const segment of segments) {
    const { data } = segment;
    const result = new Uint32Array(bitmapWords(data.names));
    bitmaps.sharesHalf(data, query, result);
    const count = Math.min(MOST_LOOKED_AT, bitmaps.collect(result, result.length, names));
    for (let i = 0; i < count; i++) {
      view.setBytes(data.namePool, data.nameStart[names[i]], data.nameStart[names[i] + 1]);
      const similarity = pairSimilarity(query, view);
      if (similarity >= LEAST_SIMILARITY && segment.hasLive(names[i]))
        found.push({ name: nameAt(data, names[i]), similarity });
    }
  }
  found.sort((a, b) => b.similarity - a.similarity);
  return [...new Set(found.map(({ name }) => name))].slice(0, most);
}

/** Dice's coefficient over pairs of letters: 1 for the same pairs, 0 for none in common. */
function pairSimilarity(a: NameView, b: NameView): number {
  let shared = 0;
  for (let i = 1; i < a.flatLength; i++) {
    for (let j = 1; j < b.flatLength; j++) {
      if (a.flat[i] !== b.flat[j] || a.flat[i - 1] !== b.flat[j - 1]) continue;
      shared++;
      break;
    }
  }
  return (2 * shared) / Math.max(1, a.flatLength + b.flatLength - 2);
}
