/** What every engine behind the port VectorIndex must keep, as tests. */
import { describe, expect, it } from "vitest";
import { quantized } from "../embedders/quantize";
import { randomNumbers } from "../table/float-table";
import type { VectorIndex, VectorPart, Wanted } from "./port";

const DIMENSIONS = 24;
/** Vectors of the largest test, and how many of the nearest it asks for. */
export const MANY = 3_000;
const FEW = 50;

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
/** Every symbol that the suite adds is below this, but for one. */
const MADE = [2 ** 40, ...Array.from({ length: 50 * 10_000 }, (_, at) => at)];
const those = (passes: (symbol: number) => boolean): Wanted => ({ passes, all: () => MADE.filter(passes) });
const all: Wanted = { passes: () => true, all: () => MADE };

interface Engine {
  /** an empty one, which takes parts of ids from 1 to 60 */
  open(): Promise<VectorIndex>;
  /** does what is done behind the writing */
  settled?(): Promise<void>;
}

export function itConforms(engine: string, { open, settled = async () => {} }: Engine): void {
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
      const found = await (
        await filled()
      ).nearest(
        [asked("a", towards(0, 1, 0))],
        2,
        those((symbol) => symbol !== 100),
      );
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

    it("says which parts it answers from", async () => {
      const index = await filled();
      await index.remove(2);
      expect([...(await index.parts())].sort()).toEqual([1, 3]);
    });

    it("has a part once that is added twice", async () => {
      const index = await filled();
      await index.add(part(2, "a", 2 ** 40, [towards(0, 1, 0.1)]));
      const found = await index.nearest([asked("a", towards(0, 1, 0))], 9, all);
      expect(found.filter(({ symbol }) => symbol === 2 ** 40)).toHaveLength(1);
    });

    it("leaves out a vector that says nothing, or names it last", async () => {
      const index = await open();
      await index.add(part(1, "a", 100, [new Float32Array(DIMENSIONS), towards(0, 1, 0.5)]));
      const found = await index.nearest([asked("a", towards(0, 1, 0))], 2, all);
      expect(found[0].symbol).toBe(101);
      expect(found[1]?.score ?? 0).toBe(0);
    });

    it("finds the nearest of many thousands, whatever share of them is wanted", { timeout: 120_000 }, async () => {
      const index = await open();
      const made = manyVectors(MANY);
      const third = MANY / 3;
      for (let id = 1; id <= 3; id++)
        await index.add(part(id, "a", (id - 1) * third, made.slice((id - 1) * third, id * third)));
      await settled();
      await index.parts();
      for (const share of [1, 3, 20, 700]) {
        const passes = (symbol: number): boolean => symbol % share === 0;
        const wanted: Wanted = { passes, all: () => [...made.keys()].filter(passes) };
        for (const question of made.slice(0, 5)) {
          const found = await index.nearest([asked("a", question)], FEW, wanted);
          const nearest = nearestOf(question, made, passes);
          expect(found.every(({ symbol }) => passes(symbol))).toBe(true);
          expect(found.length).toBe(nearest.size);
          const right = found.filter(({ symbol }) => nearest.has(symbol)).length;
          expect(right / nearest.size).toBeGreaterThanOrEqual(0.9);
        }
      }
    });

    it("finds nothing where nothing is", async () => {
      expect(await (await open()).nearest([asked("a", towards(0, 1, 0))], 5, all)).toEqual([]);
    });
  });
}

/** In clusters, as vectors of texts are. */
function manyVectors(count: number): Float32Array[] {
  const next = randomNumbers(7);
  const centres = Array.from({ length: 40 }, () => Float32Array.from({ length: DIMENSIONS }, () => next() - 0.5));
  return Array.from({ length: count }, () => {
    const centre = centres[Math.floor(next() * centres.length)];
    return centre.map((value) => value + (next() - 0.5) * 0.6);
  });
}

function nearestOf(
  question: Float32Array,
  vectors: readonly Float32Array[],
  passes: (symbol: number) => boolean,
): ReadonlySet<number> {
  const scored = vectors.flatMap((vector, symbol) =>
    passes(symbol) ? [{ symbol, score: cosine(question, vector) }] : [],
  );
  return new Set(
    scored
      .sort((a, b) => b.score - a.score)
      .slice(0, FEW)
      .map(({ symbol }) => symbol),
  );
}

function cosine(a: Float32Array, b: Float32Array): number {
  const dot = a.reduce((sum, value, at) => sum + value * b[at], 0);
  return dot / (Math.hypot(...a) * Math.hypot(...b));
}
