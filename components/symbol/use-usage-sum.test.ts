import { describe, expect, it } from "vitest";
import { summed, type FirstUses } from "./use-usage-sum";

const FIRST: FirstUses = {
  counts: { proven: 3, inferred: 1, possible: 2 },
  totalIsLowerBound: true,
  listed: 2,
  proven: 2,
  roles: [["call", 2]],
  files: ["game/crane.cpp"],
  next: "c",
};
const REST = {
  sure: 4,
  proven: 1,
  roles: new Map([["read", 4]] as const),
  files: new Set(["game/crane.cpp", "game/hoist.cpp"]),
};

describe("the uses of a symbol in figures", () => {
  it("are what the page came with, where that is all", () => {
    const whole = summed({ ...FIRST, totalIsLowerBound: false, next: null }, null);
    expect(whole).toEqual({ counts: FIRST.counts, atLeast: false, roles: [["call", 2]], files: 1 });
  });

  it("never get smaller while they are counted on, and name no files before all are known", () => {
    const begun = { sure: 1, proven: 0, roles: new Map(), files: new Set<string>(), ended: false };
    expect(summed(FIRST, begun)).toMatchObject({ counts: { proven: 3, inferred: 1 }, atLeast: true, files: null });
  });

  it("are true at the end: by basis, by role and by file", () => {
    expect(summed(FIRST, { ...REST, ended: true })).toEqual({
      counts: { proven: 3, inferred: 3, possible: 2 },
      atLeast: false,
      roles: [
        ["read", 4],
        ["call", 2],
      ],
      files: 2,
    });
  });
});
