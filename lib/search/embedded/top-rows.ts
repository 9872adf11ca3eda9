/**
 * The best rows seen so far, at most a fixed number: a binary heap in typed arrays with the worst on top. Of rows with
 * one score the symbol with the smaller id comes first, so that an answer does not hang on how the index happens to be
 * divided.
 */
export class TopRows {
  count = 0;
  /** rows were dropped because better ones filled it */
  overflowed = false;
  private readonly scores: Float64Array;
  private readonly ids: Float64Array;
  private readonly entries: Int32Array;

  constructor(private readonly capacity: number) {
    this.scores = new Float64Array(capacity);
    this.ids = new Float64Array(capacity);
    this.entries = new Int32Array(capacity * 3);
  }

  /** Below this score a row would not be kept. */
  get threshold(): number {
    return this.count < this.capacity ? -Infinity : this.scores[0];
  }

  /** Offers a row; `list` says by which list of evaluated names it came and `at` at which place there. */
  offer(score: number, id: number, row: number, list: number, at: number): void {
    let slot: number;
    if (this.count < this.capacity) slot = this.risen(this.count++, score, id);
    else {
      this.overflowed = true;
      if (!this.isWorse(0, score, id)) return;
      slot = this.sunk(score, id);
    }
    this.scores[slot] = score;
    this.ids[slot] = id;
    this.entries[slot * 3] = row;
    this.entries[slot * 3 + 1] = list;
    this.entries[slot * 3 + 2] = at;
  }

  /** Whether the row in a slot is worse than this one. */
  private isWorse(slot: number, score: number, id: number): boolean {
    const own = this.scores[slot];
    return own < score || (own === score && this.ids[slot] > id);
  }

  private move(from: number, to: number): void {
    this.scores[to] = this.scores[from];
    this.ids[to] = this.ids[from];
    const { entries } = this;
    for (let i = 0; i < 3; i++) entries[to * 3 + i] = entries[from * 3 + i];
  }

  /** The slot for a row that comes in at the end. */
  private risen(slot: number, score: number, id: number): number {
    let free = slot;
    while (free > 0) {
      const parent = (free - 1) >> 1;
      if (this.isWorse(parent, score, id)) break;
      this.move(parent, free);
      free = parent;
    }
    return free;
  }

  /** The slot for a row that takes the place of the worst. */
  private sunk(score: number, id: number): number {
    let slot = 0;
    for (;;) {
      let child = slot * 2 + 1;
      if (child >= this.count) break;
      if (child + 1 < this.count && this.isWorse(child + 1, this.scores[child], this.ids[child])) child++;
      if (!this.isWorse(child, score, id)) break;
      this.move(child, slot);
      slot = child;
    }
    return slot;
  }

  /** Everything kept, best first. */
  sorted(): { score: number; id: number; row: number; list: number; at: number }[] {
    const all = [];
    for (let i = 0; i < this.count; i++) {
      const entry = i * 3;
      const { entries } = this;
      all.push({
        score: this.scores[i],
        id: this.ids[i],
        row: entries[entry],
        list: entries[entry + 1],
        at: entries[entry + 2],
      });
    }
    return all.sort((a, b) => b.score - a.score || a.id - b.id || a.list - b.list);
  }
}
