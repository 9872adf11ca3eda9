/** Vectors of floats as bytes. Pure. */
import type { Int8Vectors } from "./port";

/** Each by its own scale, so that its largest value is 127. */
export function quantized(floats: readonly Float32Array[], dimensions: number): Int8Vectors {
  const vectors = new Int8Array(floats.length * dimensions);
  const scales = new Float32Array(floats.length);
  floats.forEach((values, at) => (scales[at] = quantizeInto(vectors, at * dimensions, values)));
  return { dimensions, vectors, scales };
}

/** @returns 1 / length of the bytes; 0 for a vector without length */
export function quantizeInto(out: Int8Array, at: number, values: Float32Array): number {
  let most = 0;
  for (const value of values) most = Math.max(most, Math.abs(value));
  if (!(most > 0) || !Number.isFinite(most)) return 0;
  let sum = 0;
  for (let d = 0; d < values.length; d++) {
    const byte = Math.round((values[d] / most) * 127);
    out[at + d] = byte;
    sum += byte * byte;
  }
  return 1 / Math.sqrt(sum);
}
