/**
 * A part of the index by meaning, as bytes: the vectors of some symbols, and the words that each is described with, by
 * word. Never changes; larger ones take its place. About 380 bytes a symbol of 256 dimensions.
 *
 * Layout, little-endian, each column padded to 8 bytes: symbols, dimensions, words, places (32 bits each), then the
 * columns in the order of `SemanticSegment`.
 */

/** Symbols of one segment at most: a place in it has 16 bits. */
export const MAX_PLACES = 65_535;

export interface SemanticSegment {
  dimensions: number;
  /** id of each symbol, ascending */
  symbols: Float64Array;
  /** 64-bit hash of what each was embedded from */
  digests: BigUint64Array;
  /** 1 / length of each vector as it stands in `vectors`; 0 for one without */
  scales: Float32Array;
  /** words of each, every one as often as it counts */
  lengths: Uint16Array;
  /** index into SYMBOL_KINDS */
  kinds: Uint8Array;
  /** one after the other */
  vectors: Int8Array;
  /** ids of all words, ascending */
  words: Uint32Array;
  /** where the places of each word begin, and behind the last where they end */
  starts: Uint32Array;
  /** for each word the symbols that have it, as their place in `symbols` */
  places: Uint16Array;
  /** how often, for each place */
  counts: Uint8Array;
}

const HEADER = 16;

export function encodeSemanticSegment(segment: SemanticSegment): Uint8Array<ArrayBuffer> {
  const { symbols, digests, scales, lengths, kinds, vectors, words, starts, places, counts } = segment;
  const columns = [symbols, digests, scales, lengths, kinds, vectors, words, starts, places, counts];
  const bytes = new Uint8Array(columns.reduce((sum, column) => sum + padded(column.byteLength), HEADER));
  new Uint32Array(bytes.buffer, 0, 4).set([symbols.length, segment.dimensions, words.length, places.length]);
  let at = HEADER;
  for (const { buffer, byteOffset, byteLength } of columns) {
    bytes.set(new Uint8Array(buffer, byteOffset, byteLength), at);
    at += padded(byteLength);
  }
  return bytes;
}

/**
 * Each column has memory of its own: who drops the vectors of a segment keeps nothing of them.
 * @throws RangeError when the bytes are cut
 */
export function decodeSemanticSegment(stored: Uint8Array): SemanticSegment {
  const [count, dimensions, words, places] = new Uint32Array(own(stored, 0, HEADER));
  let at = HEADER;
  const next = (length: number, width: number): ArrayBuffer => {
    const from = at;
    at += padded(length * width);
    return own(stored, from, length * width);
  };
  return {
    dimensions,
    symbols: new Float64Array(next(count, 8)),
    digests: new BigUint64Array(next(count, 8)),
    scales: new Float32Array(next(count, 4)),
    lengths: new Uint16Array(next(count, 2)),
    kinds: new Uint8Array(next(count, 1)),
    vectors: new Int8Array(next(count * dimensions, 1)),
    words: new Uint32Array(next(words, 4)),
    starts: new Uint32Array(next(words + 1, 4)),
    places: new Uint16Array(next(places, 2)),
    counts: new Uint8Array(next(places, 1)),
  };
}

function own(bytes: Uint8Array, from: number, length: number): ArrayBuffer {
  if (from + length > bytes.length) throw new RangeError("The bytes of a semantic segment are cut.");
  return new Uint8Array(bytes.subarray(from, from + length)).buffer;
}

const padded = (length: number): number => (length + 7) & ~7;
