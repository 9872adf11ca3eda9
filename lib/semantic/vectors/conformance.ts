/** What every engine behind the port VectorIndex must keep, as tests. */
import { describe, expect, it } from "vitest";
import { quantized } from "../embedders/quantize";
import type { VectorIndex, VectorPart } from "./port";

const DIMENSIONS = 24;

/** A vector that points one way, and a little another. */
const towards = (axis: number, other: number, share: number): Float32Array => {
  const values = new Float32Array(DIMENSIONS);
  values[axis] = 1;
  values[other] += share;
  return values;
};

const part = (id: number, model: string, first: number, vectors: readonly Float32Array[]): VectorPart => ({
  id,
  model,
  symbols: Float64Array.from(vectors, (_vector, at) => first + at),
  ...quantized(vectors, DIMENSIONS),
});

const asked = (model: string, values: Float32Array) => ({ model, vector: quantized([values], DIMENSIONS).vectors });
const all = () => true;

export function itConforms(engine: string, open: () => Promise<VectorIndex>): void {
  describe(`${engine} as VectorIndex`, () => {
    const filled = async (): Promise<VectorIndex> => {
      const index = await open();
      await index.add(part(1, "a", 100, [towards(0, 1, 0), towards(0, 1, 0.5), towards(1, 0, 0.2), towards(5, 6, 0)]));
      await index.add(part(2, "a", 2 ** 40, [towards(0, 1, 0.1)]));
      await index.add(part(3, "b", 500, [towards(0, 1, 0)]));
      return index;
    };

    it("names the nearest first, with how near they are", async () => {
      const found = await (await filled()).nearest([asked("a", towards(0, 1, 0))], 3, all);
      expect(found.map(({ symbol }) => symbol)).toEqual([100, 2 ** 40, 101]);
      expect(found[0].score).toBeCloseTo(1, 2);
      expect(found[2].score).toBeCloseTo(1 / Math.hypot(1, 0.5), 2);
    });

    it("compares only what is of the same model", async () => {
      const index = await filled();
      expect((await index.nearest([asked("b", towards(0, 1, 0))], 9, all)).map(({ symbol }) => symbol)).toEqual([500]);
      const both = await index.nearest([asked("a", towards(5, 6, 0)), asked("b", towards(0, 1, 0))], 2, all);
      expect(both.map(({ symbol }) => symbol)).toEqual([100 + 3, 500]);
    });

    it("leaves out what does not pass, and fills the page with what does", async () => {
      const found = await (await filled()).nearest([asked("a", towards(0, 1, 0))], 2, (symbol) => symbol !== 100);
      expect(found.map(({ symbol }) => symbol)).toEqual([2 ** 40, 101]);
    });

    it("tells how near given symbols are", async () => {
      const scores = await (await filled()).scoresOf([asked("a", towards(0, 1, 0))], [103, 100, 77]);
      expect([...scores.keys()].sort()).toEqual([100, 103]);
      expect(scores.get(100)).toBeCloseTo(1, 2);
      expect(scores.get(103)).toBeCloseTo(0, 2);
    });

    it("forgets a part that goes, and takes others in its place", async () => {
      const index = await filled();
      await index.remove(1);
      for (let id = 10; id < 40; id++) {
        await index.add(
          part(
            id,
            "a",
            id * 10_000,
            Array.from({ length: 200 }, () => towards(7, 8, id / 100)),
          ),
        );
        if (id % 2 === 0) await index.remove(id);
      }
      const [nearest] = await index.nearest([asked("a", towards(0, 1, 0))], 1, all);
      expect(nearest.symbol).toBe(2 ** 40);
      const [kept] = await index.nearest([asked("a", towards(7, 8, 0.1))], 1, all);
      expect(kept.symbol).toBe(110_000);
    });

    it("finds nothing where nothing is", async () => {
      expect(await (await open()).nearest([asked("a", towards(0, 1, 0))], 5, all)).toEqual([]);
    });
  });
}
