/**
 * How many files mention each name, by the low half of the name's hash: open addressing in two typed arrays, six bytes
 * a slot. Two names that share the half share their count; among a million names that is a few hundred, and only
 * ranking sees it.
 */

/** Share of slots that are taken before there are twice as many. */
const FULL = 0.75;
/** Counts from here on stand beside the slots: few names are mentioned in so many files. */
const MANY = 0xffff;

/** All that is known, as it is kept in a file. */
export interface MentionColumns {
  hashes: Uint32Array;
  counts: Uint16Array;
  manyHashes: Uint32Array;
  manyCounts: Uint32Array;
}

export class Mentions {
  private hashes: Uint32Array;
  private counts: Uint16Array;
  /** by hash, where the slot says MANY */
  private readonly many = new Map<number, number>();
  private used = 0;

  constructor(expected = 1024) {
    const size = 2 ** Math.ceil(Math.log2(Math.max(16, expected / FULL)));
    this.hashes = new Uint32Array(size);
    this.counts = new Uint16Array(size);
  }

  /** Takes columns as `columns` gave them. */
  static of({ hashes, counts, manyHashes, manyCounts }: MentionColumns): Mentions {
    const mentions = new Mentions();
    mentions.hashes = hashes;
    mentions.counts = counts;
    manyHashes.forEach((hash, i) => mentions.many.set(hash, manyCounts[i]));
    mentions.used = counts.reduce((sum, count) => sum + (count === 0 ? 0 : 1), 0);
    return mentions;
  }

  columns(): MentionColumns {
    const { hashes, counts, many } = this;
    return { hashes, counts, manyHashes: Uint32Array.from(many.keys()), manyCounts: Uint32Array.from(many.values()) };
  }

  get(hash: number): number {
    const count = this.counts[this.slot(hash >>> 0)];
    return count === MANY ? (this.many.get(hash >>> 0) ?? MANY) : count;
  }

  set(hash: number, count: number): void {
    if (count <= 0) return;
    if (this.used >= this.hashes.length * FULL) this.grow();
    const key = hash >>> 0;
    const slot = this.slot(key);
    if (this.counts[slot] === 0) this.used++;
    this.hashes[slot] = key;
    this.counts[slot] = Math.max(this.counts[slot], Math.min(count, MANY));
    if (count >= MANY) this.many.set(key, Math.max(this.many.get(key) ?? 0, count));
  }

  private slot(hash: number): number {
    const mask = this.hashes.length - 1;
    let slot = Math.imul(hash, 0x9e3779b1) & mask;
    while (this.counts[slot] !== 0 && this.hashes[slot] !== hash) slot = (slot + 1) & mask;
    return slot;
  }

  private grow(): void {
    const { hashes, counts } = this;
    this.hashes = new Uint32Array(hashes.length * 2);
    this.counts = new Uint16Array(hashes.length * 2);
    for (let i = 0; i < hashes.length; i++) {
      if (counts[i] === 0) continue;
      const slot = this.slot(hashes[i]);
      this.hashes[slot] = hashes[i];
      this.counts[slot] = counts[i];
    }
  }
}
