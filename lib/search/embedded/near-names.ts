/** Names that share most pairs of letters with what was typed: what to offer when nothing matched. */
import { NameView } from "../rank/name-view";
import type { Searched } from "./answer";
import { nameAt } from "./name-order";
import { bigramBitmap, bitmapWords } from "./signature";

/** Names that share less than this are no help. */
const LEAST_SIMILARITY = 0.45;
const MOST_PAIRS = 24;
const MOST_LOOKED_AT = 200;

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

/** Names with the most shared pairs, at most some hundreds; none that shares less than a third. */
function worthALook(shared: Uint8Array, typedLength: number): number[] {
  const histogram = new Uint32Array(256);
  for (let name = 0; name < shared.length; name++) histogram[shared[name]]++;
  let least = 255;
  for (let sum = 0; least > 1 && sum + histogram[least] <= MOST_LOOKED_AT; least--) sum += histogram[least];
  least = Math.max(least + 1, Math.ceil(typedLength / 3));
  const names: number[] = [];
  for (let name = 0; name < shared.length; name++) if (shared[name] >= least) names.push(name);
  return names;
}
