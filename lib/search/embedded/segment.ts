/**
 * The shape of an immutable part of the index: the symbols of some files as typed arrays in shared memory, so that a
 * worker can merge them without copying. About 100 bytes a symbol. No object per symbol, ever.
 */

/** The facts of a segment. Rows are in file order, names in the order of their lower-case bytes. */
export interface SegmentData {
  rows: number;
  names: number;
  files: number;
  /** distinct names as UTF-8, and where each begins (one more entry than names) */
  namePool: Uint8Array;
  nameStart: Uint32Array;
  /** low half of the database's hash of each name */
  nameHash: Uint32Array;
  /** rows of a name: the postings [nameRows[n], nameRows[n + 1]) */
  nameRows: Uint32Array;
  /**
   * POSTING numbers each: row, file, container, qualifier. What a search asks of all rows of a name stands together.
   */
  postings: Int32Array;
  /** bitmaps over names, see signature.ts */
  signature: Uint32Array;
  /** names in each bitmap */
  bitmapCounts: Uint32Array;
  rowName: Uint32Array;
  /** index into `fileIds` */
  rowFile: Uint32Array;
  /** null: the rows of each file are all its symbols, in their order */
  rowOrdinal: Uint32Array | null;
  /** row of the enclosing symbol, -1 at file level */
  rowContainer: Int32Array;
  /** index into the qualifiers; 0 is none */
  rowQualifier: Uint32Array;
  /** kind * 4 + role */
  rowKind: Uint8Array;
  /** lines of the whole declaration, capped */
  rowBody: Uint16Array;
  rowKeyHigh: Uint32Array;
  rowKeyLow: Uint32Array;
  fileIds: Int32Array;
  /** first row of each file (one more entry than files) */
  fileRows: Uint32Array;
  /** qualifiers as UTF-8; entry 0 is empty */
  qualifierPool: Uint8Array;
  qualifierStart: Uint32Array;
}

/** Numbers of a posting. */
export const POSTING = 4;

export const MAX_BODY_LINES = 65_535;

/** Arrays that other threads can read without a copy. */
export const shared = {
  u8: (length: number): Uint8Array => new Uint8Array(new SharedArrayBuffer(length)),
  u16: (length: number): Uint16Array => new Uint16Array(new SharedArrayBuffer(length * 2)),
  u32: (length: number): Uint32Array => new Uint32Array(new SharedArrayBuffer(length * 4)),
  i32: (length: number): Int32Array => new Int32Array(new SharedArrayBuffer(length * 4)),
};

/** Bytes that a segment takes. */
export function segmentBytes(data: SegmentData): number {
  let bytes = 0;
  for (const value of Object.values(data)) if (ArrayBuffer.isView(value)) bytes += value.byteLength;
  return bytes;
}

/** Texts (UTF-8 bytes, one per unit) one after the other, and where each begins. */
export function pool(texts: string[]): { bytes: Uint8Array; start: Uint32Array } {
  const start = shared.u32(texts.length + 1);
  for (let i = 0; i < texts.length; i++) start[i + 1] = start[i] + texts[i].length;
  const bytes = shared.u8(start[texts.length]);
  const buffer = Buffer.from(bytes.buffer);
  for (let i = 0; i < texts.length; i++) buffer.write(texts[i], start[i], "latin1");
  return { bytes, start };
}
