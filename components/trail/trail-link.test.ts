import { describe, expect, it } from "vitest";
import { readTrail, writeTrail } from "./trail-link";
import type { Step } from "./trail";

const ORIGIN = "http://localhost:4100";
const STEPS: Step[] = [
  {
    url: "/r/yard/src/crane.ts",
    name: "crane.ts",
    kind: null,
    repo: "yard",
    file: "src/crane.ts",
    line: null,
    how: "link",
  },
  {
    url: "/r/yard/src/a%20b.cc?symbol=cpp%20Crane%23%22operator%2C%22.",
    name: "operator,",
    kind: "method",
    repo: "yard",
    file: "src/a b.cc",
    line: 12,
    how: "definition",
  },
  {
    url: "/r/yard/hoist.ts#L7C3",
    name: "lift",
    kind: "function",
    repo: "yard",
    file: "hoist.ts",
    line: 7,
    how: "usage",
  },
];
const read = (link: string): Step[] => readTrail(new URL(link).searchParams, ORIGIN);

describe("a link to a trail", () => {
  it("opens where the reader is, and holds every step", () => {
    const { link, held } = writeTrail({ steps: STEPS, at: 1 }, ORIGIN);
    expect(held).toBe(3);
    expect(new URL(link).pathname).toBe("/r/yard/src/a%20b.cc");
    expect(new URL(link).searchParams.get("symbol")).toBe('cpp Crane#"operator,".');
    expect(read(link)).toEqual(STEPS);
  });

  it("holds the last steps when all are too many for an address", () => {
    const many = Array.from({ length: 100 }, (_, at) => ({ ...STEPS[1], name: `${at}`.repeat(20) }));
    const { link, held } = writeTrail({ steps: many, at: 99 }, ORIGIN);
    expect(link.length).toBeLessThan(6200);
    expect(held).toBeGreaterThan(10);
    expect(read(link).at(-1)?.name).toBe("99".repeat(10 * 2).slice(0, 40));
  });

  it.each(["x", "link,,,a,/evil.example/x", "jump,,,a,yard/a.ts", "link,widget,,a,yard/a.ts", "link,,,a,yard"])(
    "leaves out %s",
    (trail) => expect(readTrail(new URLSearchParams({ trail }), ORIGIN)).toEqual([]),
  );
});
