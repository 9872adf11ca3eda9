import { describe, expect, it } from "vitest";
import { randomNumbers } from "../../testing/random";
import { nextStep, SEGMENT_LIMITS } from "./plan-segment";
import { SegmentModel } from "../../testing/indexer/planned-texts";

describe("the next segment", () => {
  const MB = 1 << 20;
  const of = (...sizes: number[]) =>
    sizes.map((bytes, i) => ({ id: i + 1, files: bytes, live: bytes, bytes: bytes * 1000 }));
  const files = (count: number, bytes = 1000) => Array.from({ length: count }, (_, id) => ({ id, bytes }));

  it("takes the smaller segments along, so that each is several times as large as the next smaller one", () => {
    expect(nextStep(of(1000, 100, 10), files(1))?.merged).toEqual([]);
    expect(nextStep(of(1000, 100, 10), files(3))?.merged).toEqual([3]);
    expect(nextStep(of(1000, 100, 10), files(20))?.merged).toEqual([3, 2]);
  });

  it("is not written where nothing waits, little is gone and no two segments are better one", () => {
    expect(nextStep(of(1000, 100, 10), [])).toBeNull();
    expect(nextStep(of(29_000, 20_000), [])).toBeNull();
  });

  it("takes the place of one of which more than half is gone", () => {
    const step = nextStep([{ id: 7, files: 100, live: 49, bytes: 49_000 }], []);
    expect(step).toEqual({ taken: [], merged: [7], dissolved: [] });
  });

  it("leaves a full one alone, and covers what is new beside it", () => {
    const full = { id: 1, files: 9_000, live: 9_000, bytes: SEGMENT_LIMITS.bytes };
    const step = nextStep([full], files(20, 10 * MB));
    expect(step).toEqual({ taken: [0, 1, 2, 3], merged: [], dissolved: [] });
  });

  it("gives a file to itself that is larger than a segment", () => {
    expect(nextStep([], files(3, 900 * MB))?.taken).toEqual([0]);
  });

  it("counts files by what their texts take", () => {
    expect(nextStep([], files(20_000, 40))?.taken).toHaveLength(20_000);
  });
});

describe("keeping the text index", () => {
  it("ends after few steps with every file in one segment, through 10,000 random histories", () => {
    for (let seed = 1; seed <= 10_000; seed++) {
      const model = new SegmentModel(randomNumbers(seed * 2_654_435_761));
      model.live();
      expect(model.wrong, `history ${seed}`).toEqual([]);
    }
  });

  it("ends with a thousand small segments", () => {
    const model = new SegmentModel(randomNumbers(1));
    for (let i = 0; i < 1000; i++) model.segment([{ bytes: 1 }]);
    model.settle();
    expect(model.wrong).toEqual([]);
  });

  it("ends with segments that are larger than they may be, of which much is gone", () => {
    const model = new SegmentModel(randomNumbers(2));
    for (let i = 0; i < 20; i++) model.segment(Array.from({ length: 200 }, () => ({ bytes: 90 })));
    model.thinOut(6);
    model.settle();
    expect(model.wrong).toEqual([]);
  });

  it("writes a file again a few times only while others come one by one", () => {
    const model = new SegmentModel(randomNumbers(3), SEGMENT_LIMITS);
    for (let i = 0; i < 1000; i++) {
      model.come(1, () => 500);
      model.settle();
    }
    expect(model.wrong).toEqual([]);
    expect(model.rewritings).toBeLessThan(10);
  });
});
