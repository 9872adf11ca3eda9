/**
 * The best rows seen so far, at most a fixed number: a binary heap in typed arrays with the worst on top.
 */
export class TopRows {
  count = 0;
  /** rows were dropped because better ones filled it */
  overflowed = false;
  private readonly scores: Float64Array;
  private readonly entries: Int32Array;

  constructor(private readonly capacity: number) {
    this.scores = new Float64Array(capacity);
    this.entries = new Int32Array(capacity * 3);
  }

  /** Below this score a row would not be kept. */
  get threshold(): number {
    return this.count < this.capacity ? -Infinity : this.scores[0];
  }

  /** Offers a row; `list` says by which list of evaluated names it came and `at` at which place there. */
  offer(score: number, row: number, list: number, at: number): void {
    if (this.count < this.capacity) {
      this.rise(this.count++, score, row, list, at);
      return;
    }
    this.overflowed = true;
    if (score > this.scores[0]) this.sink(score, row, list, at);
  }

  private put(slot: number, score: number, row: number, list: number, at: number): void {
    this.scores[slot] = score;
    this.entries[slot * 3] = row;
    this.entries[slot * 3 + 1] = list;
    this.entries[slot * 3 + 2] = at;
  }

  private move(from: number, to: number): void {
    this.scores[to] = this.scores[from];
    const { entries } = this;
    for (let i = 0; i < 3; i++) entries[to * 3 + i] = entries[from * 3 + i];
  }

  private rise(slot: number, score: number, row: number, list: number, at: number): void {
    while (slot > 0) {
      const parent = (slot - 1) >> 1;
      if (this.scores[parent] <= score) break;
      this.move(parent, slot);
      slot = parent;
    }
    this.put(slot, score, row, list, at);
  }

  private sink(score: number, row: number, list: number, at: number): void {
    let slot = 0;
    for (;;) {
      let child = slot * 2 + 1;
      if (child >= this.count) break;
      if (child + 1 < this.count && this.scores[child + 1] < this.scores[child]) child++;
      if (this.scores[child] >= score) break;
      this.move(child, slot);
      slot = child;
    }
    this.put(slot, score, row, list, at);
  }

  /** Everything kept, best first. */
  sorted(): { score: number; row: number; list: number; at: number }[] {
    const all = [];
    for (let i = 0; i < this.count; i++) {
      const entry = i * 3;
      const { entries } = this;
      all.push({ score: this.scores[i], row: entries[entry], list: entries[entry + 1], at: entries[entry + 2] });
    }
    return all.sort((a, b) => b.score - a.score || a.list - b.list || a.row - b.row);
  }
}
