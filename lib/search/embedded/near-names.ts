/** Names that share most pairs of letters with what was typed: what to offer when nothing matched. */
import { NameView } from "../rank/name-view";
import type { Searched } from "./answer";
import { nameAt } from "./name-order";
import { bigramBitmap, bitmapWords } from "./signature";

/** Names that share less than this are no help. */
const LEAST_SIMILARITY = 0.45;
const MOST_PAIRS = 40;

/** At most `most` names, nearest first. */
export function nearNames({ segments }: Searched, typed: string, most: number): string[] {
  const query = new NameView().set(typed);
  const view = new NameView();
  const found: { name: string; similarity: number }[] = [];
  for (const { data, namePrior } of segments) {
    const shared = sharedPairs(data.signature, bitmapWords(data.names), query);
    const worth = worthALook(shared, query.flatLength);
    for (const name of worth) {
      view.setBytes(data.namePool, data.nameStart[name], data.nameStart[name + 1]);
      const pairs = query.flatLength + view.flatLength - 2;
      const similarity = pairs > 0 ? (2 * shared[name]) / pairs : 0;
      if (similarity < LEAST_SIMILARITY) continue;
      found.push({ name: nameAt(data, name), similarity: similarity + namePrior[name] / 2550 });
    }
  }
  found.sort((a, b) => b.similarity - a.similarity);
  return [...new Set(found.map(({ name }) => name))].slice(0, most);
}

function sharedPairs(signature: Uint32Array, words: number, query: NameView): Uint8Array {
  const counts = new Uint8Array(words * 32);
  for (let i = 1; i < Math.min(query.flatLength, MOST_PAIRS); i++) {
    const column = bigramBitmap(query.flat[i - 1], query.flat[i]) * words;
    for (let w = 0; w < words; w++) {
      for (let bits = signature[column + w]; bits !== 0; bits &= bits - 1) {
        counts[(w << 5) + 31 - Math.clz32(bits & -bits)]++;
      }
    }
  }
  return counts;
}

/** Names with the most shared pairs: at most some hundreds. */
function worthALook(shared: Uint8Array, typedLength: number): number[] {
  for (let least = typedLength - 2; least > typedLength / 3; least--) {
    const names: number[] = [];
    for (let name = 0; name < shared.length && names.length < 500; name++) if (shared[name] >= least) names.push(name);
    if (names.length > 0) return names;
  }
  return [];
}
