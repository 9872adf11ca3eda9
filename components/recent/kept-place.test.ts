import { expect, it } from "vitest";
import { isKeptPlace } from "./kept-place";

const PLACE = { url: "/r/yard/crane.ts", name: "Crane", kind: "class", repo: "yard", file: "crane.ts" };

it("a place is kept with its kind, or as a file", () => {
  expect(isKeptPlace(PLACE)).toBe(true);
  expect(isKeptPlace({ ...PLACE, kind: null, more: 1 })).toBe(true);
});

it("what leads out of the repositories, lacks a part or is of another shape is no place", () => {
  for (const wrong of [
    { url: "https://elsewhere" },
    { url: 1 },
    { kind: "thing" },
    { kind: undefined },
    { repo: null },
  ])
    expect(isKeptPlace({ ...PLACE, ...wrong }), JSON.stringify(wrong)).toBe(false);
  for (const wrong of [null, "place", [PLACE], 7]) expect(isKeptPlace(wrong)).toBe(false);
});
