import { describe, expect, it } from "vitest";
import { CpuShare } from "./cpu-share";

/** A process that spent `cpu` of `wall` milliseconds. */
function after(wall: number, cpu: number, busy: number): number {
  let [now, spent] = [5_000, 700];
  const share = new CpuShare(
    () => now,
    () => spent,
  );
  [now, spent] = [now + wall, spent + cpu];
  return share.measured(busy);
}

describe("the share of a core that busy threads get", () => {
  it("is the CPU time of the process, divided by its busy threads", () => {
    expect(after(1_000, 1_000, 1)).toBe(1);
    expect(after(1_000, 2_000, 2)).toBe(1);
    expect(after(1_000, 500, 2)).toBe(0.25);
  });

  it("is at most a core, though other threads of the process work too", () => {
    expect(after(1_000, 1_900, 1)).toBe(1);
  });

  it("counts something even where nothing was got, so that a thread that hangs is given up", () => {
    expect(after(1_000, 0, 2)).toBe(0.1);
  });

  it("is taken to be a whole core until it was measured", () => {
    expect(after(20, 0, 2)).toBe(1);
  });

  it("measures this process", () => {
    const share = new CpuShare();
    const until = performance.now() + 150;
    while (performance.now() < until) Math.sqrt(until);
    expect(share.measured(1)).toBeGreaterThanOrEqual(0.1);
  });
});
