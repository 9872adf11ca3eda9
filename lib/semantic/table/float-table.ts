/** A table of words while it is learned: 32-bit floats, and how large the steps of each value were so far. */
import { SHARED_ROWS, StaticTable } from "./static-table";

export class FloatTable {
  readonly rowOfId: ReadonlyMap<number, number>;
  readonly values: Float32Array;
  readonly steps: Float32Array;

  /** @param ids ascending */
  constructor(
    readonly dimensions: number,
    readonly ids: Uint32Array,
    readonly sharedRows: number = SHARED_ROWS,
  ) {
    this.rowOfId = new Map(Array.from(ids, (id, row) => [id, row]));
    const size = (ids.length + sharedRows) * dimensions;
    this.values = new Float32Array(size);
    this.steps = new Float32Array(size);
  }

  rowOf(id: number): number {
    return this.rowOfId.get(id) ?? this.ids.length + (id % this.sharedRows);
  }

  /** Every word as far from all others as chance has it. */
  static random(dimensions: number, ids: Uint32Array, seed = 1): FloatTable {
    const table = new FloatTable(dimensions, ids);
    const next = randomNumbers(seed);
    const size = Math.sqrt(3 / dimensions);
    for (let at = 0; at < table.values.length; at++) table.values[at] = (next() * 2 - 1) * size;
    return table;
  }

  /** What another table says, with rows of their own for further words. */
  static from(base: StaticTable, further: Iterable<number>): FloatTable {
    const ids = Uint32Array.from(new Set([...base.ids, ...further])).sort();
    const table = new FloatTable(base.dimensions, ids, base.rowCount - base.ids.length);
    const put = (row: number, from: number): void => table.values.set(base.row(from), row * base.dimensions);
    ids.forEach((id, row) => put(row, base.rowOf(id)));
    for (let shared = 0; shared < table.sharedRows; shared++) put(ids.length + shared, base.ids.length + shared);
    return table;
  }

  /** The same in bytes. */
  packed(): StaticTable {
    const { dimensions, ids, values } = this;
    const count = ids.length + this.sharedRows;
    const scales = new Float32Array(count);
    const rows = new Int8Array(values.length);
    for (let row = 0; row < count; row++) {
      const from = row * dimensions;
      let most = 1e-12;
      for (let d = 0; d < dimensions; d++) most = Math.max(most, Math.abs(values[from + d]));
      scales[row] = most / 127;
      for (let d = 0; d < dimensions; d++) rows[from + d] = Math.round((values[from + d] / most) * 127);
    }
    return new StaticTable(dimensions, ids, scales, rows);
  }
}

/** Numbers from 0 to 1 that are the same for the same seed. */
export function randomNumbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
