import { describe, expect, it } from "vitest";
import { decodePreciseFacts, encodePreciseFacts, OUTSIDE, type PreciseUse } from "./precise-facts";

const crane = { name: "Crane", keyHash: -5_123_456_789_012n };
const lift = { name: "lift", keyHash: 9_007_199_254_740_993n };

function read(bytes: Uint8Array): PreciseUse[] {
  const { count, line, column, meaning, meanings, targets } = decodePreciseFacts(bytes);
  return Array.from({ length: count }, (_, i) => ({
    line: line[i],
    column: column[i],
    targets: meaning[i] === OUTSIDE ? null : [...meanings[meaning[i]]].map((at) => targets[at]),
  }));
}

describe("precise facts of a file", () => {
  const uses: PreciseUse[] = [
    { line: 0, column: 4, targets: [crane] },
    { line: 0, column: 12, targets: null },
    { line: 700, column: 2, targets: [lift, crane] },
    { line: 701, column: 0, targets: [crane] },
  ];

  it("come back as they were written", () => {
    expect(read(encodePreciseFacts(uses))).toEqual(uses);
  });

  it("tell of members that the index has no symbol for, used and declared", () => {
    const count = { home: "src/tide.ts", keyHash: 77n };
    const members = [
      { line: 2, column: 9, keyHash: 77n },
      { line: 2, column: 19, keyHash: -1n },
      { line: 5, column: 1, keyHash: 2n ** 62n },
    ];
    const all = [...uses, { line: 702, column: 0, targets: [count, crane] }];
    const bytes = encodePreciseFacts(all, members);
    expect(read(bytes)).toEqual(all);
    expect(decodePreciseFacts(bytes).members).toEqual(members);
    expect(decodePreciseFacts(encodePreciseFacts(uses)).members).toEqual([]);
  });

  it("take few bytes a use", () => {
    const many = Array.from({ length: 1000 }, (_, n) => ({ line: n, column: n % 40, targets: [n % 2 ? crane : lift] }));
    expect(encodePreciseFacts(many).length).toBeLessThan(3100);
  });

  it("that are cut off or were made up are refused", () => {
    const bytes = encodePreciseFacts(uses);
    for (let length = 1; length < bytes.length; length++)
      expect(() => decodePreciseFacts(bytes.subarray(0, length))).toThrow(RangeError);
    for (let at = 0; at < bytes.length; at++) {
      const mutated = Uint8Array.from(bytes);
      mutated[at] ^= 0xff;
      try {
        decodePreciseFacts(mutated);
      } catch (error) {
        expect(error).toBeInstanceOf(RangeError);
      }
    }
  });
});
