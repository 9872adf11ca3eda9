import { describe, expect, it } from "vitest";
import { dotKernel, dotsInPlainJs } from "./dot-kernel";

describe("the kernel of dot products", () => {
  it.each([
    [16, 1],
    [256, 300],
    [384, 7],
    [256, 0],
  ])("says what plain JavaScript says, for vectors of %i values, %i of them", (dimensions, count) => {
    const vectors = Int8Array.from({ length: dimensions * count }, (_, at) => ((at * 7919) % 255) - 127);
    const question = Int16Array.from({ length: dimensions }, (_, at) => ((at * 104729) % 255) - 127);
    const expected = new Int32Array(count);
    dotsInPlainJs(vectors, question, expected);
    const memory = new WebAssembly.Memory({ initial: 4 });
    const kernel = dotKernel(memory);
    if (kernel === null) return;
    const [out, from] = [2048, 2048 + 4 * 512];
    new Int16Array(memory.buffer, 0, dimensions).set(question);
    new Int8Array(memory.buffer, from, vectors.length).set(vectors);
    kernel(from, count, 0, dimensions * 2, out);
    expect([...new Int32Array(memory.buffer, out, count)]).toEqual([...expected]);
    expect(new Int32Array(memory.buffer, out, count + 1)[count]).toBe(0);
  });
});
