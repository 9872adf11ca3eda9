/** A part of the index by meaning, as bytes. */
import { expect, test } from "vitest";
import { decodeSemanticSegment, encodeSemanticSegment, type SemanticSegment } from "./semantic-segment";

const segment: SemanticSegment = {
  dimensions: 5,
  symbols: Float64Array.of(7, 2 ** 40 + 1, 2 ** 41),
  digests: BigUint64Array.of(1n, 2n ** 63n, 3n),
  scales: Float32Array.of(0.5, 0, 0.25),
  lengths: Uint16Array.of(4, 0, 65_535),
  kinds: Uint8Array.of(1, 2, 3),
  vectors: Int8Array.from({ length: 15 }, (_, i) => i - 7),
  words: Uint32Array.of(5, 2 ** 32 - 1),
  starts: Uint32Array.of(0, 1, 3),
  places: Uint16Array.of(0, 0, 2),
  counts: Uint8Array.of(1, 255, 2),
};

/** As a database client hands bytes out: somewhere in a larger piece of memory, at any place. */
function within(bytes: Uint8Array): Buffer {
  const room = Buffer.alloc(bytes.length + 40, 0xaa);
  room.set(bytes, 13);
  return room.subarray(13, 13 + bytes.length);
}

test("comes back as it was, wherever its bytes lie", () => {
  expect(decodeSemanticSegment(within(encodeSemanticSegment(segment)))).toEqual(segment);
});

test("holds its vectors apart, so that their memory goes when they are dropped", () => {
  const { vectors, ...rest } = decodeSemanticSegment(within(encodeSemanticSegment(segment)));
  expect(vectors.buffer.byteLength).toBe(vectors.byteLength);
  for (const column of Object.values(rest))
    if (ArrayBuffer.isView(column)) expect(column.buffer).not.toBe(vectors.buffer);
});

test("cut anywhere it is refused", () => {
  const bytes = encodeSemanticSegment(segment);
  for (const length of [0, 8, 16, 40, bytes.length - 8])
    expect(() => decodeSemanticSegment(bytes.subarray(0, length)), `${length} bytes`).toThrow(RangeError);
});
