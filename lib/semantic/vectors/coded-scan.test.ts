import { expect, it } from "vitest";
import { quantized } from "../embedders/quantize";
import { randomNumbers } from "../table/float-table";
import { CodedScan } from "./coded-scan";
import { itConforms } from "./conformance";
import { estimates, signCodes, signSums } from "./sign-codes";

itConforms("the scan", { open: async () => new CodedScan() });

/** So many that most are judged by their signs alone. */
const MANY = 40_000;
const DIMENSIONS = 100;

it("finds the nearest of many more than it looks at whole", { timeout: 60_000 }, async () => {
  const next = randomNumbers(3);
  const vectors = Array.from({ length: MANY }, () => Float32Array.from({ length: DIMENSIONS }, () => next() - 0.5));
  const questions = vectors.filter((_vector, at) => at % (MANY / 20) === 0).map((vector) => vector.map(wobbling(next)));
  const scan = new CodedScan();
  const symbols = Float64Array.from(vectors.keys());
  await scan.add({ id: 1, model: "a", symbols, ...quantized(vectors, DIMENSIONS) });
  for (const [at, question] of questions.entries()) {
    const { vectors: vector } = quantized([question], DIMENSIONS);
    const [nearest] = await scan.nearest([{ model: "a", vector }], 10, { passes: () => true, all: () => [] });
    expect(nearest.symbol).toBe((at * MANY) / 20);
  }
});

it("estimates from signs what the values say, whatever the number of dimensions", () => {
  const next = randomNumbers(5);
  const some = Array.from({ length: 50 }, () => Float32Array.from({ length: DIMENSIONS }, () => next() - 0.5));
  const { vectors } = quantized(some, DIMENSIONS);
  const own = some.map((_vector, at) => {
    const question = vectors.subarray(at * DIMENSIONS, (at + 1) * DIMENSIONS);
    return estimates(signSums(question), signCodes(vectors, DIMENSIONS));
  });
  own.forEach((near, at) => {
    expect(near[at]).toBeCloseTo(1, 5);
    const others = near.filter((_score, other) => other !== at);
    expect(Math.abs(others.reduce((sum, score) => sum + score, 0) / others.length)).toBeLessThan(0.1);
    expect(Math.max(...others)).toBeLessThan(0.7);
  });
});

const wobbling = (next: () => number) => (value: number) => value + (next() - 0.5) * 0.5;
