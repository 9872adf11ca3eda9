import { describe, expect, it } from "vitest";
import { movedBy } from "./moved-by";

describe("a key on the line beside a pane", () => {
  it("moves the line its way, so the pane grows or gives way", () => {
    const left = { across: false, way: 1, size: 272 } as const;
    expect(movedBy("ArrowRight", left)).toBe(288);
    expect(movedBy("ArrowLeft", left)).toBe(256);
    const right = { ...left, way: -1 } as const;
    expect(movedBy("ArrowRight", right)).toBe(256);
    const below = { across: true, way: -1, size: 340 } as const;
    expect(movedBy("ArrowUp", below)).toBe(356);
    expect(movedBy("ArrowDown", below)).toBe(324);
  });

  it("goes to the ends, and leaves all other keys alone", () => {
    const line = { across: false, way: 1, size: 272 } as const;
    expect(movedBy("Home", line)).toBe(0);
    expect(movedBy("End", line)).toBeGreaterThan(10_000);
    expect(movedBy("ArrowUp", line)).toBeNull();
    expect(movedBy("f", line)).toBeNull();
  });
});
