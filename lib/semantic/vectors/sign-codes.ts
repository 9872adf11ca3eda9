/**
 * A vector as one bit a value: whether the value is above zero. What the values of a question add up to, each with the
 * sign that the vector has there, says about how near the vector is: by as much as the vector resembles its own signs,
 * which is one number of each. The estimate is that of RaBitQ (Gao and Long, 2024) without its rotation, which made no
 * difference to the vectors of names and comments.
 */

/** Vectors one after the other. */
export interface SignCodes {
  /** bytes of each */
  width: number;
  codes: Uint8Array;
  /** length / sum of the absolute values, of each; 0 for one that says nothing */
  factors: Float32Array;
}

export function signCodes(vectors: Int8Array, dimensions: number): SignCodes {
  const count = dimensions === 0 ? 0 : vectors.length / dimensions;
  const width = Math.ceil(dimensions / 8);
  const [codes, factors] = [new Uint8Array(count * width), new Float32Array(count)];
  for (let row = 0; row < count; row++) {
    let [sum, squares] = [0, 0];
    for (let d = 0; d < dimensions; d++) {
      const value = vectors[row * dimensions + d];
      if (value > 0) codes[row * width + (d >> 3)] |= 1 << (d & 7);
      sum += Math.abs(value);
      squares += value * value;
    }
    factors[row] = sum === 0 ? 0 : Math.sqrt(squares) / sum;
  }
  return { width, codes, factors };
}

/** @returns how near each is about to the question: 1 for the same direction, 0 for none in common */
export function estimates(sums: Float32Array, { width, codes, factors }: SignCodes): Float32Array {
  const found = new Float32Array(factors.length);
  for (let row = 0, at = 0; row < found.length; row++) {
    let sum = 0;
    for (let byte = 0; byte < width; byte++, at++) sum += sums[(byte << 8) | codes[at]];
    found[row] = sum * factors[row];
  }
  return found;
}

/** For each byte of a code, and each of its 256 values, what it adds; of a question whose length is made 1. */
export function signSums(question: Int8Array): Float32Array {
  const width = Math.ceil(question.length / 8);
  const length = Math.max(Math.hypot(...question), 1e-9);
  const sums = new Float32Array(width * 256);
  for (let at = 0; at < sums.length; at++)
    for (let bit = 0; bit < 8; bit++) {
      const value = (question[(at >> 8) * 8 + bit] ?? 0) / length;
      sums[at] += (at >> bit) & 1 ? value : -value;
    }
  return sums;
}
