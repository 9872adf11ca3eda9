/**
 * A vector for each word, as bytes: what a text is about is the sum of its words' vectors. Words that are not in the
 * table share rows by their hash. About 2.4 MB for 5,000 words.
 *
 * Layout, little-endian: "FWT1", dimensions, words, shared rows (32 bits each); ids of the words, ascending; the scale
 * of every row (32-bit floats); the rows.
 */
import type { Bag } from "../words/bag";

const MAGIC = 0x31545746;
const HEADER = 16;

/** Rows that words without one share. */
export const SHARED_ROWS = 4096;

export class StaticTable {
  private readonly rowOfId: ReadonlyMap<number, number>;

  constructor(
    readonly dimensions: number,
    /** ids of the words that have a row, ascending */
    readonly ids: Uint32Array,
    /** what a value of each row stands for */
    private readonly scales: Float32Array,
    private readonly rows: Int8Array,
  ) {
    this.rowOfId = new Map(Array.from(ids, (id, row) => [id, row]));
  }

  get rowCount(): number {
    return this.scales.length;
  }

  rowOf(id: number): number {
    return this.rowOfId.get(id) ?? this.ids.length + (id % (this.rowCount - this.ids.length));
  }

  /** Adds the vector of a bag, not normalised, to `out`. */
  addTo(out: Float32Array, { ids, weights }: Bag): void {
    const { dimensions, rows } = this;
    for (let at = 0; at < ids.length; at++) {
      const row = this.rowOf(ids[at]);
      const factor = weights[at] * this.scales[row];
      const from = row * dimensions;
      for (let d = 0; d < dimensions; d++) out[d] += factor * rows[from + d];
    }
  }

  /** One row as numbers. */
  row(row: number): Float32Array {
    const from = row * this.dimensions;
    return Float32Array.from(this.rows.subarray(from, from + this.dimensions), (value) => value * this.scales[row]);
  }

  encode(): Uint8Array<ArrayBuffer> {
    const { ids, scales, rows } = this;
    const bytes = new Uint8Array(HEADER + ids.byteLength + scales.byteLength + rows.byteLength);
    const head = new DataView(bytes.buffer);
    [MAGIC, this.dimensions, ids.length, scales.length - ids.length].forEach((value, at) =>
      head.setUint32(at * 4, value, true),
    );
    bytes.set(bytesOf(ids), HEADER);
    bytes.set(bytesOf(scales), HEADER + ids.byteLength);
    bytes.set(bytesOf(rows), HEADER + ids.byteLength + scales.byteLength);
    return bytes;
  }

  /** @throws RangeError when the bytes are not those of a table */
  static decode(bytes: Uint8Array): StaticTable {
    const copy = Uint8Array.from(bytes);
    const head = new DataView(copy.buffer);
    if (copy.length < HEADER || head.getUint32(0, true) !== MAGIC) throw new RangeError("This is no table of words.");
    const [dimensions, words, shared] = [4, 8, 12].map((at) => head.getUint32(at, true));
    const all = words + shared;
    const rowsAt = HEADER + words * 4 + all * 4;
    if (copy.length !== rowsAt + all * dimensions) throw new RangeError("This table of words is cut.");
    return new StaticTable(
      dimensions,
      new Uint32Array(copy.buffer, HEADER, words),
      new Float32Array(copy.buffer, HEADER + words * 4, all),
      new Int8Array(copy.buffer, rowsAt, all * dimensions),
    );
  }
}

const bytesOf = (view: Uint32Array | Float32Array | Int8Array): Uint8Array =>
  new Uint8Array(view.buffer, view.byteOffset, view.byteLength);
