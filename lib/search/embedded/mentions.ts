/**
 * How many files mention each name, by the low half of the name's hash: open addressing in two typed arrays. Two names
 * that share the half share their count; among a million names that is a few hundred, and only ranking sees it.
 */
export class Mentions {
  private hashes: Uint32Array;
  private counts: Uint32Array;
  private used = 0;

  constructor(expected = 1024) {
    const size = 2 ** Math.ceil(Math.log2(Math.max(16, expected * 2)));
    this.hashes = new Uint32Array(size);
    this.counts = new Uint32Array(size);
  }

  get(hash: number): number {
    return this.counts[this.slot(hash >>> 0)];
  }

  set(hash: number, count: number): void {
    if (count <= 0) return;
    if (this.used * 2 >= this.hashes.length) this.grow();
    const slot = this.slot(hash >>> 0);
    if (this.counts[slot] === 0) this.used++;
    this.hashes[slot] = hash;
    this.counts[slot] = Math.max(this.counts[slot], count);
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
    this.counts = new Uint32Array(hashes.length * 2);
    this.used = 0;
    for (let i = 0; i < hashes.length; i++) if (counts[i] !== 0) this.set(hashes[i], counts[i]);
  }
}
