/**
 * The 64-bit hash that stands for a name, or for a symbol's key, in every table. It depends on nothing but the text,
 * so indexers on different machines agree without a dictionary. Two names may share a hash: whoever needs certainty
 * compares the text. Never change the function: stored rows hold its values.
 */

const SEED_HIGH = 0x5bd1e995;
const SEED_LOW = 0x2f0b4a27;

/** Writes the hash as two unsigned words: `out[at]` the upper, `out[at + 1]` the lower. */
export function hashNameInto(name: string, out: Uint32Array, at: number): void {
  let high = SEED_HIGH ^ name.length;
  let low = SEED_LOW;
  for (let i = 0; i < name.length; i++) {
    const unit = name.charCodeAt(i);
    high = Math.imul(high ^ unit, 0x9e3779b1);
    low = Math.imul(low ^ unit, 0x5f356495);
    low = (low << 13) | (low >>> 19);
  }
  high = Math.imul(high ^ (high >>> 16), 0x85ebca6b) ^ Math.imul(low ^ (low >>> 13), 0xc2b2ae35);
  low = Math.imul(low ^ (low >>> 16), 0x85ebca6b) ^ Math.imul(high ^ (high >>> 13), 0xc2b2ae35);
  out[at] = high ^ (high >>> 15);
  out[at + 1] = low ^ (low >>> 15);
}

const words = new Uint32Array(2);

/** The hash as Postgres keeps it: a signed 64-bit integer. */
export function nameHash(name: string): bigint {
  hashNameInto(name, words, 0);
  return signedHash(words[0], words[1]);
}

/** The hash as two unsigned words, the upper first. */
export function nameHashWords(name: string): [number, number] {
  hashNameInto(name, words, 0);
  return [words[0], words[1]];
}

/** Joins the two words of a hash. */
export function signedHash(high: number, low: number): bigint {
  return BigInt.asIntN(64, (BigInt(high) << 32n) | BigInt(low));
}
