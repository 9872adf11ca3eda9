/** The words of a passage or a question with their weights, in no order. */
import type { Passage } from "./passage";
import type { WordIds } from "./word-ids";

export interface Bag {
  /** each word once */
  ids: Uint32Array;
  /** how often each stands there, its part's weight included; at most 255 */
  counts: Uint8Array;
  /** what each adds to the vector */
  weights: Float32Array;
}

/** How much more than a word of the text a word of the name says. */
const NAME = 3;

/** The words of a symbol: those of its name count three times, those of its body by the logarithm of their number. */
export function bagOf({ name, owner, signature, doc, body }: Passage, words: WordIds): Bag {
  const told = new Map<number, number>();
  const add = (weight: number) => (id: number) => void told.set(id, (told.get(id) ?? 0) + weight);
  words.each(name, add(NAME));
  words.each(owner, add(1));
  words.each(doc, add(1));
  const inside = new Map<number, number>();
  const count = (id: number): void => void inside.set(id, (inside.get(id) ?? 0) + 1);
  words.each(signature, count);
  words.each(body, count);
  return pack(told, inside);
}

/** The words of a question. */
export function bagOfQuestion(question: string, words: WordIds): Bag {
  const inside = new Map<number, number>();
  words.each(question, (id) => void inside.set(id, (inside.get(id) ?? 0) + 1));
  return pack(new Map(), inside);
}

function pack(told: ReadonlyMap<number, number>, inside: Map<number, number>): Bag {
  for (const id of told.keys()) if (!inside.has(id)) inside.set(id, 0);
  const bag: Bag = {
    ids: new Uint32Array(inside.size),
    counts: new Uint8Array(inside.size),
    weights: new Float32Array(inside.size),
  };
  let at = 0;
  for (const [id, within] of inside) {
    const said = told.get(id) ?? 0;
    bag.ids[at] = id;
    bag.counts[at] = Math.min(said + within, 255);
    bag.weights[at++] = said + (within > 0 ? 1 + Math.log(within) : 0);
  }
  return bag;
}
