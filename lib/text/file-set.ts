/** File ids, a bit each: they are small and dense, and there may be millions. */
export class FileSet {
  private bits = new Uint8Array(1 << 12);

  add(id: number): void {
    const at = id >> 3;
    if (at >= this.bits.length) {
      const larger = new Uint8Array(Math.max(at + 1, this.bits.length * 2));
      larger.set(this.bits);
      this.bits = larger;
    }
    this.bits[at] |= 1 << (id & 7);
  }

  has(id: number): boolean {
    return ((this.bits[id >> 3] ?? 0) >> (id & 7)) % 2 === 1;
  }
}
