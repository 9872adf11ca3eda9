import { describe, expect, it } from "vitest";
import { MOST_STEPS, NO_TRAIL, stepTo, walkTo, type Step, type Trail } from "./trail";

const step = (url: string, how: Step["how"] = "definition"): Step => ({
  url: `/r/yard/${url}`,
  name: url,
  kind: "class",
  repo: "yard",
  file: url.replace(/[?#].*/, ""),
  line: 1,
  how,
});
const trailOf = (...urls: string[]): Trail => urls.reduce((trail, url) => stepTo(trail, step(url)), NO_TRAIL);
const here = ({ steps, at }: Trail): string | undefined => steps[at]?.name;

describe("a reading trail", () => {
  it("grows with each jump, and not while the reader stays", () => {
    const trail = trailOf("a.ts", "b.ts", "b.ts", "c.ts");
    expect(trail.steps.map(({ name }) => name)).toEqual(["a.ts", "b.ts", "c.ts"]);
    expect(here(trail)).toBe("c.ts");
  });

  it("is walked back and forth without growing", () => {
    const back = walkTo(trailOf("a.ts", "b.ts", "c.ts"), step("b.ts"));
    expect([here(back), back.steps.length]).toEqual(["b.ts", 3]);
    expect(here(walkTo(back, step("c.ts")))).toBe("c.ts");
  });

  it("goes back to the nearer of two visits of one place", () => {
    const back = walkTo(trailOf("a.ts", "b.ts", "a.ts", "c.ts"), step("a.ts"));
    expect(back.at).toBe(2);
  });

  it("knows a place again by its file when the cursor had left its line", () => {
    expect(here(walkTo(trailOf("a.ts?symbol=k", "b.ts"), step("a.ts#L40C2")))).toBe("a.ts?symbol=k");
  });

  it("keeps what was gone back from when the reader turns elsewhere", () => {
    const turned = stepTo(walkTo(trailOf("a.ts", "b.ts"), step("a.ts")), step("c.ts"));
    expect(turned.steps.map(({ name }) => name)).toEqual(["a.ts", "b.ts", "c.ts"]);
  });

  it("holds a place that the history knows and the trail does not", () => {
    expect(here(walkTo(trailOf("a.ts"), step("z.ts")))).toBe("z.ts");
  });

  it("forgets the oldest", () => {
    const urls = Array.from({ length: MOST_STEPS + 5 }, (_, at) => `${at}.ts`);
    const { steps, at } = trailOf(...urls);
    expect([steps.length, steps[0].name, at]).toEqual([MOST_STEPS, "5.ts", MOST_STEPS - 1]);
  });
});
